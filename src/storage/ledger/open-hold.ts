import { sql } from 'kysely'
import { ServiceError } from '../../base/errors/service-error.ts'
import { inTokens } from '../../base/token-amounts.ts'
import { demandOpenAccount } from '../access/open-account.ts'
import type { Db } from '../database.ts'
import { storageTime } from '../statements/clock.ts'
import type { HoldRow } from '../tables/ledger-tables.ts'
import { type ClaimResult, claim, type IdempotencyClaim } from './claim-writes.ts'
import { type Balance, balanceOf, lockedBalance, record, reserve } from './ledger-book.ts'
import { expire, type HeldBy, type HeldFor } from './resolve-hold.ts'

export type NewHold = {
  readonly holdId: string
  readonly accountId: string
  readonly operationId: string
  /** In half tokens. */
  readonly amount: number
  /** The least amount to hold if the balance does not cover `amount`. */
  readonly least?: number
  readonly owner: string
  readonly leaseToken: string
  readonly leaseMs: number
  readonly claim?: IdempotencyClaim
  /** The key whose cap the amount counts against, if it has one; of rotated keys that share a cap, the first. */
  readonly cappedKeyId?: string
}

/**
 * Claims the idempotency key, if there is one, and holds the amount, both in one transaction. Throws
 * `insufficient_tokens` if the balance or the cap of the API key is too low.
 */
export async function openHold(db: Db, input: NewHold): Promise<ClaimResult> {
  const claimed = input.claim
    ? await claim(db, { ...input.claim, leaseToken: input.leaseToken, leaseMs: input.leaseMs })
    : ({ outcome: 'claimed' } as const)
  if (claimed.outcome === 'done') return claimed
  if (claimed.formerLeaseToken) await expireHold(db, claimed.formerLeaseToken)
  await demandOpenAccount(db, input.accountId)

  const amount = await payable(db, input)
  const inserted = await db
    .insertInto('holds')
    .values(newHoldRow({ ...input, amount }, await storageTime(db)))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 0n) return claimed
  // All writers lock the account before its key.
  if (!(await reserve(db, input.accountId, amount)))
    throw insufficient(amount, await balanceOf(db, input.accountId))
  if (input.cappedKeyId !== undefined)
    await reserveOfKey(db, input.cappedKeyId, amount, input.accountId)
  await record(db, { ...input, kind: 'hold', available: -amount, held: amount })
  return claimed
}

/** `now` in milliseconds since 1970. */
export function newHoldRow(input: NewHold, now: number): Omit<HoldRow, 'stop_asked_at'> {
  return {
    id: input.holdId,
    account_id: input.accountId,
    operation_id: input.operationId,
    amount: input.amount,
    settled: null,
    state: 'held',
    owner: input.owner,
    lease_token: input.leaseToken,
    lease_until: now + input.leaseMs,
    extensions: 0,
    idempotency_key: input.claim?.key ?? null,
    key_id: input.cappedKeyId ?? null,
    created_at: now,
  }
}

/** The amount to hold: as much of `amount` as the account can pay, but at least `least`. */
async function payable(db: Db, hold: NewHold): Promise<number> {
  const { accountId, cappedKeyId, amount, least } = hold
  if (least === undefined) return amount
  const { available } = await lockedBalance(db, accountId)
  const room = cappedKeyId === undefined ? available : await roomOf(db, cappedKeyId)
  return Math.max(least, Math.min(amount, available, room))
}

/**
 * Holds an amount, which the account has reserved already, against the cap of a key. Throws `insufficient_tokens`.
 */
async function reserveOfKey(
  db: Db,
  keyId: string,
  amount: number,
  accountId: string,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('api_keys')
    .set((row) => ({ held: row('held', '+', amount) }))
    .where('id', '=', keyId)
    // The cap may have been taken away since the caller was identified.
    .where(sql<boolean>`(spend_cap is null or spent + held + ${amount} <= spend_cap)`)
    .executeTakeFirst()
  if (numUpdatedRows === 1n) return
  const { available, held } = await balanceOf(db, accountId)
  const before = { available: available + amount, held: held - amount }
  throw insufficient(amount, before, await roomOf(db, keyId))
}

const balanceHint =
  'What running calls hold and do not use comes back; the owner of the installation grants more.'
const underCapHint = 'The spending cap of the key can be raised where keys are made.'

/** The message says what may be spent: the balance, or less if a key's cap leaves only `leftUnderCap`. */
function insufficient(
  required: number,
  { available, held }: Balance,
  leftUnderCap?: number,
): ServiceError {
  const required_tokens = inTokens(required)
  const cap = leftUnderCap !== undefined && {
    limited_by: 'spend_cap',
    left_under_cap: inTokens(leftUnderCap),
  }
  return new ServiceError(
    'insufficient_tokens',
    `Insufficient tokens. Need ${required_tokens}, have ${inTokens(leftUnderCap ?? available)}.`,
    {
      details: {
        required_tokens,
        balance_tokens: inTokens(available),
        held_by_running_operations: inTokens(held),
        ...cap,
        hint: cap ? underCapHint : balanceHint,
      },
    },
  )
}

/** The amount that may still be spent or held under a key's cap; infinite if it has been taken away. */
async function roomOf(db: Db, keyId: string): Promise<number> {
  const { rows } = await sql<{ room: number | null }>`
    select spend_cap - spent - held as room from api_keys where id = ${keyId}`.execute(db)
  const room = rows[0]?.room
  return room === null ? Number.POSITIVE_INFINITY : Math.max(0, room ?? 0)
}

/**
 * Expires the hold of the request that had the key before: if that request still settled, the call would be charged
 * twice.
 */
async function expireHold(db: Db, leaseToken: string): Promise<void> {
  const former = await db
    .selectFrom('holds')
    .select('id')
    .where('lease_token', '=', leaseToken)
    .where('state', '=', 'held')
    .executeTakeFirst()
  if (former) await expire(db, { holdId: former.id, leaseToken })
}

export type Extension = HeldFor & {
  /** In half tokens. */
  readonly wanted: number
  /** The number of earlier extensions, by which a repeated extension is recognised. */
  readonly extension: number
}

/** Holds up to `wanted` more half tokens, as many as the balance allows, and returns how many. */
export async function extendHold(db: Db, input: Extension): Promise<{ granted: number }> {
  const hold = await db
    .updateTable('holds')
    .set({ extensions: input.extension + 1 })
    .where('id', '=', input.holdId)
    .where('lease_token', '=', input.leaseToken)
    .where('state', '=', 'held')
    .where('extensions', '=', input.extension)
    .returning(['account_id', 'operation_id', 'key_id'])
    .executeTakeFirst()
  if (!hold) return { granted: await grantedBefore(db, input) }

  const { key_id } = hold
  for (;;) {
    const { available } = await balanceOf(db, hold.account_id)
    const room = key_id === null ? available : await roomOf(db, key_id)
    const granted = Math.min(input.wanted, available, room)
    if (granted === 0) return { granted }
    if (!(await reserve(db, hold.account_id, granted))) continue
    if (key_id !== null) await reserveOfKey(db, key_id, granted, hold.account_id)
    await db
      .updateTable('holds')
      .set((row) => ({ amount: row('amount', '+', granted) }))
      .where('id', '=', input.holdId)
      .execute()
    await record(db, {
      accountId: hold.account_id,
      operationId: hold.operation_id,
      holdId: input.holdId,
      kind: 'extend',
      sequence: input.extension + 1,
      available: -granted,
      held: granted,
    })
    return { granted }
  }
}

async function grantedBefore(db: Db, input: HeldBy & { extension: number }): Promise<number> {
  const entry = await db
    .selectFrom('ledger_entries')
    .select('held_change')
    .where('hold_id', '=', input.holdId)
    .where('kind', '=', 'extend')
    .where('sequence', '=', input.extension + 1)
    .executeTakeFirst()
  return entry?.held_change ?? 0
}

/**
 * Extends the lease of a hold, and tells whether its operation is to stop. `undefined` if the hold is no longer open
 * under this lease.
 */
export async function renewHold(
  db: Db,
  input: HeldBy & { leaseMs: number },
): Promise<{ readonly stopAsked: boolean } | undefined> {
  const lease_until = (await storageTime(db)) + input.leaseMs
  const hold = await db
    .updateTable('holds')
    .set({ lease_until })
    .where('id', '=', input.holdId)
    .where('lease_token', '=', input.leaseToken)
    .where('state', '=', 'held')
    .returning(['account_id', 'idempotency_key', 'stop_asked_at'])
    .executeTakeFirst()
  if (!hold) return undefined
  await db
    .updateTable('idempotency')
    .set({ lease_until })
    .where('account_id', '=', hold.account_id)
    .where('key', '=', hold.idempotency_key ?? '')
    .where('lease_token', '=', input.leaseToken)
    .execute()
  return { stopAsked: hold.stop_asked_at !== null }
}

/** Asks whoever holds tokens for an operation to stop it. False if nobody does. */
export async function askToStop(
  db: Db,
  { accountId, operationId }: { accountId: string; operationId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('holds')
    .set({ stop_asked_at: await storageTime(db) })
    .where('operation_id', '=', operationId)
    .where('account_id', '=', accountId)
    .where('state', '=', 'held')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
