import type { Caller } from '../access/caller.ts'
import { isOwner } from '../access/sessions/users.ts'
import { ServiceError } from '../base/errors/service-error.ts'
import type { Operation } from '../contract/operation.ts'
import { type Operations, operations } from '../contract/operations.ts'
import type { Claims } from './claims.ts'
import type { Handlers } from './handlers.ts'
import type { RateLimits } from './rate-limits.ts'
import { type Answer, type CallInHand, type Circumstances, runCall } from './run-call.ts'

/**
 * What each door (HTTP, MCP, …) needs to run operations: the handlers, the rate limits, the idempotency claims and the
 * log.
 */
export type Admission = {
  readonly handlers: Handlers
  readonly rates: RateLimits
  readonly claims: Claims
  readonly failed: CallInHand['failed']
}

/** A call that may be made now. */
export type AdmittedCall = {
  readonly described: Operation
  /** Validates the input and makes the call. */
  run(fields: object, around: Circumstances): Promise<Answer>
}

/**
 * Admits a call before its input is read, so that a rejection costs little. Throws `permission_denied` or
 * `rate_limit_exceeded`.
 */
export async function admitCall(
  name: keyof Operations,
  caller: Caller,
  { handlers, rates, claims, failed }: Admission,
): Promise<AdmittedCall> {
  const described: Operation = operations[name]
  demandPermission(described, caller)
  await rates.count(described.method, rateHolder(caller))
  return {
    described,
    run: (fields, around) =>
      runCall({ described, caller, handle: handlers[name], claims, failed }, fields, around),
  }
}

/** The id under which the rate limit counts a caller's calls. */
export function rateHolder(caller: Caller): string {
  return caller.keyId ?? caller.userId ?? caller.accountId
}

function demandPermission(described: Operation, caller: Caller): void {
  if (described.scope && !caller.scopes.has(described.scope)) {
    throw new ServiceError(
      'permission_denied',
      `This API key lacks the scope ${described.scope}, which this call needs.`,
    )
  }
  if (described.session && !caller.session) {
    throw new ServiceError(
      'permission_denied',
      'Only a signed-in user may make this call, not an API key.',
    )
  }
  if (described.session === 'owner' && !isOwner(caller.userId ?? '')) {
    throw new ServiceError(
      'permission_denied',
      'Only the owner of this installation may make this call.',
    )
  }
}
