import { expect, test } from 'vitest'
import type { Block } from './block.ts'
import { termsApart } from './terms-apart.ts'

test('a term stands over its description, and a definition without one is a paragraph', () => {
  const text = '-q, --quiet\nSays nothing.\n\nKeel\n: The lowest beam.\n\n1. Contents'
  const block = (content: string): Block => {
    const start = text.indexOf(content)
    return { kind: 'definition', start, end: start + content.length, depth: 0, opens: false }
  }
  const blocks = ['-q, --quiet\nSays nothing.', 'Keel\n: The lowest beam.', '1. Contents'].map(
    block,
  )

  const apart = termsApart(text, blocks)

  expect(apart.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
    ['heading', '-q, --quiet'],
    ['definition', 'Says nothing.'],
    ['heading', 'Keel'],
    ['definition', 'The lowest beam.'],
    ['paragraph', '1. Contents'],
  ])
})
