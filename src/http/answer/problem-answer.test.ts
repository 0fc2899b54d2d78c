import { expect, test } from 'vitest'
import { ServiceError } from '../../base/errors/service-error.ts'
import { ProblemBody } from '../../contract/problems/problem.ts'
import { type ProblemCode, problems } from '../../contract/problems/problems.ts'
import { isOurFailure } from '../../operations/answer/describe-problem.ts'
import { problemAnswer } from './problem-answer.ts'

// The keys of the table are exactly the codes.
const codes = Object.keys(problems) as ProblemCode[]

test.each(codes)('%s has its status and its shape', async (code) => {
  const cause = new Error('hunter2')
  const facts = { param: 'p', details: { reason: 'r' }, cause }

  const response = problemAnswer(new ServiceError(code, 'Why.', facts), 'req_1')
  const body = await response.json()

  expect(response.status).toBe(problems[code])
  expect(ProblemBody.strict().parse(body)).toEqual({
    error: { code, message: 'Why.', param: 'p', details: { reason: 'r' }, request_id: 'req_1' },
  })
})

test.each(codes)('%s says when to come back, if that helps', (code) => {
  const later = problemAnswer(new ServiceError(code, 'Why.', { retryAfterSeconds: 1.2 }), 'req_1')
  const sometime = problemAnswer(new ServiceError(code, 'Why.'), 'req_1')

  expect(later.headers.get('retry-after')).toBe('2')
  expect(sometime.headers.has('retry-after')).toBe([429, 503].includes(problems[code]))
})

test('what only its owner or operator can change is not asked for again', () => {
  const answerTo = (code: ProblemCode) => problemAnswer(new ServiceError(code, 'Why.'), 'req_1')

  expect(answerTo('insufficient_tokens').headers.get('x-should-retry')).toBe('false')
  expect(answerTo('engine_unavailable').headers.get('x-should-retry')).toBe('false')
  expect(answerTo('overloaded').headers.has('x-should-retry')).toBe(false)
})

test('what any caller can bring about is no failure of ours; a bug is', () => {
  const asked = ['invalid_request', 'not_found', 'overloaded'] as const
  const failed = ['internal_error', 'storage_unavailable', 'upstream_timeout'] as const

  for (const code of asked) expect(isOurFailure(new ServiceError(code, 'Why.'))).toBe(false)
  for (const code of failed) expect(isOurFailure(new ServiceError(code, 'Why.'))).toBe(true)
  expect(isOurFailure(new TypeError('a bug'))).toBe(true)
})
