import { expect, test } from 'vitest'
import { expectLinear } from '../../../tests/support/threads/expect-linear.ts'
import { candidatesOf } from './candidates.ts'
import { correctByPages } from './correct-by-pages.ts'

const text = 'Marit Hovland designed the bridge of Norrvik.'
const blocks = [{ kind: 'paragraph' as const, start: 0, end: text.length, depth: 0, opens: true }]
const page = { docId: 'doc', title: 'The bridge', url: 'https://norrvik.example/', text, blocks }
const candidates = candidatesOf([page, { ...page, docId: 'other' }], text)
const context = ''

test('a word is read as one that two pages have, and not as one that a single page has', async () => {
  const question = 'Who desinged the bridge?'
  expect(await correctByPages(candidates, { question, context })).toEqual([
    { written: 'desinged', meant: 'designed' },
  ])
  const ofOne = candidatesOf([page], text)
  expect(await correctByPages(ofOne, { question, context })).toEqual([])
})

test('a long question takes as long as it and the pages have words', async () => {
  const work = (size: number) => {
    const names = Array.from({ length: size }, (_, at) => `bridge${at}`)
    const all = names.flatMap((name) =>
      candidates.map((one) => ({ ...one, counts: new Map([[name, 1]]) })),
    )
    const question = `${names.join(' ')} desinged`
    return () => correctByPages(all, { question, context })
  }
  await expectLinear(work, 1_500)
})
