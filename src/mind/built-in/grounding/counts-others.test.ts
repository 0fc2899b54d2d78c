import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { forests } from '../classifiers/weights.ts'
import { understand } from '../question/understand.ts'
import { readCandidates } from '../selection/candidates.ts'
import { select } from '../selection/select.ts'
import { settings as shared } from '../settings.ts'
import { countsOthers } from './counts-others.ts'

test.each([
  ['How many people live in Norrvik?', '420 people work at the yard of Norrvik.', true],
  ['How many people live in Norrvik?', '420 people are employed at Norrvik.', true],
  ['How many people live in Norrvik?', '420 young people work at Norrvik.', true],
  ['How many boats lie at Norrvik?', '31 boats fish for cod at Norrvik.', true],
  ['Wie viele Leute wohnen in Norrvik?', '420 Leute arbeiten auf der Werft Norrvik.', true],
  ['Combien de personnes vivent à Norrvik ?', '420 personnes travaillent à Norrvik.', true],
  ['How many people live in Norrvik?', '420 people live in the town of Norrvik.', false],
  ['How many people work in Norrvik?', '420 people work at the yard of Norrvik.', false],
  ['How many people live in Norrvik?', 'Norrvik is a town of 420 people.', false],
  ['How many people live in Norrvik?', 'Norrvik has 420 people, says the parish.', false],
  ['How many people live in Norrvik?', 'It is of 420 people known that they like Norrvik.', false],
  ['How many inhabitants does Norrvik have?', '420 inhabitants pay taxes in Norrvik.', false],
])('whether "%s" asks for another count than "%s"', (content, text, expected) => {
  const question = understand([{ role: 'user', content }])
  const candidates = readCandidates(question, [passageOf(text, { language: question.language })])
  const choice = select(candidates, forests.selection, shared.budget.snap)

  expect(choice.units.size).toBeGreaterThan(0)
  expect(countsOthers(candidates, choice)).toBe(expected)
})
