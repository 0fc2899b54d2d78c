import { expect, test } from 'vitest'
import { expectLinear } from '../../../tests/support/threads/expect-linear.ts'
import { readBlocks } from './read-blocks.ts'
import { termsApart } from './terms-apart.ts'

const text = '-q, --quiet\nSays nothing.\n\nNot even why.\n\n1. Contents'
const block = (content: string, depth: number) => {
  const start = text.indexOf(content)
  const common = { kind: 'description' as const, opens: false }
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
    ['description', 'Says nothing.'],
    ['description', 'Not even why.'],
    ['paragraph', '1. Contents'],
  ])
})

const terms = ['heading: Streaks', 'description: The head is dirty.']
const others = ['heading: Wrong colours', 'description: There is no ink.']
const rest = ['paragraph: Ask the maker.']

test.each([
  [
    'in paragraphs below them',
    '- **Streaks**\n\n  The head is dirty.\n\n- **Wrong colours**\n\n  There is no ink.\n\nAsk the maker.',
    [...terms, ...others, ...rest],
  ],
  [
    'on the next line',
    '- Streaks\nThe head is dirty.\n- Wrong colours\nThere is no ink.\n\nAsk the maker.',
    [...terms, ...others, ...rest],
  ],
  [
    'behind a colon',
    '- Streaks:\nThe head is dirty.\n- Wrong colours:\nThere is no ink.\n\nAsk the maker.',
    [...terms, ...others, ...rest].map((one) => one.replace(/^(heading.*)$/, '$1:')),
  ],
  [
    'in several paragraphs',
    '- Streaks\n\n  The head is dirty.\n\n  Clean it.\n\n- Wrong colours\n\n  There is no ink.',
    [...terms, 'description: Clean it.', ...others],
  ],
  [
    'below a line for links',
    '- <a name="streaks"></a>\nStreaks\nThe head is dirty.\n- <a id="c"></a> <!-- c -->\nWrong colours\nThere is no ink.',
    [...terms, ...others],
  ],
  [
    'in lists of their own',
    '- Streaks\n\n  The head is dirty.\n\n  - Clean it.\n\n- Wrong colours\n\n  There is no ink.\n\n  - Buy some.\n\nAsk the maker.',
    [...terms, 'item: Clean it.', ...others, 'item: Buy some.', ...rest],
  ],
])('items that only name what is said %s are terms', (_where, text, told) => {
  expect(shownApart(text)).toEqual(told)
})

test.each([
  ['one alone', '- Streaks\n\n  The head is dirty.\n\nThe end.'],
  ['whole sentences', '- It has streaks.\n\n  Clean it.\n\n- It has spots.\n\n  Paint it.'],
  ['steps', '1. **Open it**\n\n   By hand.\n\n2. **Clean it**\n\n   With water.'],
  ['what goes on in the next line', '- The head\n  Is dirty\n- The ink\nis out\n\nThe end.'],
  ['a plain list before a paragraph', '- ropes\n- tar\n\nThe end.'],
])('items are no terms where they are %s', (_what, text) => {
  expect(termsApart(text, readBlocks(text))).toEqual(readBlocks(text))
})

test.each([
  ['items', (size: number) => '- Streaks\n\n  The head is dirty.\n\n  Clean it.\n\n'.repeat(size)],
  [
    'paragraphs',
    (size: number) => `- Streaks\n\n${'  Clean it.\n\n'.repeat(size)}- Spots\n\n  Paint it.`,
  ],
  ['lone items', (size: number) => '- Streaks\n\n  Clean it.\n\nThe end.\n\n'.repeat(size)],
])('many %s are read in linear time', async (_what, textOf) => {
  await expectLinear((size) => {
    const text = textOf(size)
    const blocks = readBlocks(text)
    return () => termsApart(text, blocks)
  }, 10_000)
})

test('a list is read however long it is', () => {
  const text = '- Streaks\n\n  Clean it.\n\n'.repeat(100_000)
  expect(termsApart(text, readBlocks(text))).toHaveLength(200_000)
})

/** The blocks of a text with its terms over their descriptions, without marks. */
function shownApart(text: string): string[] {
  return termsApart(text, readBlocks(text)).map(({ kind, start, end }) => {
    return `${kind}: ${text.slice(start, end).replaceAll('*', '')}`
  })
}

test('a footnote of several lines has no term', () => {
  const note = 'She sails.[^1]\n\n[^1]: The first ferry\nwas built of oak.'
  const blocks = readBlocks(note)

  expect(blocks.map(({ kind }) => kind)).toContain('description')
  expect(termsApart(note, blocks)).toEqual(blocks)
})
