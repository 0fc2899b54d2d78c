import { invalidParameter } from '../../base/errors/invalid-parameter.ts'
import { notFound } from '../../base/errors/not-found.ts'
import { ServiceError } from '../../base/errors/service-error.ts'
import { isSameSecret } from '../../base/hash/is-same-secret.ts'
import { newId } from '../../base/ids.ts'
import { inHalfTokens } from '../../base/token-amounts.ts'
import type { ApiKey, NewKey } from '../../contract/access/keys.ts'
import { defaultLimits } from '../../contract/limits.ts'
import { allScopes, type Scope } from '../../contract/scope.ts'
import type { KeyStore, KeyWithUsage } from '../../storage/access/key-store.ts'
import type { KeyToStore } from '../../storage/access/key-writes.ts'
import type { KeptAnswer } from '../../storage/ledger/claim-writes.ts'
import type { Page, PageOf } from '../../storage/statements/page.ts'
import type { Caller } from '../caller.ts'
import { digestOf, generateApiKey, isWellFormed } from './api-key.ts'
import { describeKey, scopesOf, statusOf } from './describe-key.ts'
import { KeyUses } from './key-uses.ts'

type KeyWish = {
  readonly name: string
  /** All scopes by default. */
  readonly scopes?: readonly Scope[]
  /** Never by default. */
  readonly expiresAt?: Date | undefined
  /** The most tokens that may be spent with the key; unlimited by default. */
  readonly spendCap?: number | undefined
}

/** What becomes of a key; what is not given stays. */
type KeyChange = {
  readonly name?: string | undefined
  /** `null` for no limit. */
  readonly spendCap?: number | null | undefined
}

type Keep = (made: NewKey) => KeptAnswer

/**
 * The API keys of all accounts. The secret of a key is returned once, when it is created; only its digest is stored.
 */
export class KeyRing implements AsyncDisposable {
  readonly #store: KeyStore
  readonly #activeMax: number
  readonly #uses: KeyUses

  /** An account may have `activeMax` active keys, and as many again while those that were rotated run out. */
  constructor(store: KeyStore, activeMax = defaultLimits.activeKeysMax) {
    this.#store = store
    this.#activeMax = activeMax
    this.#uses = new KeyUses(store)
  }

  /**
   * Creates a key. `keep` makes the idempotent answer that is stored in the same transaction. Throws `invalid_request`
   * if its expiry is in the past, and `conflict` if the account has as many active keys as it may.
   */
  async create(accountId: string, wish: KeyWish, keep?: Keep): Promise<NewKey> {
    if (wish.expiresAt && wish.expiresAt.getTime() <= Date.now())
      throw invalidParameter('expires_at', 'It must lie in the future.')
    const { key, stored } = newKey(accountId, {
      name: wish.name,
      scopes: JSON.stringify(wish.scopes ?? allScopes),
      expiresAt: wish.expiresAt?.getTime() ?? null,
      spendCap: wish.spendCap === undefined ? null : inHalfTokens(wish.spendCap),
    })
    const made = newlyMade(stored, key)
    const created = await this.#store.create(stored, this.#activeMax, keep?.(made))
    if (!created) throw this.#tooMany('Revoke one that is no longer used.')
    return made
  }

  /** Lists the keys of an account, newest first. */
  async list(accountId: string, page: Page): Promise<PageOf<ApiKey>> {
    const { entries, hasMore } = await this.#store.list(accountId, page)
    return { entries: entries.map((key) => describeKey(key)), hasMore }
  }

  /**
   * Changes the name of a key, and the cap that it shares with those it was rotated from and to. Throws `not_found` if
   * the account has no such key.
   */
  async change(accountId: string, keyId: string, { name, spendCap }: KeyChange): Promise<ApiKey> {
    await this.#store.change(accountId, keyId, {
      ...(name !== undefined && { name }),
      ...(spendCap !== undefined && { spendCap: spendCap && inHalfTokens(spendCap) }),
    })
    return this.#describe(accountId, keyId)
  }

  /** Revokes a key at once and for good. Throws `not_found` if the account has no such key. */
  async revoke(accountId: string, keyId: string): Promise<ApiKey> {
    await this.#store.revoke(accountId, keyId)
    return this.#describe(accountId, keyId)
  }

  /**
   * Creates a successor with the same name, scopes, lifetime and cap. The old key expires after the overlap. `keep`
   * makes the idempotent answer that is stored in the same transaction. Throws `not_found`, or `conflict` if the key is
   * no longer active or has a successor: another one would live no longer than the overlap that it was left. An account
   * with all its keys can still rotate each once, but not without end.
   */
  async rotate(
    accountId: string,
    keyId: string,
    overlapSeconds: number,
    keep?: Keep,
  ): Promise<NewKey> {
    const old = await this.#find(accountId, keyId)
    const { key, stored } = newKey(accountId, {
      name: old.name,
      scopes: old.scopes,
      expiresAt: old.expiresAt === null ? null : Date.now() + old.expiresAt - old.createdAt,
      spendCap: old.spendCap,
    })
    const made = newlyMade(stored, key, old.spentUnderCap)
    const kept = keep?.(made)
    const rotated = await this.#store.rotate({
      accountId,
      keyId,
      overlapMs: overlapSeconds * 1000,
      successor: stored,
      activeMax: 2 * this.#activeMax,
      ...(kept && { kept }),
    })
    if (rotated === 'rotated') return made
    if (rotated === 'too many')
      throw this.#tooMany('As many rotated keys are still valid. Revoke one of them.')
    const next = await this.#store.successorOf(old)
    const why = next
      ? `This API key was rotated before. Rotate its successor ${next.id}, or generate another key.`
      : 'Only an active API key can be rotated.'
    throw new ServiceError('conflict', why)
  }

  /** Finds the caller with this key, and counts a use of it. */
  async identify(secret: string): Promise<(Caller & { readonly keyId: string }) | undefined> {
    const caller = await this.find(secret)
    if (caller) this.#uses.note(caller.keyId, caller.accountId)
    return caller
  }

  /** Finds the caller with this key. Nothing is cached, so that a revoked key is rejected at the next call. */
  async find(secret: string): Promise<(Caller & { readonly keyId: string }) | undefined> {
    if (!isWellFormed(secret)) return undefined
    const digest = digestOf(secret)
    const key = await this.#store.byDigest(digest)
    if (!key || !isSameSecret(key.digest, digest) || statusOf(key) !== 'active') return undefined

    const { id: keyId, accountId, firstKeyId } = key
    const capped = key.spendCap !== null && { cappedKeyId: firstKeyId ?? keyId }
    return { accountId, keyId, ...capped, session: false, scopes: new Set(scopesOf(key)) }
  }

  /** Stores pending usage counts. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.#uses[Symbol.asyncDispose]()
  }

  #tooMany(hint: string): ServiceError {
    const limit = `An account may have at most ${this.#activeMax} active API keys.`
    return new ServiceError('conflict', `${limit} ${hint}`)
  }

  async #describe(accountId: string, keyId: string): Promise<ApiKey> {
    return describeKey(await this.#find(accountId, keyId))
  }

  async #find(accountId: string, keyId: string): Promise<KeyWithUsage> {
    const key = await this.#store.find(accountId, keyId)
    if (!key) throw notFound('API key', 'key_id')
    return key
  }
}

function newKey(
  accountId: string,
  about: Pick<KeyToStore, 'name' | 'scopes' | 'expiresAt' | 'spendCap'>,
): { key: string; stored: KeyToStore } {
  const key = generateApiKey()
  const made = { id: newId('apiKey'), createdAt: Date.now() }
  return {
    key,
    stored: { ...about, ...made, accountId, digest: digestOf(key), last4: key.slice(-4) },
  }
}

/** The key as returned at its creation, the only time that its secret is shown. */
function newlyMade(stored: KeyToStore, key: string, spentUnderCap = 0): NewKey {
  const unused = { firstKeyId: null, lastUsedAt: null, revokedAt: null, requests: 0, charged: 0 }
  return { ...describeKey({ ...stored, ...unused, spentUnderCap }), key }
}
