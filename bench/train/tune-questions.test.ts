import { expect, test } from 'vitest'
import type { Question } from '../answers/answer-set.ts'
import { apartFrom } from './tune-questions.ts'

const place =
  'A ticket of the ferry costs three crowns, and half of that for children below twelve.'

test('a question is not learned from if its place is asked for in the half to report on', () => {
  const asked = [
    question('the same', [place]),
    question('a part', ['half of that for children below twelve.']),
    question('with what stands around', [`Prices.\n${place} Dogs sail for free.`]),
    question('another', ['The ferry sails at noon from the old pier, in any weather.']),
    question('nothing', []),
  ]

  const left = apartFrom([place], asked)

  expect(left.map(({ id }) => id)).toEqual(['another', 'nothing'])
})

function question(id: string, quotes: readonly string[]): Question {
  const asked = { id, question: id, collection: 'ferry', isAnswerable: true }
  return { ...asked, wanted: {}, gold: { quotes } }
}
