import { tokenPrefixes } from '../../base/app-token-form.ts'
import { notFound } from '../../base/errors/not-found.ts'
import { isSameSecret } from '../../base/hash/is-same-secret.ts'
import { inTokens } from '../../base/token-amounts.ts'
import type { ConnectedApp } from '../../contract/access/apps.ts'
import type { AllowedApp, AppStore } from '../../storage/access/app-store.ts'
import type { KeyStore } from '../../storage/access/key-store.ts'
import type { Page, PageOf } from '../../storage/statements/page.ts'
import type { Caller } from '../caller.ts'
import { scopesOf, statusOf } from '../keys/describe-key.ts'
import { KeyUses } from '../keys/key-uses.ts'
import { digestOfToken } from './app-tokens.ts'
import { appScopes } from './authorization-request.ts'

/** The apps that people have allowed to call for them. */
export class ConnectedApps implements AsyncDisposable {
  readonly #store: AppStore
  readonly #uses: KeyUses

  constructor(store: AppStore, keys: Pick<KeyStore, 'noteUse'>) {
    this.#store = store
    this.#uses = new KeyUses(keys)
  }

  /** Whether a text has the form of an access token. */
  isToken(secret: string): boolean {
    return secret.startsWith(tokenPrefixes.access)
  }

  /**
   * Finds the caller with this access token, and counts a use of its app. Nothing is cached, so that a revoked app is
   * rejected at the next call.
   */
  async identify(token: string): Promise<Caller | undefined> {
    const digest = digestOfToken(token)
    const found = await this.#store.holder(digest)
    if (!found || !isSameSecret(found.digest, digest) || statusOf(found) !== 'active')
      return undefined
    const { keyId, accountId, spendCap } = found
    this.#uses.note(keyId, accountId)
    const capped = spendCap !== null && { cappedKeyId: keyId }
    const scopes = new Set(scopesOf(found))
    return { accountId, keyId, ...capped, session: false, isApp: true, scopes }
  }

  /** Lists the apps that may call for an account now, newest first. */
  async list(accountId: string, page: Page): Promise<PageOf<ConnectedApp>> {
    const { entries, hasMore } = await this.#store.list(accountId, page)
    return { entries: entries.map(describeApp), hasMore }
  }

  /** Revokes an app at once and for good. Throws `not_found` if the account has no such app. */
  async revoke(accountId: string, appId: string): Promise<ConnectedApp> {
    await this.#store.revoke(accountId, appId)
    const app = await this.#store.find(accountId, appId)
    if (!app) throw notFound('app')
    return describeApp(app)
  }

  /** Stores pending usage counts. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.#uses[Symbol.asyncDispose]()
  }
}

function describeApp(app: AllowedApp): ConnectedApp {
  const held = scopesOf(app)
  return {
    id: app.id,
    object: 'connected_app',
    name: app.name,
    client_id: app.clientId,
    returns_to: app.returnsTo,
    status: statusOf(app),
    scopes: appScopes.filter((scope) => held.includes(scope)),
    ...(app.spendCap !== null && {
      spend_cap: inTokens(app.spendCap),
      cap_left: inTokens(Math.max(0, app.spendCap - app.spentUnderCap)),
    }),
    created_at: new Date(app.createdAt).toISOString(),
    last_used_at: instantOrNull(app.lastUsedAt),
    expires_at: instantOrNull(app.expiresAt),
    usage_30d: { requests: app.requests, tokens: inTokens(app.charged) },
  }
}

function instantOrNull(timeMs: number | null): string | null {
  return timeMs === null ? null : new Date(timeMs).toISOString()
}
