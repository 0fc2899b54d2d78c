import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { understand } from '../question/understand.ts'
import { settings } from '../settings.ts'
import { addAntecedent } from './antecedent.ts'
import { readCandidates } from './candidates.ts'
import { Choice } from './choice.ts'

const text = `# The church

Olav Varley made clocks. They ring on Sundays. The tower is older.

He sold the workshop in 1901.
`

test.each([
  ['They ring', ['Olav Varley made clocks.', 'They ring on Sundays.']],
  ['The tower', ['The tower is older.']],
  ['Olav', ['Olav Varley made clocks.']],
  // What it stands for may be anywhere above.
  ['He sold', ['He sold the workshop in 1901.']],
])('a choice that begins with "%s" comes with what its first word stands for', (begin, told) => {
  expect(chosenWith(begin, settings.budget.snap.wordsMax)).toEqual(told)
})

test('the sentence before is left out where the budget has no room for it', () => {
  expect(chosenWith('They ring', 5)).toEqual(['They ring on Sundays.'])
})

function chosenWith(begin: string, wordsMax: number): readonly string[] {
  const question = understand([{ role: 'user', content: 'When does the clock ring?' }])
  const candidates = readCandidates(question, [passageOf(text, { title: 'The church' })])
  const { excerpts, units } = candidates
  const found = excerpts.find(({ units: [at = -1, ...more] }) => {
    return more.length === 0 && units[at]?.shown.startsWith(begin)
  })
  if (found === undefined) throw new Error(`No sentence begins with "${begin}"`)
  const choice = new Choice(candidates)
  choice.add(found, 0.5)
  addAntecedent(candidates, choice, { ...settings.budget.snap, wordsMax })
  return [...choice.units].sort((a, b) => a - b).map((unit) => units[unit]?.shown ?? '')
}
