import { expect, test } from 'vitest'
import { passageOf } from '../../../tests/support/passage-of.ts'
import { coverRest } from './cover-rest.ts'
import { Choice, readCandidates } from './select.ts'
import { understand } from './understand.ts'

const text =
  'The Kell lighthouse was designed by Ines Corrado. The council gave the contract after a storm had wrecked ' +
  'eleven fishing boats off the northern reef. Sheep graze on the island.'
const long =
  'Who designed the Kell lighthouse after the storm that wrecked eleven fishing boats off the northern reef?'

test('a long question is spoken of beyond the sentence that answers it, and no further', () => {
  const said = answer(long, 60)

  expect(said).toContain('eleven fishing boats')
  expect(said).not.toContain('Sheep')
})

test('a short question gets nothing more', () => {
  expect(answer('Who designed the Kell lighthouse?', 60)).not.toContain('fishing boats')
})

test('the budget of words holds', () => {
  expect(answer(long, 12)).not.toContain('fishing boats')
})

/** What is said when the first sentence was chosen. */
function answer(question: string, wordsMax: number): string {
  const candidates = readCandidates(understand([{ role: 'user', content: question }]), [
    passageOf(text),
  ])
  const choice = new Choice(candidates)
  const [first] = candidates.excerpts
  if (first !== undefined) choice.add(first, 0.9)
  coverRest(candidates, choice, wordsMax)
  return [...choice.units].map((index) => candidates.units[index]?.shown).join(' ')
}
