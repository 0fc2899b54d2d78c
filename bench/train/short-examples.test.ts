import { expect, test } from 'vitest'
import { weights } from '../../src/mind/built-in/classifiers/weights.ts'
import { understand } from '../../src/mind/built-in/question/understand.ts'
import { passageOf } from '../../tests/support/library/passage-of.ts'
import type * as answers from '../answers/answer-set.ts'
import type { GroupedExample } from './judge-examples.ts'
import { shortExamples } from './short-examples.ts'

const { selection } = weights

const twoKeys = { keys: [['1844', 'in 1844'], ['Kell']] }

test('Of a value all forms are short answers, of a list none is', () => {
  expect(answersOf('docs', { kind: 'value', wanted: twoKeys })).toEqual(['1844', 'in 1844', 'Kell'])
  expect(answersOf('docs', { kind: 'list', wanted: twoKeys })).toEqual([])
  expect(answersOf('docs', { kind: 'list', wanted: { keys: [['1844']] } })).toEqual(['1844'])
})

test('Where nothing answers there is no short answer', () => {
  const wanted = { keys: [['1844']] }

  expect(answersOf('squad2', { wanted })).toEqual(['1844'])
  expect(answersOf('squad2', { wanted, isAnswerable: false })).toEqual([])
  expect(answersOf('wrong', { wanted })).toEqual([])
})

test('A long answer teaches silence, and a group without known short answers nothing', () => {
  expect(answersOf('xquad', { wanted: { answer: '1844' } })).toEqual(['1844'])
  expect(answersOf('covidqa', { wanted: { answer: '1844' } })).toEqual([])
  expect(answersOf('wild', { wanted: { answer: '1844' } })).toBeUndefined()
})

function answersOf(
  group: GroupedExample['group'],
  asked: Pick<answers.Question, 'wanted'> & Partial<answers.Question>,
) {
  const content = 'When was the lighthouse of Kell built?'
  const example: GroupedExample = {
    ...{ group, set: group, judgedBy: 'holdsAnswer' },
    asked: { id: 'kell', question: content, collection: group, isAnswerable: true, ...asked },
    question: understand([{ role: 'user', content }]),
    passages: [passageOf('The lighthouse of Kell was built in 1844.')],
  }
  return [...shortExamples([example], selection)][0]?.answers
}
