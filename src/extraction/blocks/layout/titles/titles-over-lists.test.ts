import { expect, test } from 'vitest'
import { readBlocks, readPlainBlocks } from '../../read-blocks.ts'

function kinds(text: string, read = readPlainBlocks): string[] {
  return read(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)
}

const warning = 'Do not use this machine\n- if you are tired\n- in the rain'
const read = ['heading: Do not use this machine', 'item: if you are tired', 'item: in the rain']

test('a few words right above a list with marks are its heading, also in Markdown without headings', () => {
  expect(kinds(warning)).toEqual(read)
  expect(kinds(warning, readBlocks)).toEqual(read)
})

test.each([
  ['a sentence', 'They do not use it.\n- if tired\n- in the rain'],
  ['a lead with a colon', 'Do not use it:\n- if tired\n- in the rain'],
  ['words with a blank line below', 'Do not use this machine\n\n- if tired\n- in the rain'],
  ['the end of a letter', 'Thanks again for the lift\n- Ada'],
  [
    'the last line of prose',
    'It was late and we were\nAll in all tired\n- if not hungry\n- and wet',
  ],
])('%s above a list is no heading', (_, text) => {
  expect(kinds(text).filter((block) => block.startsWith('heading'))).toEqual([])
})

test('in Markdown that marks its headings, words above a list stay a paragraph', () => {
  expect(kinds(`# Manual\n\n${warning}`, readBlocks)[1]).toBe('paragraph: Do not use this machine')
})

test('in Markdown strong words over a list are its heading, below the one of the section', () => {
  const list = '- 3 aubergines\n- 2 onions'
  const blocks = readBlocks(`## Moussaka\n\n**You need**\n\n${list}\n\n**And then**\n${list}`)
  expect(blocks.flatMap(({ kind, depth }) => (kind === 'heading' ? [depth] : []))).toEqual([
    2, 3, 3,
  ])
  const told = readBlocks(`## Moussaka\n\n**For the sauce:**\n\n${list}`)
  expect(told.filter(({ kind }) => kind === 'heading')).toHaveLength(1)
})

test('in a plain text a few words right above fields are their heading', () => {
  const lights = 'Lights\nGreen: ready\nRed: full'
  expect(kinds(`Read this first.\n\n${lights}`).slice(1)).toEqual([
    'heading: Lights',
    'row: Green: ready',
    'row: Red: full',
  ])
  expect(kinds('Read it.\n\nThe lights, as built,\nGreen: ready\nRed: full')[1]).not.toMatch(
    /^heading/,
  )
})
