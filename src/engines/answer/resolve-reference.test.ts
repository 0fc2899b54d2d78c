import { expect, test } from 'vitest'
import { resolveReference } from './resolve-reference.ts'

test.each([
  [
    ['Where was Marie Curie born?', 'Warsaw. [1]', 'and her mother?'],
    "Where was Marie Curie's mother born?",
  ],
  [
    ['Where was Marie Curie born?', 'Warsaw. [1]', 'When did she die?'],
    'When did Marie Curie die?',
  ],
  [['Where was Marie Curie born?', 'Warsaw. [1]', 'Who lives there?'], 'Who lives in Warsaw?'],
  [
    ['Who directed Jaws?', 'Steven Spielberg. [1]', 'When was he born?'],
    'When was Steven Spielberg born?',
  ],
  [
    ['Who directed Jaws?', 'Steven Spielberg. [1]', 'When was it released?'],
    'When was Jaws released?',
  ],
  [
    ['Who directed Jaws?', 'Steven Spielberg. [1]', 'And his mother?'],
    "Who is Steven Spielberg's mother?",
  ],
  [['How big is Berlin?', '3.6 million [1]', 'What about Hamburg?'], 'How big is Hamburg?'],
  [['How big is Berlin?', '3.6 million [1]', 'Who founded Oslo?'], 'Who founded Oslo?'],
  [['Hello', 'Hello', 'Who is it?'], 'Who is it?'],
])('%j', (contents, standingAlone) => {
  const messages = contents.map((content, index) => ({
    role: index % 2 === 0 ? 'user' : 'assistant',
    content,
  }))

  expect(resolveReference(messages)).toBe(standingAlone)
})

test('no message asks nothing', () => {
  expect(resolveReference([])).toBe('')
})
