import { ServiceError } from '../base/service-error.ts'
import type { Problem } from '../contract/problem.ts'
import { type ProblemCode, problems } from '../contract/problems.ts'

const retryAfterSecondsDefault = 2

/** The answer to a call that failed. Of a bug the client learns nothing. */
export function problemAnswer(error: unknown, requestId: string): Response {
  const { code, facts } = asServiceError(error)
  const status = problems[code]
  const headers = new Headers()
  if (status === 401) headers.set('WWW-Authenticate', 'Bearer')
  if (status === 429 || status === 503 || facts.retryAfterSeconds !== undefined) {
    const seconds = Math.max(1, Math.ceil(facts.retryAfterSeconds ?? retryAfterSecondsDefault))
    headers.set('Retry-After', String(seconds))
  }
  return Response.json({ error: describeProblem(error, requestId) }, { status, headers })
}

/** The body of `problemAnswer`, for a stream whose status has been sent already. */
export function describeProblem(error: unknown, requestId: string): Problem {
  const { code, message, facts } = asServiceError(error)
  return {
    code,
    message,
    ...(facts.param !== undefined && { param: facts.param }),
    request_id: requestId,
    ...(facts.details !== undefined && { details: facts.details }),
  }
}

const failures: ReadonlySet<ProblemCode> = new Set([
  'internal_error',
  'storage_unavailable',
  'upstream_error',
  'upstream_timeout',
])

/** Whether the operator should look into an error; not so if any caller can cause it at will. */
export function isOurFailure(error: unknown): boolean {
  return failures.has(asServiceError(error).code)
}

function asServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error
  return new ServiceError('internal_error', 'The service failed on this request.')
}
