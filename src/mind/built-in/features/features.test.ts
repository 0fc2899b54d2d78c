import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { understand } from '../question/understand.ts'
import { readCandidates } from '../selection/candidates.ts'
import { Choice } from '../selection/choice.ts'

const passages = [
  passageOf('The ferry of Norrvik sails at noon.', { score: 9 }),
  passageOf('The crew of the ferry has cats.', { score: 8 }),
  passageOf('A dog needs a ticket of its own.', { score: 1 }),
]

test('for a part of a question, the passage that has most of the part is the first, whatever was found first', () => {
  const question = understand([{ role: 'user', content: 'Which ticket does a dog need?' }])

  expect(ranksOf({ ...question, isPart: true })).toEqual([1, 2, 0])
  expect(ranksOf(question)).toEqual([0, 1, 2])
})

function ranksOf(question: Parameters<typeof readCandidates>[0]): readonly number[] {
  const candidates = readCandidates(question, passages)
  const choice = new Choice(candidates)
  const column = choice.names.indexOf('rank')
  return candidates.excerpts.map((_, index) => choice.row(index)[column] ?? -1)
}
