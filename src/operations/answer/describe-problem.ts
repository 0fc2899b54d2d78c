import { ServiceError } from '../../base/errors/service-error.ts'
import type { Problem } from '../../contract/problems/problem.ts'
import type { ProblemCode } from '../../contract/problems/problems.ts'

/** The error as the API returns it; a bug becomes `internal_error` without details. */
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

/** Whether the operator should look into an error; false for errors that any caller can cause. */
export function isOurFailure(error: unknown): boolean {
  return failures.has(asServiceError(error).code)
}

/** The error itself if it is a `ServiceError`, otherwise `internal_error`. */
export function asServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error
  return new ServiceError('internal_error', 'The service failed on this request.')
}
