import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { understand } from '../question/understand.ts'
import { settings } from '../settings.ts'
import { readCandidates } from './candidates.ts'
import { Choice } from './choice.ts'
import { describeTerms } from './describe-terms.ts'

test('what is said of an option that is asked for is told whole', () => {
  const whole = ['It skips the check.', 'Take care.', 'Since 2.4.']

  expect(toldOf('--force', 'Why is --force dangerous?')).toEqual(whole)
  expect(toldOf('--force', 'Why is --quiet dangerous?')).toEqual(['Since 2.4.'])
  expect(toldOf('--force', 'Why is --force dangerous?', 6)).toEqual(['Since 2.4.'])
})

/** The sentences of the description of a term after the last of its first paragraph was chosen. */
function toldOf(term: string, asked: string, wordsMax = 40): readonly string[] {
  const described = `${term}\nIt skips the check. Take care. Since 2.4.`
  const text = `${described}\n\nMore of it.`
  const common = { kind: 'description' as const, opens: false }
  const blocks = [
    { ...common, depth: 1, start: 0, end: described.length },
    { ...common, depth: 2, start: described.length + 2, end: text.length },
  ]
  const question = understand([{ role: 'user', content: asked }])
  const candidates = readCandidates(question, [passageOf(text, { blocks, title: 'Options' })])
  const { units } = candidates
  const choice = new Choice(candidates)
  const last = units.findIndex(({ shown }) => shown === 'Since 2.4.')
  choice.add({ kind: 'sentence', units: [last], passage: 0, wordCount: 2 }, 0.5)
  describeTerms(candidates, choice, { ...settings.budget.snap, wordsMax })
  return [...choice.units].toSorted((a, b) => a - b).map((index) => units[index]?.shown ?? '')
}
