import { ServiceError } from '../../base/errors/service-error.ts'
import type { Problem } from '../../contract/problems/problem.ts'
import type { ResearchResult } from '../../contract/research/research-result.ts'
import type { JobState } from '../../storage/jobs/job.ts'

type Ended = {
  readonly state: JobState
  readonly problem: Problem | undefined
  readonly result: ResearchResult | undefined
}

/** The answer of a job is removed after a while, and with the job. */
export function keptNoLonger(): ServiceError {
  return new ServiceError('not_found', 'The result of the research is kept no longer.')
}

export function unfinished(): ServiceError {
  const message = 'The research is not over yet. Cancel it before you delete it.'
  return new ServiceError('conflict', message)
}

/** Only an unfinished job is worth asking again, so only that error has a time to retry after. */
export function withoutReport(state: Exclude<JobState, 'done'>): ServiceError {
  if (state === 'failed' || state === 'cancelled')
    return new ServiceError('conflict', `The research has no report: it is ${state}.`)
  return new ServiceError('conflict', 'The research has no report yet.', { retryAfterSeconds: 2 })
}

/** The result of a finished job; `undefined` while it is unfinished. Throws if it failed or was cancelled. */
export function endOf({ state, problem, result }: Ended): ResearchResult | undefined {
  switch (state) {
    case 'waiting':
    case 'running':
      return undefined
    case 'cancelled':
      throw new ServiceError('conflict', 'The research was cancelled. It was not charged.')
    case 'failed': {
      const { code, message, details } = problem ?? { code: 'internal_error', message: 'It failed' }
      throw new ServiceError(code, message, details ? { details } : {})
    }
    case 'done':
      if (result) return result
      throw keptNoLonger()
  }
}
