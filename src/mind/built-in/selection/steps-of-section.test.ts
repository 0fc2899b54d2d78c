import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { understand } from '../question/understand.ts'
import { readEvidence } from '../segmentation/read-evidence.ts'
import { settings } from '../settings.ts'
import { readCandidates } from './candidates.ts'
import { Choice } from './choice.ts'
import { complete } from './complete.ts'
import { stepsOfSection } from './steps-of-section.ts'

const berth =
  '# Berth\n\nWho stays needs a berth.\n\n**To take a berth:**\n\n1. Call the office.\n\n' +
  '   It opens at eight.\n2. Pay the fee.\n3. Hang out the sign.\n\nIt is cheap.\n'

test('steps are one list, with what introduces them and what stands between them', () => {
  expect(stepsUnder('Who stays needs a berth.', berth)).toEqual([
    '**To take a berth:**',
    'Call the office.',
    'It opens at eight.',
    'Pay the fee.',
    'Hang out the sign.',
  ])
})

test('a section without steps, with one, or with several lists of them tells none', () => {
  const other = '**To leave it:**\n\n1. Pay.\n2. Call.\n'

  expect(stepsUnder('Who stays needs a berth.', `${berth}\n${other}`)).toBeUndefined()
  expect(stepsUnder('The quay.', '# Quay\n\nThe quay.\n\n1. Call.\n')).toBeUndefined()
  expect(stepsUnder('The quay.', '# Quay\n\nThe quay.\n\n- Call.\n- Pay.\n')).toBeUndefined()
  expect(stepsUnder('The quay.', `# Quay\n\nThe quay.\n\n${berth}`)).toBeUndefined()
})

test('where the choice begins above steps, they are told if the question asks how', () => {
  const begun = 'Who stays needs a berth.'

  expect(toldAfter(begun, 'How do I get a berth?')).toContain('Hang out the sign.')
  expect(toldAfter(begun, 'Wie bekomme ich einen berth?')).toContain('Hang out the sign.')
  expect(toldAfter(begun, 'Who needs a berth?')).toEqual([begun])
  expect(toldAfter(begun, 'How do I get a berth?', 8)).toEqual([begun])
})

test('where the choice begins above the only list of its section, a question for a list brings it', () => {
  const begun = 'Who stays needs a berth.'
  const shop = `# Berth\n\n${begun}\n\nFor example:\n\n- rope\n- tar\n\nIt is cheap.\n`
  const table = `# Berth\n\n${begun}\n\n| Good | Price |\n|---|---|\n| rope | 4 |\n| tar | 5 |\n`

  const told = [begun, 'For example:', 'rope', 'tar']
  expect(toldAfter(begun, 'What equipment does a berth need?', 40, shop)).toEqual(told)
  expect(toldAfter(begun, 'Which equipment does a berth need?', 40, table)).toContain('tar | 5')
  expect(toldAfter(begun, 'When does a berth need it?', 40, shop)).toEqual([begun])
  const plain = `# Berth\n\n${begun}\n\n- rope\n- tar\n`
  expect(toldAfter(begun, 'Which of them does a berth need?', 40, plain)).toEqual([
    begun,
    'rope',
    'tar',
  ])
  const two = `${shop}\n- lamp\n- horn\n`
  expect(toldAfter(begun, 'What equipment does a berth need?', 40, two)).toEqual([begun])
})

function stepsUnder(sentence: string, text: string): readonly string[] | undefined {
  const units = readEvidence([passageOf(text)])
  const at = units.findIndex(({ shown }) => shown === sentence)
  return stepsOfSection(at, units)?.units.map((index) => units[index]?.shown ?? '')
}

function toldAfter(sentence: string, asked: string, wordsMax = 40, text = berth) {
  const question = understand([{ role: 'user', content: asked }])
  const candidates = readCandidates(question, [passageOf(text)])
  const choice = new Choice(candidates)
  const own = candidates.units.findIndex(({ shown }) => shown === sentence)
  choice.add({ kind: 'sentence', units: [own], passage: 0, wordCount: 5 }, 0.5)
  complete(candidates, choice, { ...settings.budget.snap, wordsMax })
  return [...choice.units].map((unit) => candidates.units[unit]?.shown ?? '')
}
