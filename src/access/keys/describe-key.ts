import { z } from 'zod'
import { keyPrefix } from '../../base/api-key-form.ts'
import { inTokens } from '../../base/token-amounts.ts'
import type { ApiKey, KeyStatus } from '../../contract/access/keys.ts'
import { Scope } from '../../contract/scope.ts'
import type { KeyWithUsage, StoredKey } from '../../storage/access/key-store.ts'

const Scopes = z.array(Scope)

/** A key as its owner sees it. */
export function describeKey(key: KeyWithUsage, nowMs = Date.now()): ApiKey {
  return {
    id: key.id,
    object: 'api_key',
    name: key.name,
    start: keyPrefix,
    last4: key.last4,
    status: statusOf(key, nowMs),
    scopes: scopesOf(key),
    ...(key.spendCap !== null && {
      spend_cap: inTokens(key.spendCap),
      cap_left: inTokens(Math.max(0, key.spendCap - key.spentUnderCap)),
    }),
    created_at: instant(key.createdAt),
    last_used_at: instantOrNull(key.lastUsedAt),
    expires_at: instantOrNull(key.expiresAt),
    revoked_at: instantOrNull(key.revokedAt),
    usage_30d: { requests: key.requests, tokens: inTokens(key.charged) },
  }
}

/** The status of a key. A revoked key stays `revoked` even after its expiry. */
export function statusOf(
  key: Pick<StoredKey, 'revokedAt' | 'expiresAt'>,
  nowMs = Date.now(),
): KeyStatus {
  if (key.revokedAt !== null) return 'revoked'
  return key.expiresAt !== null && key.expiresAt <= nowMs ? 'expired' : 'active'
}

/** The scopes of a stored key, which are a JSON list. */
export function scopesOf(key: Pick<StoredKey, 'scopes'>): Scope[] {
  return Scopes.parse(JSON.parse(key.scopes))
}

function instant(timeMs: number): string {
  return new Date(timeMs).toISOString()
}

function instantOrNull(timeMs: number | null): string | null {
  return timeMs === null ? null : instant(timeMs)
}
