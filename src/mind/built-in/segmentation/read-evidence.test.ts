import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/passage-of.ts'
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
