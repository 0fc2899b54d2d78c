import { expect, test } from 'vitest'
import { proposeQuestions } from './propose-questions.ts'

test('of a name is asked what may be asked of anything, in the language of the topic', () => {
  expect(proposeQuestions('Aurelia')).toEqual([
    'Aurelia',
    'Aurelia: history',
    'Aurelia: significance',
    'Aurelia: criticism',
    'Aurelia: present situation',
  ])
  expect(proposeQuestions('Der Leuchtturm von Skarholm')).toContain(
    'Der Leuchtturm von Skarholm: Geschichte',
  )
})

test('of a topic that asks for something is asked that alone', () => {
  const topic = 'Who built the lighthouse of Skarholm, and what did its lamp burn?'
  expect(proposeQuestions(topic).filter((question) => question.includes(':'))).toEqual([])
})
