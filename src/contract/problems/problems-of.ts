import { type Operation, takesKey } from '../operation.ts'
import type { ProblemCode } from './problems.ts'

/** All problems that a call may have: those of the operation, and those common to calls of its kind. */
export function problemsOf(described: Operation): ProblemCode[] {
  const begins = described.session === 'begins'
  const guarded = described.scope !== undefined || described.session !== undefined
  const all = new Set<ProblemCode>([
    'invalid_request',
    ...(begins ? [] : (['invalid_api_key'] as const)),
    ...(guarded ? (['permission_denied'] as const) : []),
    ...described.problems,
    'not_acceptable',
    ...(described.method === 'post' ? ofBodies : []),
    ...(takesKey(described) ? ofKeys : []),
    'rate_limit_exceeded',
    // The bytes that an account has on their way are limited, whatever it calls.
    ...(begins ? [] : (['too_many_concurrent_requests'] as const)),
    'internal_error',
    'storage_unavailable',
    'overloaded',
  ])
  return [...all]
}

const ofBodies: readonly ProblemCode[] = ['request_too_large', 'unsupported_media_type']
const ofKeys: readonly ProblemCode[] = ['idempotency_in_progress', 'idempotency_key_reused']
