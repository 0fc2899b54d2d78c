import type { Kysely } from 'kysely'
import { newId } from '../base/ids.ts'
import { ServiceError } from '../base/service-error.ts'
import { tokens } from '../base/tokens.ts'
import { type Claim, type ClaimResult, claim, failClaim, finishClaim } from './claim-writes.ts'
import { storageTime } from './clock.ts'
import type { Database, EntryKind, InteractionRow } from './database.ts'
import { isPostgres } from './engine.ts'

type Db = Kysely<Database>

export type NewHold = {
  readonly holdId: string
  readonly accountId: string
  readonly operationId: string
  readonly amount: number
  readonly owner: string
  readonly leaseToken: string
  readonly leaseMs: number
  readonly claim?: Claim
}
export type HeldBy = { readonly holdId: string; readonly leaseToken: string }
type Balance = { readonly available: number; readonly held: number }

export type Settlement = HeldBy & {
  readonly charge: number
  readonly interaction: Omit<InteractionRow, 'charged' | 'response' | 'created_at'>
  /** The answer, complete but for the balance that only this transaction knows. */
  readonly answer: { readonly usage: object; readonly [field: string]: unknown }
}

export const ledgerWrites = {
  grantTokens,
  openHold,
  extendHold,
  renewHold,
  settleHold,
  releaseHold,
  expireHolds,
}

/** Adds to a balance. Granting again under the same id changes nothing. */
async function grantTokens(
  db: Db,
  input: { entryId: string; accountId: string; amount: number; note: string },
): Promise<Balance> {
  const { entryId, accountId, amount, note } = input
  const known = await db
    .selectFrom('ledger_entries')
    .select('id')
    .where('id', '=', entryId)
    .executeTakeFirst()
  if (known) return balanceOf(db, accountId)
  return post(db, {
    id: entryId,
    accountId,
    kind: 'grant',
    available: amount,
    granted: amount,
    note,
  })
}

/** Claims the idempotency key, if there is one, and reserves the amount: both or neither. */
async function openHold(db: Db, input: NewHold): Promise<ClaimResult> {
  const claimed = input.claim
    ? await claim(db, { ...input.claim, leaseToken: input.leaseToken, leaseMs: input.leaseMs })
    : ({ outcome: 'claimed' } as const)
  if (claimed.outcome === 'done') return claimed
  if (claimed.formerLeaseToken) await expireHold(db, claimed.formerLeaseToken)

  const created_at = await storageTime(db)
  const inserted = await db
    .insertInto('holds')
    .values({
      id: input.holdId,
      account_id: input.accountId,
      operation_id: input.operationId,
      amount: input.amount,
      settled: null,
      state: 'held',
      owner: input.owner,
      lease_token: input.leaseToken,
      lease_until: created_at + input.leaseMs,
      extensions: 0,
      idempotency_key: input.claim?.key ?? null,
      created_at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 0n) return claimed
  if (!(await reserve(db, input.accountId, input.amount))) {
    const { available } = await balanceOf(db, input.accountId)
    throw new ServiceError(
      'insufficient_tokens',
      `Insufficient tokens. Need ${tokens(input.amount)}, have ${tokens(available)}.`,
    )
  }
  await record(db, { ...input, kind: 'hold', available: -input.amount, held: input.amount })
  return claimed
}

/** Whoever had the key before us and wakes up late must find its hold gone, or the key would be charged twice. */
async function expireHold(db: Db, leaseToken: string): Promise<void> {
  const former = await db
    .selectFrom('holds')
    .select('id')
    .where('lease_token', '=', leaseToken)
    .where('state', '=', 'held')
    .executeTakeFirst()
  if (former) await expire(db, { holdId: former.id, leaseToken })
}

/**
 * Reserves up to `wanted` more, as much as the balance allows, and says how much that was.
 * `extension` counts the extensions before this one, so that repeating it reserves nothing more.
 */
async function extendHold(
  db: Db,
  input: HeldBy & { wanted: number; extension: number },
): Promise<{ granted: number }> {
  const hold = await db
    .updateTable('holds')
    .set({ extensions: input.extension + 1 })
    .where('id', '=', input.holdId)
    .where('lease_token', '=', input.leaseToken)
    .where('state', '=', 'held')
    .where('extensions', '=', input.extension)
    .returning(['account_id', 'operation_id'])
    .executeTakeFirst()
  if (!hold) return { granted: await grantedBefore(db, input) }

  for (;;) {
    const { available } = await balanceOf(db, hold.account_id)
    const granted = Math.min(input.wanted, available)
    if (granted === 0) return { granted }
    if (!(await reserve(db, hold.account_id, granted))) continue
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

/** Says whether the hold is still ours. */
async function renewHold(db: Db, input: HeldBy & { leaseMs: number }): Promise<boolean> {
  const lease_until = (await storageTime(db)) + input.leaseMs
  const hold = await db
    .updateTable('holds')
    .set({ lease_until })
    .where('id', '=', input.holdId)
    .where('lease_token', '=', input.leaseToken)
    .where('state', '=', 'held')
    .returning(['account_id', 'idempotency_key'])
    .executeTakeFirst()
  if (!hold) return false
  await db
    .updateTable('idempotency')
    .set({ lease_until })
    .where('account_id', '=', hold.account_id)
    .where('key', '=', hold.idempotency_key ?? '')
    .where('lease_token', '=', input.leaseToken)
    .execute()
  return true
}

/**
 * Charges, gives back the rest, and stores the answer, all at once. At most one of settle, release
 * and expire ever happens to a hold: `undefined` says that it was not this one.
 */
async function settleHold(db: Db, input: Settlement): Promise<{ answer: object } | undefined> {
  const hold = await resolveHold(db, input, { state: 'settled', settled: input.charge })
  if (!hold) return storedAnswer(db, input)

  const { available, held } = await post(db, {
    accountId: hold.account_id,
    operationId: hold.operation_id,
    holdId: input.holdId,
    kind: 'settle',
    available: hold.amount - input.charge,
    held: -hold.amount,
    spent: input.charge,
  })
  const usage = { ...input.answer.usage, balance_remaining: tokens(available + held) }
  const answer = { ...input.answer, usage }
  const created_at = await storageTime(db)
  await db
    .insertInto('interactions')
    .values({
      ...input.interaction,
      charged: input.charge,
      response: JSON.stringify(answer),
      created_at,
    })
    .execute()
  await finishClaim(db, {
    leaseToken: input.leaseToken,
    key: hold.idempotency_key,
    accountId: hold.account_id,
    status: 200,
    body: answer,
  })
  return { answer }
}

/** After a commit that was not acknowledged, the same settlement finds its own result. */
async function storedAnswer(db: Db, input: Settlement): Promise<{ answer: object } | undefined> {
  const settled = await db
    .selectFrom('holds')
    .select('id')
    .where('id', '=', input.holdId)
    .where('lease_token', '=', input.leaseToken)
    .where('state', '=', 'settled')
    .executeTakeFirst()
  if (!settled) return undefined
  const stored = await db
    .selectFrom('interactions')
    .select('response')
    .where('id', '=', input.interaction.id)
    .executeTakeFirst()
  return stored && { answer: JSON.parse(stored.response) }
}

/** Gives everything back; says whether it was still to be given. */
async function releaseHold(db: Db, input: HeldBy): Promise<boolean> {
  const hold = await resolveHold(db, input, { state: 'released', settled: 0 })
  if (!hold) return false
  await giveBack(db, input, hold, 'release')
  return true
}

/**
 * Gives back what dead processes held: leases that ran out, and at once everything of former
 * processes whose owner name starts with `startsWith` but is not `except`.
 */
async function expireHolds(
  db: Db,
  input: { limit: number; formerOwners?: { startsWith: string; except: string } },
): Promise<number> {
  const now = await storageTime(db)
  let open = db
    .selectFrom('holds')
    .select(['id', 'lease_token'])
    .where('state', '=', 'held')
    .orderBy('account_id')
    .orderBy('id')
    .limit(input.limit)
  const former = input.formerOwners
  open = former
    ? open.where('owner', 'like', `${former.startsWith}%`).where('owner', '<>', former.except)
    : open.where('lease_until', '<', now)
  const found = await (isPostgres(db) ? open.forUpdate().skipLocked() : open).execute()

  let expired = 0
  for (const { id, lease_token } of found) {
    if (await expire(db, { holdId: id, leaseToken: lease_token })) expired++
  }
  return expired
}

async function expire(db: Db, by: HeldBy): Promise<boolean> {
  const hold = await resolveHold(db, by, { state: 'expired', settled: 0 })
  if (!hold) return false
  await giveBack(db, by, hold, 'expire')
  return true
}

type Resolved = {
  account_id: string
  operation_id: string
  amount: number
  idempotency_key: string | null
}

function resolveHold(
  db: Db,
  by: HeldBy,
  outcome: { state: 'settled' | 'released' | 'expired'; settled: number },
): Promise<Resolved | undefined> {
  return db
    .updateTable('holds')
    .set(outcome)
    .where('id', '=', by.holdId)
    .where('lease_token', '=', by.leaseToken)
    .where('state', '=', 'held')
    .returning(['account_id', 'operation_id', 'amount', 'idempotency_key'])
    .executeTakeFirst()
}

async function giveBack(db: Db, by: HeldBy, hold: Resolved, kind: EntryKind): Promise<void> {
  await post(db, {
    accountId: hold.account_id,
    operationId: hold.operation_id,
    holdId: by.holdId,
    kind,
    available: hold.amount,
    held: -hold.amount,
  })
  await failClaim(db, {
    accountId: hold.account_id,
    key: hold.idempotency_key,
    leaseToken: by.leaseToken,
  })
}

/** Guard and change in one statement: whoever comes second sees what the first left. */
async function reserve(db: Db, accountId: string, amount: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set((row) => ({ available: row('available', '-', amount), held: row('held', '+', amount) }))
    .where('id', '=', accountId)
    .where('available', '>=', amount)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

type Change = {
  readonly id?: string
  readonly accountId: string
  readonly operationId?: string
  readonly holdId?: string
  readonly kind: EntryKind
  readonly sequence?: number
  readonly available?: number
  readonly held?: number
  readonly spent?: number
  readonly granted?: number
  readonly note?: string
}

async function post(db: Db, change: Change): Promise<Balance> {
  const { available = 0, held = 0, spent = 0, granted = 0 } = change
  await db
    .updateTable('accounts')
    .set((row) => ({
      available: row('available', '+', available),
      held: row('held', '+', held),
      spent: row('spent', '+', spent),
      granted: row('granted', '+', granted),
    }))
    .where('id', '=', change.accountId)
    .execute()
  return record(db, change)
}

/** Writes the entry of a change that the account row already shows. */
async function record(db: Db, change: Change): Promise<Balance> {
  const balance = await balanceOf(db, change.accountId)
  await db
    .insertInto('ledger_entries')
    .values({
      id: change.id ?? newId('entry'),
      account_id: change.accountId,
      hold_id: change.holdId ?? null,
      operation_id: change.operationId ?? null,
      kind: change.kind,
      sequence: change.sequence ?? 0,
      available_change: change.available ?? 0,
      held_change: change.held ?? 0,
      spent_change: change.spent ?? 0,
      available_after: balance.available,
      held_after: balance.held,
      note: change.note ?? null,
      created_at: await storageTime(db),
    })
    .execute()
  return balance
}

function balanceOf(db: Db, accountId: string): Promise<Balance> {
  return db
    .selectFrom('accounts')
    .select(['available', 'held'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}
