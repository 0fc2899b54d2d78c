import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { builtInMind } from '../built-in-mind.ts'
import { understand } from '../question/understand.ts'
import { readEvidence } from './read-evidence.ts'

const sentences = [
  'The ferry Aurelia was built in Norrvik in 1931.',
  'She carried ninety passengers across the sound every morning.',
  'A refit in 1988 gave her room for twelve cars.',
]

const furniture = fc.constantFrom(
  'By Natalie Clayton, Staff Writer',
  'Image: Norrvik Museum',
  'October 17th, 1988 - 10:47am',
  'chair@norrvik.example',
  'The Wayback Machine - https://www.norrvik.example/news/ferries-of-the-sound',
  'Share this',
  'Ferries of the sound',
)

test('what stands between the sentences of a page is a fragment, and no reply quotes it', () => {
  const between = fc.array(furniture, { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(between, (lines) => {
      const text = sentences.flatMap((sentence, at) => [lines[at], sentence]).join('\n\n')
      const passage = passageOf(text, { title: 'Ferries of the sound' })

      expect(shownIn(text).filter((line) => !sentences.includes(line))).toEqual([])
      const question = understand([{ role: 'user', content: 'Where was the Aurelia built?' }])
      const { citations } = builtInMind.compose(question, [passage], 'ponder')
      expect(citations.length).toBeGreaterThan(0)
      for (const { quote } of citations)
        expect(
          sentences.some((sentence) => sentence.includes(quote) || quote.includes(sentence)),
        ).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['what leads in to code', 'Start the server\n\n```\nnpm start\n```'],
  ['code within a line', 'Run `npm start`'],
  ['a line that ends with a colon', 'Before you start:'],
  [
    'a sentence that only lacks its full stop',
    'The manual has a guide to all that is in the box for you',
  ],
  ['an item of a list', '- Norrvik'],
])('%s is none', (_, line) => {
  expect(shownIn([...sentences, line].join('\n\n'))).toHaveLength(
    sentences.length + 1 + Number(line.includes('```')),
  )
})

test('a text that hardly ends a sentence has none but the title again', () => {
  const lines = ['The ferry', 'leaves at noon', 'and at six', 'It is old.']

  expect(shownIn(lines.join('\n\n'))).toEqual(lines)
  expect(shownIn(['Ferries of the sound', ...lines].join('\n\n'))).toEqual(lines)
})

test('an unusual text is read as fast as any other', () => {
  const hostile = ['a\n\n', '://\n\n', '…\n\n', '" ', '.\n\n', '`\n\n'].map((part) =>
    part.repeat(20_000),
  )
  const began = process.cpuUsage()

  for (const text of hostile) readEvidence([passageOf(text)])

  const { user, system } = process.cpuUsage(began)
  expect((user + system) / 1e6).toBeLessThan(20)
})

/** The units of a text that are no fragments. */
function shownIn(text: string): readonly string[] {
  const units = readEvidence([passageOf(text, { title: 'Ferries of the sound' })])
  return units.filter(({ isFragment }) => !isFragment).map(({ shown }) => shown)
}
