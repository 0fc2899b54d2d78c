import type { Generated } from 'kysely'
import type { Thinking } from '../../base/thinking.ts'
import type { ReasoningEngine } from '../../contract/chat/chat.ts'
import type { HalfTokens, Json, Time } from './column-values.ts'

export type HoldRow = {
  id: string
  account_id: string
  operation_id: string
  amount: HalfTokens
  settled: HalfTokens | null
  state: 'held' | 'settled' | 'released' | 'expired'
  owner: string
  lease_token: string
  lease_until: Time
  extensions: number
  idempotency_key: string | null
  /** The API key whose cap the amount counts against, if there is a cap. */
  key_id: string | null
  /** When its caller asked to stop the operation; `null` as long as nobody did. */
  stop_asked_at: Generated<Time | null>
  created_at: Time
}

export type EntryKind = 'grant' | 'hold' | 'extend' | 'settle' | 'release' | 'expire' | 'adjust'

/** Rows are only inserted: a trigger rejects updates and deletions. */
export type LedgerEntryRow = {
  id: string
  account_id: string
  hold_id: string | null
  operation_id: string | null
  kind: EntryKind
  sequence: number
  available_change: HalfTokens
  held_change: HalfTokens
  spent_change: HalfTokens
  available_after: HalfTokens
  held_after: HalfTokens
  note: string | null
  created_at: Time
}

/** The sums of an account's entries, up to `last_entry_id`. */
export type EntrySumRow = {
  account_id: string
  last_entry_id: string
  available: HalfTokens
  held: HalfTokens
}

export type IdempotencyRow = {
  account_id: string
  key: string
  fingerprint: string
  state: 'running' | 'done' | 'failed'
  lease_token: string
  lease_until: Time
  status: number | null
  /** The answer; `null` if it is the response of the interaction. */
  body: string | null
  interaction_id: string | null
  created_at: Time
  expires_at: Time
}

/** One chat message that was answered and charged. */
export type InteractionRow = {
  id: string
  account_id: string
  key_id: string | null
  operation: 'chat_query' | 'research'
  model: Thinking
  engine: ReasoningEngine
  nodes: number
  charged: HalfTokens
  /** The answer; empty once it has been removed. */
  response: Json
  created_at: Time
}
