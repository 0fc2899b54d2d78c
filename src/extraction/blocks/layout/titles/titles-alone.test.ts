import { expect, test } from 'vitest'
import { expectLinear } from '../../../../../tests/support/threads/expect-linear.ts'
import { readBlocks, readPlainBlocks } from '../../read-blocks.ts'

/** The headings of a text as `depth: words`. */
function headings(text: string, read = readPlainBlocks): string[] {
  return read(text)
    .filter(({ kind }) => kind === 'heading')
    .map(({ depth, start, end }) => `${depth}: ${text.slice(start, end)}`)
}

const sentence = 'The ferry sails from the harbour at noon and comes back before the evening.'

test('short lines alone above a text are headings, and those of another kind stand within', () => {
  const law = [
    'Law of the Harbour',
    'Article I',
    'Section 1',
    sentence,
    'Section 2',
    sentence,
    'Article II',
    sentence,
    'Old boats',
    sentence,
    'Article III',
    sentence,
  ]
  expect(headings(law.join('\n\n'))).toEqual([
    '1: Article I',
    '2: Section 1',
    '2: Section 2',
    '1: Article II',
    '2: Old boats',
    '1: Article III',
  ])
})

test('chapters may be told by their last word, and stand below the numbered titles of a text', () => {
  const story = ['Der Fährmann', 'Erstes Kapitel', sentence, 'Zweites Kapitel', sentence]
  expect(headings(story.join('\n\n'))).toEqual(['1: Erstes Kapitel', '1: Zweites Kapitel'])
  const leaflet = [
    '1. Use',
    sentence,
    'At night',
    sentence,
    '2. Care',
    sentence,
    'In rain',
    sentence,
  ]
  expect(headings(leaflet.join('\n\n'))).toEqual(['2: Use', '3: At night', '2: Care', '3: In rain'])
})

test('a first line of the same kind is one too', () => {
  const story = [`Jonah 1`, sentence, 'Jonah 2', sentence]
  expect(headings(story.join('\n\n'))).toEqual(['1: Jonah 1', '1: Jonah 2'])
})

test('in Markdown lines in strong letters that count up are, below the headings that have marks', () => {
  const law = `# Law\n\n**Art 1**\n\n${sentence}\n\n**Art 2**\n\n${sentence}\n\n**Mind the gap**\n\n${sentence}\n\n**Hold on**\n\n${sentence}`
  expect(headings(law, readBlocks)).toEqual(['1: Law', '2: **Art 1**', '2: **Art 2**'])
})

test.each([
  ['a single one', ['Law', sentence, 'Old boats', sentence]],
  ['sentences', ['Law', sentence, 'It rains.', sentence, 'It snows!', sentence]],
  [
    'names under letters',
    [sentence, 'Best regards,', 'Ada Bell', sentence, 'Yours,', 'Ben Cole', sentence],
  ],
  ['lines without a text', ['Bread', 'Milk', 'Butter', 'Tea']],
  ['fields', [sentence, 'Chair: Ada', sentence, 'Clerk: Ben', sentence]],
  [
    'lines of a longer paragraph',
    [`Old boats\n${'and new ones '.repeat(9)}`, `New boats\n${'and old ones '.repeat(9)}`],
  ],
])('%s are no headings', (_, parts) => {
  expect(headings(parts.join('\n\n'))).toEqual([])
})

test.each(['A\n\n', 'A b\n\nB sails from the harbour at noon today.\n\n', '**A**\n\nb.\n\n'])(
  'titles alone are read in linear time: %j',
  async (part) => {
    await expectLinear((length) => {
      const text = part.repeat(length)
      return () => [readPlainBlocks(text), readBlocks(text)]
    }, 10_000)
  },
)
