import { createHash } from 'node:crypto'
import { ServiceError } from '../base/service-error.ts'
import { contractLimits } from '../contract/limits.ts'
import type { Idempotency } from '../operations/call.ts'

const visible = new RegExp(`^[\\x21-\\x7e]{1,${contractLimits.idempotencyKeyCharacters}}$`)

/** The key that a `POST` came with, if any; refused if it is not one. */
export function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key')
  if (request.method !== 'POST' || key === null) return undefined
  if (visible.test(key)) return key
  throw new ServiceError(
    'invalid_request',
    `Invalid value for parameter: Idempotency-Key. Use 1 to ${contractLimits.idempotencyKeyCharacters} visible ASCII characters.`,
    { param: 'Idempotency-Key' },
  )
}

/** Two requests have the same fingerprint if they ask for the same. */
export function withFingerprint(key: string, request: Request, bodyDigest: string): Idempotency {
  const { pathname, search } = new URL(request.url)
  const asked = JSON.stringify([request.method, pathname, search, bodyDigest])
  return { key, fingerprint: createHash('sha256').update(asked).digest('hex') }
}
