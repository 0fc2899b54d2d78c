import { expect, test } from 'vitest'
import { MemoryIndex } from '../../../../tests/support/library/memory-index.ts'
import { expectLinear } from '../../../../tests/support/threads/expect-linear.ts'
import { retrieve } from '../retrieve.ts'

test.each(['rag', 'graph'] as const)(
  '%s: a setting comes before others whose names have the same words',
  async (engine) => {
    const index = new MemoryIndex()
    const add = (text: string, number: number) =>
      index.add(`${number}`, {
        title: 'Settings',
        headings: [],
        text,
        language: 'en',
        opensDocument: true,
      })
    const others = Array.from(
      { length: 20 },
      (_, other) => `anchor-${other}: how deep. Default: ${other}.`,
    )
    const alike = [
      'fetch-max: how long it retries to fetch. Default: 9.',
      'retries-of-fetch. Default: 8.',
    ]
    const texts = [
      ...others,
      ...alike,
      'fetch-retries: how often a server is asked again. Default: 7.',
    ]
    texts.forEach(add)

    const [first] = await retrieve('default of fetch-retries', index, { engine, limit: 3 })

    expect(first?.chunk.text).toContain('Default: 7')
  },
)

test('the chunk that describes an option comes before others that have it, or its letter', async () => {
  const index = new MemoryIndex()
  const others = Array.from(
    { length: 40 },
    (_, number) => `Use fogctl c -c ${number} or fogctl -C x.`,
  )
  const add = (text: string, headings: readonly string[]) =>
    index.add(text, { title: 'fogctl', headings, text, language: 'en', opensDocument: false })
  for (const other of others) add(other, ['-c, --count'])
  add('Go to DIR before all else.', ['-C, --change DIR'])

  const [first] = await retrieve('What does fogctl -C do?', index, { engine: 'rag', limit: 3 })

  expect(first?.chunk.text).toContain('Go to DIR')
})

test('the chunk of a version comes before one that has more of the words, and one that has only its numbers', async () => {
  const index = new MemoryIndex()
  const add = (text: string, headings: readonly string[]) =>
    index.add(text, { title: 'Notes', headings, text, language: 'en', opensDocument: false })
  add('Version 4.2 is for people with fixed terms. What was agreed stays as it was.', ['1 Scope'])
  for (const number of [1, 2, 3]) add(`Chapter 3 has ${number} of 3 parts.`, ['3 Parts'])
  add('Fixed: labels are printed again.', ['3.3.1 (2026-02-03)'])

  const asked = 'What was fixed in version 3.3.1?'
  const [first] = await retrieve(asked, index, { engine: 'rag', limit: 3 })

  expect(first?.chunk.text).toBe('Fixed: labels are printed again.')
})

test('a question of very many designations takes no longer than its length tells', async () => {
  const index = new MemoryIndex()
  const names = (count: number) => Array.from({ length: count }, (_, name) => `a${name}-b${name}`)
  const text = names(200).join(' ')
  for (let copy = 0; copy < 30; copy++) {
    const title = `Settings ${copy}`
    index.add(title, { title, headings: [], text, language: 'en', opensDocument: true })
  }

  await expectLinear((size) => {
    const question = names(size).join(' ')
    return () => retrieve(question, index, { engine: 'rag', limit: 3 })
  }, 12_000)
})
