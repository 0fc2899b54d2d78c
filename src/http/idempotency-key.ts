import { hash } from 'node:crypto'
import { invalidParameter } from '../base/errors/invalid-parameter.ts'
import { contractLimits } from '../contract/limits.ts'
import type { Operation } from '../contract/operation.ts'
import type { Idempotency } from '../operations/call.ts'

const visible = new RegExp(`^[\\x21-\\x7e]{1,${contractLimits.idempotencyKeyCharacters}}$`)

/**
 * The `Idempotency-Key` of a `POST`, if it has one. Throws `invalid_request` if it is malformed, or if the operation
 * takes none.
 */
export function readIdempotencyKey(
  request: Request,
  { idempotency }: Pick<Operation, 'idempotency'>,
): string | undefined {
  const key = request.headers.get('idempotency-key')
  if (request.method !== 'POST' || key === null) return undefined
  if (idempotency === 'refused')
    throw invalidParameter('Idempotency-Key', 'This call takes none, as its body has a password.')
  if (visible.test(key)) return key
  const why = `Use 1 to ${contractLimits.idempotencyKeyCharacters} visible ASCII characters.`
  throw invalidParameter('Idempotency-Key', why)
}

/** The key with a fingerprint that is equal for requests with equal content. */
export function withFingerprint(key: string, request: Request, bodyDigest: string): Idempotency {
  const { pathname, search } = new URL(request.url)
  const asked = JSON.stringify([request.method, pathname, search, bodyDigest])
  return { key, fingerprint: hash('sha256', asked) }
}
