import { expect, test } from 'vitest'
import { passageOf } from '../../../tests/support/passage-of.ts'
import { completeLists } from './complete-lists.ts'
import { Choice, readCandidates } from './select.ts'
import { understand } from './understand.ts'

const manual = `# The ferry

To travel with a bicycle:

1. buy a bicycle ticket
2. wait for the crew
3. push it up the ramp

It is cheap.
`

test('an item that was chosen brings the rest of its list and the sentence that leads in to it', () => {
  expect(completed(40)).toEqual([
    'To travel with a bicycle:',
    'buy a bicycle ticket',
    'wait for the crew',
    'push it up the ramp',
  ])
})

test('where there is no room for all of the list, none of it is added', () => {
  expect(completed(8)).toEqual(['wait for the crew'])
})

/** What is quoted of the manual, if an item was chosen and so many words are wanted. */
function completed(wordsMax: number): readonly string[] {
  const question = understand([{ role: 'user', content: 'Who helps with a bicycle?' }])
  const candidates = readCandidates(question, [passageOf(manual, { title: 'The ferry' })])
  const item = candidates.excerpts.find(
    ({ kind, units }) =>
      kind === 'item' && candidates.units[units[0] ?? -1]?.shown === 'wait for the crew',
  )
  if (item === undefined) throw new Error('The manual has no such item')
  const choice = new Choice(candidates)
  choice.add(item, 0.5)
  completeLists(candidates, choice, { wordsMax, gainMin: 0, laidOutGainMin: 0 })
  return [...choice.units].sort((a, b) => a - b).map((unit) => candidates.units[unit]?.shown ?? '')
}
