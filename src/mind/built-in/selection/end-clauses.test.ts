import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { understand } from '../question/understand.ts'
import { settings } from '../settings.ts'
import { readCandidates } from './candidates.ts'
import { Choice } from './choice.ts'
import { endClauses } from './end-clauses.ts'

const first = 'The lease ends with the death of the tenant.'
const rest = 'The spouse may continue it.'
const long = `The children may visit the house ${'and the garden '.repeat(12)}at night.`

test.each([
  ['a clause under an article', `(3) ${first} ${rest}`, 2],
  ['a clause with the number of its section', `11.3 ${first} ${rest}`, 2],
  ['a verse', `7 ${first} ${rest}`, 2],
  ['a clause that goes on for long', `(3) ${first} ${long}`, 1],
  ['a paragraph without a number', `${first} ${rest}`, 1],
  ['the next clause', `(3) ${first}\n\n(4) ${rest}`, 1],
])('of a short numbered clause all is told: %s', (_, text, told) => {
  const question = understand([{ role: 'user', content: 'When does the lease end?' }])
  const candidates = readCandidates(question, [passageOf(text)])
  const choice = new Choice(candidates)
  choice.add({ kind: 'sentence', units: [0], passage: 0, wordCount: 9 }, 0.5)
  endClauses(candidates, choice, settings.budget.snap)

  expect(choice.units.size).toBe(told)
})
