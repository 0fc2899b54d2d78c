import { expect, test } from 'vitest'
import { analyseQuestion } from './analyse-question.ts'
import { composeAnswer } from './compose-answer.ts'
import { readNumber } from './read-number.ts'

const texts = {
  Vessa: 'The Vessa is a river. It is 312 km long.',
  Lorn: 'The Lorn is a river. It is 95 km long.',
  Aude: 'The Aude is a river. It is 140 miles long.',
  Mirella: 'Mirella is an opera in four acts.',
  Tancredi: 'Tancredi is an opera in two acts.',
  'Ann Bell': 'Ann Bell is a Scottish film director.',
  'Bo Reed': 'Bo Reed is an English film director.',
  'Carl Dahl': 'Carl Dahl was a Norwegian film director.',
}

test.each([
  ['Which river is longer, the Vessa or the Lorn?', 'Vessa'],
  ['Which river is shorter, the Vessa or the Lorn?', 'Lorn'],
  ['Which opera has more acts, Mirella or Tancredi?', 'Mirella'],
  ['Are Ann Bell and Carl Dahl both Norwegian directors?', 'No'],
])('%s %s', (question, verdict) => {
  const { short, citations } = compose(question)

  expect(short).toBe(verdict)
  expect(new Set(citations.map(({ doc_id }) => doc_id)).size).toBe(2)
})

test.each([
  'Which river is longer, the Vessa or the Aude?',
  'Are Ann Bell and Bo Reed of the same nationality?',
  'Are Ann Bell and Bo Reed both British directors?',
])('what the documents do not settle is left open: %s', (question) => {
  expect(compose(question)).toMatchObject({ found: true })
  expect(compose(question).short).toBeUndefined()
})

test.each([
  ['1,230.5', 1230.5],
  ['3.2 million', 3_200_000],
  ['Four', 4],
  ['$5', undefined],
  ['many', undefined],
])('the number %s is %s', (written, value) => {
  expect(readNumber(written)).toBe(value)
})

function compose(question: string) {
  const passages = Object.entries(texts).map(([title, text]) => {
    return { chunkId: title, docId: title, title, start: 0, text, score: 1, path: [] }
  })
  return composeAnswer(analyseQuestion([{ role: 'user', content: question }]), passages, {
    depth: 'snap',
  })
}
