import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { builtInMind } from '../built-in-mind.ts'
import { understand } from '../question/understand.ts'
import { readEvidence } from './read-evidence.ts'

test('a passage that is read again is read as it is now', () => {
  const same = { chunkId: 'chunk_1', docId: 'doc_1' }
  const shown = (text: string) => readEvidence([passageOf(text, same)]).map((unit) => unit.shown)

  expect(shown('The ferry leaves at noon. Nobody waits.')).toEqual([
    'The ferry leaves at noon.',
    'Nobody waits.',
  ])
  expect(shown('The ferry leaves at dusk. Nobody waits.')).toEqual([
    'The ferry leaves at dusk.',
    'Nobody waits.',
  ])
})

test.each([
  ['In that case you can use', true],
  ['rm removes it.', false],
  ['Example 3', false],
])('before code, "%s" leads to it: %s', (line, leads) => {
  const [unit] = readEvidence([passageOf(`${line}\n\n\`\`\`\nrm(f)\n\`\`\``)])
  expect(unit?.endsOpen).toBe(leads)
})

test('the same words in other blocks or in another language are read anew', () => {
  const text = 'Gifts are given at noon.'
  const prose = passageOf(text)
  const [block] = prose.blocks
  const heading = { ...prose, blocks: block ? [{ ...block, kind: 'heading' as const }] : [] }
  const [inEnglish] = readEvidence([prose])
  const [inGerman] = readEvidence([{ ...prose, language: 'de' }])
  const [asHeading] = readEvidence([heading])

  expect(inEnglish?.kind).toBe('sentence')
  expect(asHeading?.kind).toBe('heading')
  expect(inEnglish?.tokens[1]?.word.isStopWord).toBe(true)
  expect(inGerman?.tokens[1]?.word.isStopWord).toBe(false)
})

test('the same words under another heading are read anew', () => {
  const passage = passageOf('The lamp is off.')
  const headingsOf = (headings: readonly string[]) =>
    readEvidence([{ ...passage, headings }]).map((unit) => unit.headings)

  expect(headingsOf(['Lamp'])).toEqual([['Lamp']])
  expect(headingsOf(['Horn'])).toEqual([['Horn']])
})

test('what is read a second time is the same, in its own place among the others', () => {
  const passage = passageOf('# Ferries\n\nThe ferry leaves at noon.\n\n- one\n- two')
  const before = passageOf('The harbour is closed.')
  const [alone, among] = [readEvidence([passage]), readEvidence([before, passage])]

  expect(readEvidence([passage])).toEqual(alone)
  expect(among.slice(1)).toEqual(alone.map((unit) => ({ ...unit, passage: 1 })))
})

test('what is said again comes once under a heading, and again under another', () => {
  const text = '# Lamp\n\nIt is off. It is off.\n\n# Horn\n\nIt is off.'
  const said = readEvidence([passageOf(text), passageOf(`${text}\n`)]).filter(
    ({ kind }) => kind === 'sentence',
  )

  expect(said.map(({ headings, shown }) => [headings.at(-1), shown])).toEqual([
    ['Lamp', 'It is off.'],
    ['Horn', 'It is off.'],
  ])
})

test('what is written of a term stands under it, and what follows does not', () => {
  const text = 'buffers\nPages in memory.\n\nNobody waits.'
  const end = text.indexOf('\n\n')
  const common = { depth: 0, opens: false }
  const passage = {
    ...passageOf(text),
    headings: ['Settings'],
    blocks: [
      { kind: 'description' as const, start: 0, end, ...common, depth: 1 },
      { kind: 'paragraph' as const, start: end + 2, end: text.length, ...common },
    ],
  }

  const units = readEvidence([passage])

  expect(units.map(({ kind, shown, headings }) => [kind, shown, headings])).toEqual([
    ['heading', 'buffers', ['Settings', 'buffers']],
    ['sentence', 'Pages in memory.', ['Settings', 'buffers']],
    ['sentence', 'Nobody waits.', ['Settings']],
  ])
  expect(units[2]?.section).not.toBe(units[1]?.section)
})

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
])('%s is no fragment', (_, line) => {
  expect(shownIn([...sentences, line].join('\n\n'))).toHaveLength(
    sentences.length + 1 + Number(line.includes('```')),
  )
})

test('a text that hardly ends a sentence has no fragment but the title again', () => {
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
