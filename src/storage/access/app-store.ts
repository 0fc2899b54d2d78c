import { type RawBuilder, sql } from 'kysely'
import { timeNow } from '../statements/clock.ts'
import { fixedStatement } from '../statements/fixed-statement.ts'
import { type Page, type PageOf, readPage } from '../statements/page.ts'
import type { Storage } from '../storage.ts'
import type { AppToAllow, CodeInHand, GivenTokens, NewTokens } from './app-writes.ts'
import { chargedByKey, usageOfKey } from './key-usage.ts'

/** An app that has registered itself. */
export type RegisteredClient = {
  readonly id: string
  readonly name: string
  /** A list of addresses, as JSON. */
  readonly redirectUris: string
}

/** An app that a person has allowed to call for them. Times are ms since 1970, amounts half tokens. */
export type AllowedApp = {
  readonly id: string
  readonly name: string
  readonly clientId: string
  readonly returnsTo: string
  /** A list, as JSON. */
  readonly scopes: string
  readonly createdAt: number
  readonly lastUsedAt: number | null
  readonly expiresAt: number | null
  readonly revokedAt: number | null
  readonly spendCap: number | null
  readonly spentUnderCap: number
  /** Calls in the last 30 days, and what they were charged. */
  readonly requests: number
  readonly charged: number
}

/** An access token, and the app that has it. */
export type TokenHolder = {
  readonly digest: string
  readonly keyId: string
  readonly accountId: string
  readonly scopes: string
  readonly spendCap: number | null
  readonly expiresAt: number
  readonly revokedAt: number | null
}

/** Reads and changes the clients of OAuth, what people have allowed them, and their tokens. */
export class AppStore {
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
  }

  /** Stores a client, until `lifetimeMs` after it was used last. */
  async register({ redirectUris, ...client }: RegisteredClient, lifetimeMs: number): Promise<void> {
    const created_at = Date.now()
    await this.#storage.db
      .insertInto('oauth_clients')
      .values({
        ...client,
        redirect_uris: redirectUris,
        created_at,
        expires_at: created_at + lifetimeMs,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }

  client(id: string): Promise<RegisteredClient | undefined> {
    return this.#storage.db
      .selectFrom('oauth_clients')
      .select(['id', 'name', 'redirect_uris as redirectUris'])
      .where('id', '=', id)
      .executeTakeFirst()
  }

  allow(app: AppToAllow): Promise<boolean> {
    return this.#storage.write.allowApp(app)
  }

  redeem(code: CodeInHand, tokens: NewTokens): Promise<GivenTokens> {
    return this.#storage.write.redeemCode({ code, tokens })
  }

  refresh(
    token: { readonly digest: string; readonly clientId: string; readonly graceMs: number },
    tokens: NewTokens,
  ): Promise<GivenTokens> {
    return this.#storage.write.refreshTokens({ ...token, tokens })
  }

  /** False if the account has no such app. */
  revoke(accountId: string, appId: string): Promise<boolean> {
    return this.#storage.write.revokeApp({ accountId, appId })
  }

  /** False if the token is that of another client. */
  giveBack(digest: string, clientId: string): Promise<boolean> {
    return this.#storage.write.returnToken({ digest, clientId })
  }

  /** The access token with this digest, valid or not. */
  async holder(digest: string): Promise<TokenHolder | undefined> {
    const [holder] = await holderOfDigest(this.#storage.db, digest)
    return holder
  }

  /** The apps that may call for an account now, newest first. */
  list(accountId: string, page: Page): Promise<PageOf<AllowedApp>> {
    const { db } = this.#storage
    const connected = this.#withUsage(accountId)
      .where('api_keys.revoked_at', 'is', null)
      .where('api_keys.expires_at', '>', timeNow(db))
      // The key of a code that has not been exchanged is not yet that of an app.
      .where((row) =>
        row.exists(
          row
            .selectFrom('oauth_tokens')
            .select('digest')
            .whereRef('key_id', '=', 'api_keys.id')
            .where('kind', '=', 'refresh'),
        ),
      )
    return readPage(connected, 'api_keys.id', page)
  }

  find(accountId: string, appId: string): Promise<AllowedApp | undefined> {
    return this.#withUsage(accountId).where('api_keys.id', '=', appId).executeTakeFirst()
  }

  #withUsage(accountId: string) {
    const { db } = this.#storage
    return db
      .selectFrom('api_keys')
      .leftJoin(chargedByKey(db, accountId), 'charged_by_key.keyId', 'api_keys.id')
      .select([
        'id',
        'name',
        'scopes',
        'created_at as createdAt',
        'last_used_at as lastUsedAt',
        'expires_at as expiresAt',
        'revoked_at as revokedAt',
        'spend_cap as spendCap',
        sql<string>`coalesce(client_id, '')`.as('clientId'),
        sql<string>`coalesce(returns_to, '')`.as('returnsTo'),
        sql<number>`spent + held`.as('spentUnderCap'),
        ...usageOfKey(),
      ])
      .where('api_keys.account_id', '=', accountId)
      .where('client_id', 'is not', null)
  }
}

const holderOfDigest = fixedStatement((db, digest: RawBuilder<string>) =>
  db
    .selectFrom('oauth_tokens')
    .innerJoin('api_keys', 'api_keys.id', 'key_id')
    .select(['oauth_tokens.digest', 'key_id as keyId', 'oauth_tokens.account_id as accountId'])
    .select(['scopes', 'spend_cap as spendCap', 'oauth_tokens.expires_at as expiresAt'])
    .select('revoked_at as revokedAt')
    .where('oauth_tokens.digest', '=', digest)
    .where('kind', '=', 'access'),
)
