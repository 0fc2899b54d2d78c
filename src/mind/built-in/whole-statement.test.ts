import { expect, test } from 'vitest'
import { passageOf } from '../../../tests/support/library/passage-of.ts'
import { understand } from './question/understand.ts'
import { readCandidates } from './selection/candidates.ts'
import { wholeStatement } from './whole-statement.ts'

const passages = [
  passageOf(
    'The director Ada Holm was born in Tarn in 1911 and died in Ulla. She learnt in Berlin. In the end Ada Holm was buried.',
    { title: 'Ada Holm' },
  ),
  passageOf('In 1952 Ada Holm filmed a novel.', { title: 'Ole Brae' }),
]

test.each([
  ['Where did Ada Holm die?', 'died in Ulla'],
  ['When was Ada Holm born?', 'in 1911'],
  ['Where was Ada Holm buried?', undefined],
  ['Where did Ada Holm marry?', undefined],
  ['What did Ada Holm film?', undefined],
])('The sentence with all of a question and the form of its answer: %s', (question, said) => {
  const asked = understand([{ role: 'user', content: question }])
  const candidates = readCandidates(asked, passages)
  const units = wholeStatement(candidates)?.units.map((unit) => candidates.units[unit]?.shown)

  if (said === undefined) expect(units).toBeUndefined()
  else expect(units?.join(' ')).toContain(said)
})
