import { expect, test } from 'vitest'
import { evaluateSearch } from './evaluate-search.ts'

const questions = Array.from({ length: 20 }, (_, number) => ({
  id: `question ${number}`,
  question: `What is in ${number}?`,
  gold_ids: [`${number} a`, `${number} b`],
}))

test('each question is judged by its own ranking, in which a document counts once', async () => {
  const { whole } = await evaluateSearch(
    async (question) => {
      const number = question.match(/\d+/)?.[0]
      return [`${number} a`, `${number} a`, `${number} b`, 'another']
    },
    { questions },
  )

  expect(whole).toEqual({
    questions: 20,
    recall2: 100,
    recall5: 100,
    recall8: 100,
    allIn8: 100,
    ndcg10: 100,
  })
})

test('every question is in one of the halves', async () => {
  const { whole, halves } = await evaluateSearch(
    async (question) => (question.includes('7') ? ['7 a', 'another', '17 b', '7 b'] : []),
    { questions },
  )

  const [one, other] = halves
  const mean = (one.recall5 * one.questions + other.recall5 * other.questions) / 20
  expect(one.questions + other.questions).toBe(20)
  expect(mean).toBeCloseTo(whole.recall5)
  // Question 7 finds both of its two documents, question 17 one.
  expect(whole.recall5).toBeCloseTo(7.5)
  expect(whole.recall2).toBeCloseTo(2.5)
})

test('a search is asked for more than the figures need', async () => {
  const limits: number[] = []
  await evaluateSearch(
    async (_, limit) => {
      limits.push(limit)
      return []
    },
    { questions },
  )

  expect(Math.min(...limits)).toBeGreaterThanOrEqual(10)
})
