import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import type { ProblemCode } from '../contract/problems/problems.ts'
import { asServiceError, isOurFailure } from '../operations/answer/describe-problem.ts'
import type { McpCall } from './mcp-call.ts'

/** The failures that a client can mend. */
const kinds: ReadonlyMap<ProblemCode, ProtocolErrorCode> = new Map([
  ['invalid_request', ProtocolErrorCode.InvalidParams],
  ['not_found', ProtocolErrorCode.InvalidParams],
  ['permission_denied', ProtocolErrorCode.InvalidRequest],
])

/** Runs a request other than a tool call; failures become protocol errors, bugs without details. */
export async function orProtocolError<Result>(
  call: McpCall,
  act: (call: McpCall) => Promise<Result>,
): Promise<Result> {
  try {
    return await act(call)
  } catch (error) {
    if (error instanceof ProtocolError) throw error
    const { requestId } = call
    if (isOurFailure(error)) call.failed({ requestId, error })
    const { code, message, facts } = asServiceError(error)
    const kind = kinds.get(code) ?? ProtocolErrorCode.InternalError
    const { retryAfterSeconds } = facts
    throw new ProtocolError(kind, message, {
      code,
      request_id: requestId,
      ...(retryAfterSeconds !== undefined && {
        retry_after_seconds: Math.ceil(retryAfterSeconds),
      }),
    })
  }
}
