import { type ProblemCode, problems } from '../contract/problems/problems.ts'
import { describeProblem } from '../operations/answer/describe-problem.ts'

/** An error in OpenAI's format, with this service's codes. */
export function dialectError(error: unknown, requestId: string): object {
  const { code, message, param = null, details } = describeProblem(error, requestId)
  const type = types.get(code) ?? (problems[code] < 500 ? 'invalid_request_error' : 'server_error')
  return {
    error: { message, type, param, code, request_id: requestId, ...(details && { details }) },
  }
}

const types: ReadonlyMap<ProblemCode, string> = new Map([
  ['invalid_api_key', 'authentication_error'],
  ['permission_denied', 'permission_error'],
  ['insufficient_tokens', 'insufficient_quota'],
  ['rate_limit_exceeded', 'rate_limit_error'],
  ['too_many_concurrent_requests', 'rate_limit_error'],
])
