import { expect, test } from 'vitest'
import { understand } from '../../src/mind/built-in/question/understand.ts'
import { readCandidates } from '../../src/mind/built-in/selection/candidates.ts'
import { Choice } from '../../src/mind/built-in/selection/choice.ts'
import { passageOf } from '../../tests/support/library/passage-of.ts'
import { isRight, shortRows } from './short-rows.ts'

test.each([
  ['the Ferry Board', 'name', 'Ferry Board', true],
  ['Ferry Board of Senn', 'name', 'Ferry Board', true],
  ['7 January 1943', 'date', '1943', true],
  ['January 1943', 'date', '1944', false],
  ['14 %', 'number', '14%', true],
  ['14 goats', 'number', '41 goats and sheep', false],
  ['24次', 'number', '24 次', true],
  ['Board', 'name', 'Board of Trade of Senn', false],
] as const)('%s (%s) for %s: %s', (text, form, answer, expected) => {
  expect(isRight({ text, form }, [answer], 'en')).toBe(expected)
})

test('each wording is a row, and those that say the answer are its target', () => {
  const answered = chosen(
    'When was the mill built?',
    'The mill was built in 1874 and sold in 1902.',
  )
  const silent = chosen('When was the mill burnt?', 'The mill was built in 1874 and sold in 1902.')

  const { names, rows } = shortRows([
    { ...answered, answers: ['in 1874'] },
    { ...silent, answers: [] },
  ])

  expect(rows.map(({ target }) => target)).toEqual([1, 0, 0, 0])
  expect(rows.map(({ values }) => values.length)).toEqual(rows.map(() => names.length))
  expect(rows.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(rows.length)
})

function chosen(question: string, text: string) {
  const passage = passageOf(text, { title: 'Notes' })
  const candidates = readCandidates(understand([{ role: 'user', content: question }]), [passage])
  const choice = new Choice(candidates)
  for (const excerpt of candidates.excerpts) choice.add(excerpt, 0.5)
  return { candidates, choice }
}
