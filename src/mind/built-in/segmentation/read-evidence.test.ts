import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
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
      { kind: 'definition' as const, start: 0, end, ...common, depth: 1 },
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
