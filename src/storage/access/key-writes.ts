import { sql } from 'kysely'
import { utcDay } from '../../base/utc-day.ts'
import type { Db } from '../database.ts'
import { type KeptAnswer, keepAnswer } from '../ledger/claim-writes.ts'
import { storageTime } from '../statements/clock.ts'
import { isPostgres } from '../statements/is-postgres.ts'
import { demandOpenAccount } from './open-account.ts'

/** A new API key to store. Only its digest is stored, not the key itself. */
export type KeyToStore = {
  readonly id: string
  readonly accountId: string
  readonly name: string
  /** SHA-256 of the key, in hex. */
  readonly digest: string
  /** The last four characters of the key. */
  readonly last4: string
  /** The scopes of the key: a list, as JSON. */
  readonly scopes: string
  /** Milliseconds since 1970; `null` for a key that never expires. */
  readonly expiresAt: number | null
  readonly createdAt: number
  /** The most that may be spent with the key, in half tokens; `null` if that is not limited. */
  readonly spendCap: number | null
}
/** What becomes of a key; what is missing stays. */
export type KeyChange = {
  readonly name?: string
  /** In half tokens; `null` for no limit. Shared with the keys that it was rotated from and to. */
  readonly spendCap?: number | null
}
/** Uses of a key that have not been stored yet. */
export type KeyUse = {
  readonly keyId: string
  readonly accountId: string
  readonly requests: number
  readonly lastUsedAt: number
}

export type Rotation = {
  readonly accountId: string
  readonly keyId: string
  readonly overlapMs: number
  readonly successor: KeyToStore
  /** The most active keys of the account, with the successor. */
  readonly activeMax: number
  readonly kept?: KeptAnswer
}

/** `not active` also for a key that has a successor. */
export type RotationOutcome = 'rotated' | 'not active' | 'too many'

/** The writes of API keys. */
export const keyWrites = { createKey, changeKey, revokeKey, rotateKey, noteKeyUse }

/** False if the account has `activeMax` active keys. Calls at the same moment may each add one more on PostgreSQL. */
async function createKey(
  db: Db,
  {
    kept,
    activeMax,
    ...key
  }: KeyToStore & { readonly activeMax: number; readonly kept?: KeptAnswer },
): Promise<boolean> {
  await demandOpenAccount(db, key.accountId)
  if (!(await hasRoom(db, key, activeMax))) return false
  await insertKey(db, key, null)
  await keepAnswer(db, kept)
  return true
}

/**
 * Whether the account may have this key too, or has it: an earlier commit may not have been acknowledged. Keys of apps
 * count apart from those that are shown to people.
 */
export async function hasRoom(
  db: Db,
  { accountId, id }: KeyToStore,
  activeMax: number,
  holder: 'person' | 'app' = 'person',
): Promise<boolean> {
  const now = await storageTime(db)
  const { active } = await db
    .selectFrom('api_keys')
    .select((row) => row.fn.countAll().as('active'))
    .where('account_id', '=', accountId)
    .where('id', '<>', id)
    .where('client_id', holder === 'app' ? 'is not' : 'is', null)
    .where('revoked_at', 'is', null)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .executeTakeFirstOrThrow()
  return Number(active) < activeMax
}

/** The OAuth client of an app, and the host that this returns to. */
export type AppOfKey = { readonly client_id: string; readonly returns_to: string }

/**
 * Stores a key. `first_key_id` is the first of the keys that were rotated into this one, with which it shares a
 * spending cap; `null` for a key of its own.
 */
export async function insertKey(
  db: Db,
  key: KeyToStore,
  first_key_id: string | null,
  app?: AppOfKey,
): Promise<void> {
  const { accountId: account_id, expiresAt: expires_at, createdAt: created_at, ...rest } = key
  const { spendCap: spend_cap, ...same } = rest
  await db
    .insertInto('api_keys')
    .values({
      ...same,
      ...app,
      account_id,
      expires_at,
      created_at,
      spend_cap,
      first_key_id,
      last_used_at: null,
      revoked_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

async function changeKey(
  db: Db,
  { accountId, keyId, name, spendCap }: KeyChange & { accountId: string; keyId: string },
): Promise<void> {
  const key = await db
    .selectFrom('api_keys')
    .select(['id', 'first_key_id'])
    .where('id', '=', keyId)
    .where('account_id', '=', accountId)
    .where('client_id', 'is', null)
    .executeTakeFirst()
  if (!key) return
  if (name !== undefined)
    await db.updateTable('api_keys').set({ name }).where('id', '=', keyId).execute()
  if (spendCap === undefined) return
  const lineId = key.first_key_id ?? key.id
  await lockedCap(db, lineId)
  await db
    .updateTable('api_keys')
    .set({ spend_cap: spendCap })
    .where((row) => row.or([row('id', '=', lineId), row('first_key_id', '=', lineId)]))
    .execute()
}

/** The cap of a line of keys, which is locked, so that it is not changed while a successor is given the same. */
async function lockedCap(db: Db, lineId: string): Promise<number | null> {
  const { spend_cap } = await db
    .selectFrom('api_keys')
    .select('spend_cap')
    .where('id', '=', lineId)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirstOrThrow()
  return spend_cap
}

async function revokeKey(db: Db, input: { accountId: string; keyId: string }): Promise<boolean> {
  const revoked_at = await storageTime(db)
  const { numUpdatedRows } = await db
    .updateTable('api_keys')
    .set((row) => ({ revoked_at: row.fn.coalesce('revoked_at', sql.lit(revoked_at)) }))
    .where('id', '=', input.keyId)
    .where('account_id', '=', input.accountId)
    .where('client_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function rotateKey(db: Db, input: Rotation): Promise<RotationOutcome> {
  await demandOpenAccount(db, input.accountId)
  if (await exists(db, input.successor.id)) return 'rotated'
  const now = await storageTime(db)
  const old = await db
    .selectFrom('api_keys')
    .select(['id', 'first_key_id', 'created_at', 'expires_at'])
    .where('id', '=', input.keyId)
    .where('account_id', '=', input.accountId)
    .where('client_id', 'is', null)
    .where('revoked_at', 'is', null)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    // Another rotation of this key comes after this one, and then finds its successor.
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()
  if (!old) return 'not active'
  const lineId = old.first_key_id ?? old.id
  if (await successor(db, { id: old.id, lineId, createdAt: old.created_at })) return 'not active'
  if (!(await hasRoom(db, input.successor, input.activeMax))) return 'too many'
  const expires_at = Math.min(old.expires_at ?? Number.POSITIVE_INFINITY, now + input.overlapMs)
  await db.updateTable('api_keys').set({ expires_at }).where('id', '=', old.id).execute()
  await insertKey(db, { ...input.successor, spendCap: await lockedCap(db, lineId) }, lineId)
  await keepAnswer(db, input.kept)
  return 'rotated'
}

/** The next key of the line that began with `lineId`; of keys of the same millisecond, the ids tell the order. */
export function successor(
  db: Db,
  {
    id,
    lineId,
    createdAt,
  }: { readonly id: string; readonly lineId: string; readonly createdAt: number },
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('api_keys')
    .select('id')
    .where('first_key_id', '=', lineId)
    .where((row) =>
      row.or([
        row('created_at', '>', createdAt),
        row.and([row('created_at', '=', createdAt), row('id', '>', id)]),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst()
}

/** Whether the account of a key is closed. It cannot be closed before the transaction ends, as its key is locked. */
async function isClosed(db: Db, accountId: string, keyId: string): Promise<boolean> {
  if (isPostgres(db))
    await db.selectFrom('api_keys').select('id').where('id', '=', keyId).forUpdate().execute()
  const account = await db
    .selectFrom('accounts')
    .select('closed_at')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account !== undefined && account.closed_at !== null
}

/** Whether the key exists: if an earlier commit was not acknowledged, the successor is already there. */
async function exists(db: Db, keyId: string): Promise<boolean> {
  const key = await db
    .selectFrom('api_keys')
    .select('id')
    .where('id', '=', keyId)
    .executeTakeFirst()
  return key !== undefined
}

/**
 * Adds to the usage counts. They are not money, so a crash may lose those of the last seconds; and so does an account
 * that is closed meanwhile, as nothing would remove them then.
 */
async function noteKeyUse(db: Db, input: { uses: readonly KeyUse[] }): Promise<void> {
  for (const { keyId, accountId, requests, lastUsedAt } of input.uses) {
    if (await isClosed(db, accountId, keyId)) continue
    await db
      .updateTable('api_keys')
      .set({ last_used_at: lastUsedAt })
      .where('id', '=', keyId)
      // Several processes may report uses of the same key, in any order.
      .where((row) =>
        row.or([row('last_used_at', 'is', null), row('last_used_at', '<', lastUsedAt)]),
      )
      .execute()
    await db
      .insertInto('key_days')
      .values({
        key_id: keyId,
        account_id: accountId,
        day: utcDay(lastUsedAt),
        requests,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['key_id', 'day'])
          .doUpdateSet((row) => ({ requests: row('key_days.requests', '+', requests) })),
      )
      .execute()
  }
}
