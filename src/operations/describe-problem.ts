import { ServiceError } from '../base/service-error.ts'
import type { Problem } from '../contract/problem.ts'
import type { ProblemCode } from '../contract/problems.ts'

/** What a caller is told of a failure. Of a bug the caller learns nothing. */
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

/** The error as one that a caller may see. */
export function asServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error
  return new ServiceError('internal_error', 'The service failed on this request.')
}
