import { z } from 'zod'
import { tokens } from '../base/tokens.ts'
import type { ApiKey, KeyStatus } from '../contract/keys.ts'
import { Scope } from '../contract/scope.ts'
import type { ApiKeyRow } from '../storage/database.ts'
import type { KeyWithUsage } from '../storage/key-store.ts'
import { keyPrefix } from './api-key.ts'

const Scopes = z.array(Scope)

/** A key as its owner sees it. */
export function describeKey(row: KeyWithUsage, nowMs = Date.now()): ApiKey {
  return {
    id: row.id,
    object: 'api_key',
    name: row.name,
    start: keyPrefix,
    last4: row.last4,
    status: statusOf(row, nowMs),
    scopes: scopesOf(row),
    created_at: instant(row.created_at),
    last_used_at: instantOrNull(row.last_used_at),
    expires_at: instantOrNull(row.expires_at),
    revoked_at: instantOrNull(row.revoked_at),
    usage_30d: { requests: row.requests, tokens: tokens(row.charged) },
  }
}

/** A revoked key stays revoked, also when the time comes at which it would have expired. */
export function statusOf(
  row: Pick<ApiKeyRow, 'revoked_at' | 'expires_at'>,
  nowMs = Date.now(),
): KeyStatus {
  if (row.revoked_at !== null) return 'revoked'
  return row.expires_at !== null && row.expires_at <= nowMs ? 'expired' : 'active'
}

export function scopesOf(row: Pick<ApiKeyRow, 'scopes'>): Scope[] {
  return Scopes.parse(JSON.parse(row.scopes))
}

function instant(timeMs: number): string {
  return new Date(timeMs).toISOString()
}

function instantOrNull(timeMs: number | null): string | null {
  return timeMs === null ? null : instant(timeMs)
}
