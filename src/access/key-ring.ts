import { timingSafeEqual } from 'node:crypto'
import { newId } from '../base/ids.ts'
import { ServiceError } from '../base/service-error.ts'
import type { ApiKey, NewKey } from '../contract/keys.ts'
import { allScopes, type Scope } from '../contract/scope.ts'
import type { KeyStore, KeyWithUsage } from '../storage/key-store.ts'
import type { KeyToStore } from '../storage/key-writes.ts'
import type { Page } from '../storage/page.ts'
import { digestOf, generateApiKey, isWellFormed } from './api-key.ts'
import type { Caller } from './caller.ts'
import { describeKey, scopesOf, statusOf } from './describe-key.ts'
import { KeyUses } from './key-uses.ts'

type KeyWish = {
  readonly name: string
  /** All of them, if not given. */
  readonly scopes?: readonly Scope[]
  /** Never, if not given. */
  readonly expiresAt?: Date | undefined
}

/** The API keys of all accounts. A secret leaves this class once, when it is made; only its digest is kept. */
export class KeyRing implements AsyncDisposable {
  readonly #store: KeyStore
  readonly #uses: KeyUses

  constructor(store: KeyStore) {
    this.#store = store
    this.#uses = new KeyUses(store)
  }

  /** Throws `invalid_request` if it would have expired already. */
  async create(accountId: string, wish: KeyWish): Promise<NewKey> {
    if (wish.expiresAt && wish.expiresAt.getTime() <= Date.now()) throw expiredAlready()
    const { key, stored } = newKey(accountId, {
      name: wish.name,
      scopes: JSON.stringify(wish.scopes ?? allScopes),
      expiresAt: wish.expiresAt?.getTime() ?? null,
    })
    await this.#store.create(stored)
    return { ...(await this.#describe(accountId, stored.id)), key }
  }

  /** Newest first. */
  async list(accountId: string, page: Page): Promise<{ keys: ApiKey[]; hasMore: boolean }> {
    const { rows, hasMore } = await this.#store.list(accountId, page)
    return { keys: rows.map((row) => describeKey(row)), hasMore }
  }

  /** At once and for good; again, it changes nothing. Throws `not_found` if it is not a key of this account. */
  async revoke(accountId: string, keyId: string): Promise<ApiKey> {
    await this.#store.revoke(accountId, keyId)
    return this.#describe(accountId, keyId)
  }

  /**
   * Makes a successor of the same name, scopes and length of life; the old key ends with the overlap.
   * Throws `not_found`, or `conflict` if the key is no longer active.
   */
  async rotate(accountId: string, keyId: string, overlapSeconds: number): Promise<NewKey> {
    const old = await this.#find(accountId, keyId)
    const { key, stored } = newKey(accountId, {
      name: old.name,
      scopes: old.scopes,
      expiresAt: old.expiresAt === null ? null : Date.now() + old.expiresAt - old.createdAt,
    })
    const overlapMs = overlapSeconds * 1000
    const rotated = await this.#store.rotate({ accountId, keyId, overlapMs, successor: stored })
    if (!rotated) throw new ServiceError('conflict', 'Only an active API key can be rotated.')
    return { ...(await this.#describe(accountId, stored.id)), key }
  }

  /** Who may call with this key; nothing is remembered, so that a revoked key is refused at the next call. */
  async identify(secret: string): Promise<Caller | undefined> {
    if (!isWellFormed(secret)) return undefined
    const digest = digestOf(secret)
    const key = await this.#store.byDigest(digest)
    if (!key || !sameDigest(key.digest, digest) || statusOf(key) !== 'active') return undefined

    const { id: keyId, accountId } = key
    this.#uses.note(keyId, accountId)
    return { accountId, keyId, session: false, scopes: new Set(scopesOf(key)) }
  }

  /** Writes down the uses that are not written down yet. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.#uses[Symbol.asyncDispose]()
  }

  async #describe(accountId: string, keyId: string): Promise<ApiKey> {
    return describeKey(await this.#find(accountId, keyId))
  }

  async #find(accountId: string, keyId: string): Promise<KeyWithUsage> {
    const key = await this.#store.find(accountId, keyId)
    if (!key) throw new ServiceError('not_found', 'There is no such API key.')
    return key
  }
}

function newKey(
  accountId: string,
  about: Pick<KeyToStore, 'name' | 'scopes' | 'expiresAt'>,
): { key: string; stored: KeyToStore } {
  const key = generateApiKey()
  const id = newId('apiKey')
  return { key, stored: { ...about, id, accountId, digest: digestOf(key), last4: key.slice(-4) } }
}

/** In a time that does not tell how much of it is right. Both are SHA-256 in hex, so equally long. */
function sameDigest(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one, 'hex'), Buffer.from(other, 'hex'))
}

function expiredAlready(): ServiceError {
  const message = 'Invalid value for parameter: expires_at. It must lie in the future.'
  return new ServiceError('invalid_request', message, { param: 'expires_at' })
}
