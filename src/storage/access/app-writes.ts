import { type ExpressionBuilder, sql } from 'kysely'
import { isSameSecret } from '../../base/hash/is-same-secret.ts'
import type { Database, Db } from '../database.ts'
import { storageTime } from '../statements/clock.ts'
import { isPostgres } from '../statements/is-postgres.ts'
import type { OAuthTokenRow } from '../tables/account-tables.ts'
import { type AppOfKey, hasRoom, insertKey, type KeyToStore } from './key-writes.ts'
import { demandOpenAccount } from './open-account.ts'

/** What a person has allowed an app, with the code by which the app gets its tokens. */
export type AppToAllow = {
  /** Its key, which nobody is shown. */
  readonly key: KeyToStore
  readonly app: AppOfKey
  readonly code: {
    readonly digest: string
    /** BASE64URL(SHA256(verifier)), as the app has sent it (RFC 7636). */
    readonly challenge: string
    readonly redirectUri: string
    readonly lifetimeMs: number
  }
  /** The most active apps of the account, with this one. */
  readonly activeMax: number
  readonly clientMs: number
}

/** Digests of new tokens, and how long they and what they belong to live without being used. */
export type NewTokens = {
  readonly access: string
  readonly refresh: string
  readonly accessMs: number
  readonly refreshMs: number
  readonly clientMs: number
}

/** The proof of whoever presents a code: all of it must be as it was when the code was made. */
export type CodeInHand = {
  readonly digest: string
  readonly clientId: string
  readonly redirectUri: string
  readonly challenge: string
}

/** What tokens were given for. `refused`: they were not; `revoked`: and the app has been revoked, as a secret leaked. */
export type GivenTokens =
  | 'refused'
  | 'revoked'
  | { readonly keyId: string; readonly scopes: string }

/** The writes of apps that sign in with OAuth. */
export const appWrites = { allowApp, redeemCode, refreshTokens, revokeApp, returnToken }

/** False if the account has `activeMax` active apps. */
async function allowApp(
  db: Db,
  { key, app, code, activeMax, clientMs }: AppToAllow,
): Promise<boolean> {
  const { accountId: account_id, id: key_id } = key
  await demandOpenAccount(db, account_id)
  if (!(await hasRoom(db, key, activeMax, 'app'))) return false
  const now = await storageTime(db)
  const expires_at = now + code.lifetimeMs
  // Until the code is exchanged, the key lives no longer than the code.
  await insertKey(db, { ...key, expiresAt: expires_at }, null, app)
  await db
    .insertInto('oauth_tokens')
    .values({
      digest: code.digest,
      kind: 'code',
      key_id,
      account_id,
      expires_at,
      challenge: code.challenge,
      redirect_uri: code.redirectUri,
    })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute()
  await keepClient(db, app.client_id, now + clientMs)
  return true
}

/**
 * Exchanges a code for tokens, once. A second exchange revokes what the first one gave: one of the two was not made by
 * the app (RFC 6749, section 4.1.2).
 */
async function redeemCode(
  db: Db,
  { code, tokens }: { code: CodeInHand; tokens: NewTokens },
): Promise<GivenTokens> {
  const now = await storageTime(db)
  const found = await lockedToken(db, code.digest, 'code')
  if (!found) return 'refused'
  if (found.used_at !== null) {
    // An earlier commit of this same exchange may not have been acknowledged.
    if (await hasToken(db, tokens.refresh)) return given(found)
    await revoke(db, found, now)
    return 'revoked'
  }
  const isOwn =
    found.client_id === code.clientId &&
    isSameSecret(found.redirect_uri ?? '', code.redirectUri) &&
    isSameSecret(found.challenge ?? '', code.challenge)
  if (!isOwn || !isValid(found, now)) return 'refused'
  await exchange(db, found, tokens, now)
  return given(found)
}

/**
 * Exchanges a refresh token for new tokens. It may be exchanged again within `graceMs`, for the same tokens; later, one
 * of those who have it is a thief, and the app is revoked (RFC 9700, section 4.14.2).
 */
async function refreshTokens(
  db: Db,
  {
    digest,
    clientId,
    graceMs,
    tokens,
  }: { digest: string; clientId: string; graceMs: number; tokens: NewTokens },
): Promise<GivenTokens> {
  const now = await storageTime(db)
  const found = await lockedToken(db, digest, 'refresh')
  if (!found || found.client_id !== clientId || !isValid(found, now)) return 'refused'
  if (found.used_at !== null && found.used_at + graceMs < now) {
    await revoke(db, found, now)
    return 'revoked'
  }
  await exchange(db, found, tokens, now)
  return given(found)
}

/** Revokes an app at once and for good, with all its tokens. False if the account has no such app. */
async function revokeApp(
  db: Db,
  { accountId, appId }: { accountId: string; appId: string },
): Promise<boolean> {
  const app = await db
    .selectFrom('api_keys')
    .select('id')
    .where('id', '=', appId)
    .where('account_id', '=', accountId)
    .where('client_id', 'is not', null)
    .executeTakeFirst()
  if (app) await revoke(db, { key_id: appId }, await storageTime(db))
  return app !== undefined
}

/**
 * Takes a token back that its app no longer wants, which revokes the app (RFC 7009). False if the token is that of
 * another client.
 */
async function returnToken(
  db: Db,
  { digest, clientId }: { digest: string; clientId: string },
): Promise<boolean> {
  const found =
    (await lockedToken(db, digest, 'access')) ?? (await lockedToken(db, digest, 'refresh'))
  if (!found) return true
  if (found.client_id !== clientId) return false
  await revoke(db, found, await storageTime(db))
  return true
}

type LockedToken = NonNullable<Awaited<ReturnType<typeof lockedToken>>>

/**
 * The code or token with its app, of which the key is locked, so that of two exchanges one comes after the other, and
 * none beside a revocation. Who locked the token first would wait for a revocation that waits for the token.
 */
async function lockedToken(db: Db, digest: string, kind: OAuthTokenRow['kind']) {
  if (isPostgres(db)) {
    const keyOfToken = db.selectFrom('oauth_tokens').select('key_id').where('digest', '=', digest)
    await db.selectFrom('api_keys').select('id').where('id', '=', keyOfToken).forUpdate().execute()
  }
  return db
    .selectFrom('oauth_tokens')
    .innerJoin('api_keys', 'api_keys.id', 'key_id')
    .select(['oauth_tokens.digest', 'key_id', 'oauth_tokens.account_id', 'used_at', 'scopes'])
    .select(['challenge', 'redirect_uri', 'client_id', 'revoked_at', 'oauth_tokens.expires_at'])
    .select('api_keys.expires_at as key_expires_at')
    .where('oauth_tokens.digest', '=', digest)
    .where('kind', '=', kind)
    .executeTakeFirst()
}

function isValid({ expires_at, key_expires_at, revoked_at }: LockedToken, now: number): boolean {
  return revoked_at === null && expires_at > now && (key_expires_at ?? now) > now
}

function given({ key_id: keyId, scopes }: LockedToken): GivenTokens {
  return { keyId, scopes }
}

async function hasToken(db: Db, digest: string): Promise<boolean> {
  const found = await db
    .selectFrom('oauth_tokens')
    .select('digest')
    .where('digest', '=', digest)
    .executeTakeFirst()
  return found !== undefined
}

/** Marks a code or token as used, and stores what is given for it, after which the app has its time anew. */
async function exchange(
  db: Db,
  { digest, key_id, account_id, used_at, client_id }: LockedToken,
  { access, refresh, accessMs, refreshMs, clientMs }: NewTokens,
  now: number,
): Promise<void> {
  await db
    .updateTable('oauth_tokens')
    .set({ used_at: used_at ?? now })
    .where('digest', '=', digest)
    .execute()
  const expires_at = now + refreshMs
  const owned = { key_id, account_id }
  await db
    .insertInto('oauth_tokens')
    .values([
      { ...owned, digest: access, kind: 'access', expires_at: now + accessMs },
      { ...owned, digest: refresh, kind: 'refresh', expires_at },
    ])
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute()
  await db.updateTable('api_keys').set({ expires_at }).where('id', '=', key_id).execute()
  await keepClient(db, client_id ?? '', now + clientMs)
}

/** Lets a registered client live on. One that is known by its address is not stored. */
async function keepClient(db: Db, clientId: string, expires_at: number): Promise<void> {
  await db.updateTable('oauth_clients').set({ expires_at }).where('id', '=', clientId).execute()
}

async function revoke(db: Db, { key_id }: { key_id: string }, now: number): Promise<void> {
  const first = (row: ExpressionBuilder<Database, 'api_keys'>) =>
    row.fn.coalesce('revoked_at', sql.lit(now))
  await db
    .updateTable('api_keys')
    .set((row) => ({ revoked_at: first(row) }))
    .where('id', '=', key_id)
    .execute()
  await db.deleteFrom('oauth_tokens').where('key_id', '=', key_id).execute()
}
