import { expect, test } from 'vitest'
import { readBlocks } from './read-blocks.ts'
import { termsApart } from './terms-apart.ts'

const text = '-q, --quiet\nSays nothing.\n\nNot even why.\n\n1. Contents'
const block = (content: string, depth: number) => {
  const start = text.indexOf(content)
  const common = { kind: 'definition' as const, opens: false }
  return { ...common, start, end: start + content.length, depth }
}

test('a term stands over its description, and without one it is a paragraph', () => {
  const blocks = [
    block('-q, --quiet\nSays nothing.', 1),
    block('Not even why.', 2),
    block('1. Contents', 1),
  ]

  const apart = termsApart(text, blocks)

  expect(apart.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
    ['heading', '-q, --quiet'],
    ['definition', 'Says nothing.'],
    ['definition', 'Not even why.'],
    ['paragraph', '1. Contents'],
  ])
})

test('a footnote of several lines has no term', () => {
  const note = 'She sails.[^1]\n\n[^1]: The first ferry\nwas built of oak.'
  const blocks = readBlocks(note)

  expect(blocks.map(({ kind }) => kind)).toContain('definition')
  expect(termsApart(note, blocks)).toEqual(blocks)
})
