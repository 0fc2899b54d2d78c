import type { Operation } from './operation.ts'
import type { ProblemCode } from './problems.ts'

/** Every problem that a call may meet: those of its subject, and those of any call that is made this way. */
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
    ...(described.method === 'post' && described.idempotency !== 'natural' && !begins
      ? ofKeys
      : []),
    'rate_limit_exceeded',
    'internal_error',
    'storage_unavailable',
    'overloaded',
  ])
  return [...all]
}

const ofBodies: readonly ProblemCode[] = ['request_too_large', 'unsupported_media_type']
const ofKeys: readonly ProblemCode[] = ['idempotency_in_progress', 'idempotency_key_reused']
