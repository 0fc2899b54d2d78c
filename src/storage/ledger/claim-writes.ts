import { dayMs } from '../../base/day-ms.ts'
import { ServiceError } from '../../base/errors/service-error.ts'
import type { Db } from '../database.ts'
import { storageTime } from '../statements/clock.ts'
import type { IdempotencyRow } from '../tables/ledger-tables.ts'

/** An idempotency key: the client's promise that all its requests under the key are the same request. */
export type IdempotencyClaim = {
  readonly accountId: string
  readonly key: string
  readonly fingerprint: string
  /** How long the promise holds, from the first request; a day by default. */
  readonly keptMs?: number | undefined
}
type Lease = { readonly leaseToken: string; readonly leaseMs: number }
type Claimed = {
  readonly accountId: string
  readonly key: string | null
  readonly leaseToken: string
}
/** An answer to store under the idempotency key, in the transaction of the request's effect. */
export type KeptAnswer = Claimed & {
  readonly status: number
  readonly body: object
  /** The field of the body to set to the time of the write (ISO 8601), which is not known before. */
  readonly timeIn?: string
}

export type ClaimResult =
  /** `formerLeaseToken` is set if the key was claimed by an earlier request whose lease has expired. */
  | { readonly outcome: 'claimed'; readonly formerLeaseToken?: string }
  | { readonly outcome: 'done'; readonly status: number; readonly body: string }

/** The writes of idempotency keys. */
export const claimWrites = { claim, renewClaim, finishClaim, failClaim, freeClaims }

/**
 * Claims an idempotency key, or returns the answer that was given under it. Throws `idempotency_in_progress` while
 * another request has claimed it, and `idempotency_key_reused` if that was a different request.
 */
export async function claim(db: Db, input: IdempotencyClaim & Lease): Promise<ClaimResult> {
  const now = await storageTime(db)
  const fresh = newClaim(input, now)
  const inserted = await db
    .insertInto('idempotency')
    .values(fresh)
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 1n) return { outcome: 'claimed' }

  const known = await db
    .selectFrom('idempotency')
    .selectAll()
    .where('account_id', '=', input.accountId)
    .where('key', '=', input.key)
    .executeTakeFirstOrThrow()
  if (known.lease_token === input.leaseToken) return { outcome: 'claimed' }
  const isKept = known.expires_at > now
  if (isKept) refuseOther(known, input.fingerprint)
  if (known.state === 'running' && known.lease_until > now) throw inProgress()
  if (isKept && known.state === 'done')
    return { outcome: 'done', status: known.status ?? 200, body: await bodyOf(db, known) }
  return takeOver(db, input, known.lease_token, fresh)
}

/** `now` in milliseconds since 1970. */
export function newClaim(input: IdempotencyClaim & Lease, now: number): IdempotencyRow {
  return {
    account_id: input.accountId,
    key: input.key,
    fingerprint: input.fingerprint,
    state: 'running',
    lease_token: input.leaseToken,
    lease_until: now + input.leaseMs,
    status: null,
    body: null,
    interaction_id: null,
    created_at: now,
    expires_at: now + (input.keptMs ?? dayMs),
  }
}

/** Throws if the key is that of another request. */
function refuseOther(known: IdempotencyRow, fingerprint: string): void {
  if (known.fingerprint === fingerprint) return
  throw new ServiceError(
    'idempotency_key_reused',
    'This Idempotency-Key was used before with another request.',
  )
}

/** The answer given under the key: its own, or that of its interaction. */
async function bodyOf(db: Db, { body, interaction_id }: IdempotencyRow): Promise<string> {
  if (body !== null) return body
  const { response } = await db
    .selectFrom('interactions')
    .select('response')
    .where('id', '=', interaction_id ?? '')
    .executeTakeFirstOrThrow()
  return response
}

/**
 * Takes over the key of a dead request. Of several attempts, only the one that still finds the old lease token
 * succeeds.
 */
async function takeOver(
  db: Db,
  input: IdempotencyClaim,
  oldLeaseToken: string,
  fresh: Partial<IdempotencyRow>,
): Promise<ClaimResult> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency')
    .set(fresh)
    .where('account_id', '=', input.accountId)
    .where('key', '=', input.key)
    .where('lease_token', '=', oldLeaseToken)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw inProgress()
  return { outcome: 'claimed', formerLeaseToken: oldLeaseToken }
}

async function renewClaim(db: Db, input: Claimed & { leaseMs: number }): Promise<void> {
  const lease_until = (await storageTime(db)) + input.leaseMs
  await ours(db, input).set({ lease_until }).execute()
}

/** Stores the answer for later requests under the same key. */
async function finishClaim(db: Db, input: KeptAnswer): Promise<void> {
  if (input.key === null) return
  const body = JSON.stringify(input.body)
  await ours(db, input).set({ state: 'done', status: input.status, body }).execute()
}

/** Makes later requests under the key return the answer of an interaction. */
export async function finishClaimWith(
  db: Db,
  interaction_id: string,
  claimed: Claimed,
): Promise<void> {
  if (claimed.key === null) return
  await ours(db, claimed).set({ state: 'done', status: 200, interaction_id }).execute()
}

/**
 * Stores an answer in the transaction of the request's effect. Throws `idempotency_in_progress` if another request has
 * taken over the key, which rolls back this one.
 */
export async function keepAnswer(db: Db, kept: KeptAnswer | undefined): Promise<void> {
  if (!kept) return
  await finishClaim(db, kept)
  const done = await db
    .selectFrom('idempotency')
    .select('key')
    .where('account_id', '=', kept.accountId)
    .where('key', '=', kept.key ?? '')
    .where('lease_token', '=', kept.leaseToken)
    .where('state', '=', 'done')
    .executeTakeFirst()
  if (!done) throw inProgress()
}

/** Releases the key after a failure, so that the client can retry. */
export async function failClaim(db: Db, input: Claimed): Promise<void> {
  if (input.key === null) return
  await ours(db, input).set({ state: 'failed' }).execute()
}

/**
 * Releases the keys claimed by earlier processes: those whose lease token begins with `leaseStartsWith`, except those
 * of this process (`exceptStart`).
 */
async function freeClaims(
  db: Db,
  input: { leaseStartsWith: string; exceptStart?: string },
): Promise<void> {
  const { leaseStartsWith, exceptStart } = input
  const freed = db
    .updateTable('idempotency')
    .set({ state: 'failed' })
    .where('state', '=', 'running')
    .where('lease_token', 'like', `${leaseStartsWith}%`)
  const others =
    exceptStart === undefined ? freed : freed.where('lease_token', 'not like', `${exceptStart}%`)
  await others.execute()
}

function ours(db: Db, input: Claimed) {
  return db
    .updateTable('idempotency')
    .where('account_id', '=', input.accountId)
    .where('key', '=', input.key ?? '')
    .where('lease_token', '=', input.leaseToken)
    .where('state', '=', 'running')
}

function inProgress(): ServiceError {
  return new ServiceError(
    'idempotency_in_progress',
    'A request with this Idempotency-Key is still running.',
    { retryAfterSeconds: 2 },
  )
}
