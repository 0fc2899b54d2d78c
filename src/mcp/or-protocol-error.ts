import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import { asServiceError, isOurFailure } from '../operations/describe-problem.ts'
import type { McpCall } from './mcp-call.ts'

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
    const wrong = code === 'invalid_request' || code === 'not_found'
    const kind = wrong ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError
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
