import { expect, test } from 'vitest'
import { expectLinear } from '../../../../../tests/support/threads/expect-linear.ts'
import { readPlainBlocks } from '../../read-blocks.ts'

/** Each block of a plain text as `kind and depth: content`. */
function shown(text: string): string[] {
  return readPlainBlocks(text).map(({ kind, depth, start, end }) => {
    return `${kind}${depth || ''}: ${text.slice(start, end)}`
  })
}

test('titles between equals signs are headings, also right above their text', () => {
  expect(shown('== Boats ==\nThey float.\n=== Ferries ===\n\nThey sail.')).toEqual([
    'heading2: Boats',
    'paragraph: They float.',
    'heading3: Ferries',
    'paragraph: They sail.',
  ])
})

test('where the first title has the most signs, it is the outermost', () => {
  const note = '====== Boats ======\n\nThey float.\nAll of them.\n===== Ferries =====\nThey sail.'
  expect(shown(note)).toEqual([
    'heading1: Boats',
    'paragraph: They float.\nAll of them.',
    'heading2: Ferries',
    'paragraph: They sail.',
  ])
})

test.each(['== a', 'a == b == c', '==a==', `== ${'a'.repeat(300)} ==`])(
  'anything else with such signs is text: %s',
  (line) => {
    expect(shown(`So:\n${line}\nEnd.`)).toEqual([`paragraph: So:\n${line}\nEnd.`])
  },
)

test('titles are read in linear time', async () => {
  await expectLinear((size) => {
    const text = `== ${'= '.repeat(40)}==\n`.repeat(size / 80)
    return () => readPlainBlocks(text)
  }, 400_000)
})
