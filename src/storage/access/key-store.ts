import { type RawBuilder, sql } from 'kysely'
import type { KeptAnswer } from '../ledger/claim-writes.ts'
import { fixedStatement } from '../statements/fixed-statement.ts'
import { type Page, type PageOf, readPage } from '../statements/page.ts'
import type { Storage } from '../storage.ts'
import { chargedByKey, usageOfKey } from './key-usage.ts'
import {
  type KeyChange,
  type KeyToStore,
  type KeyUse,
  type Rotation,
  type RotationOutcome,
  successor,
} from './key-writes.ts'

/** An API key as it is stored. Times are milliseconds since 1970. */
export type StoredKey = KeyToStore & {
  readonly firstKeyId: string | null
  readonly lastUsedAt: number | null
  readonly revokedAt: number | null
}
/** An API key with its use; amounts are half tokens. */
export type KeyWithUsage = StoredKey & {
  /** Calls in the last 30 days, and what they were charged. */
  readonly requests: number
  readonly charged: number
  /** What was ever spent, or is held now, under the cap that it shares with those it was rotated from and to. */
  readonly spentUnderCap: number
}

/** Reads and changes API keys. An account finds only its own. */
export class KeyStore {
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
  }

  async byDigest(digest: string): Promise<StoredKey | undefined> {
    const [key] = await keyOfDigest(this.#storage.db, digest)
    return key
  }

  list(accountId: string, page: Page): Promise<PageOf<KeyWithUsage>> {
    return readPage(this.#withUsage(accountId), 'api_keys.id', page)
  }

  find(accountId: string, keyId: string): Promise<KeyWithUsage | undefined> {
    return this.#withUsage(accountId).where('api_keys.id', '=', keyId).executeTakeFirst()
  }

  /** False if the account has `activeMax` active keys. */
  create(key: KeyToStore, activeMax: number, kept?: KeptAnswer): Promise<boolean> {
    return this.#storage.write.createKey({ ...key, activeMax, ...(kept && { kept }) })
  }

  /** Changes a key, if the account has it. */
  change(accountId: string, keyId: string, change: KeyChange): Promise<void> {
    return this.#storage.write.changeKey({ accountId, keyId, ...change })
  }

  /** Revokes a key. False if the account has no such key. */
  revoke(accountId: string, keyId: string): Promise<boolean> {
    return this.#storage.write.revokeKey({ accountId, keyId })
  }

  /** The successor of a key that was rotated. */
  successorOf({ id, firstKeyId, createdAt }: StoredKey): Promise<{ id: string } | undefined> {
    return successor(this.#storage.db, { id, lineId: firstKeyId ?? id, createdAt })
  }

  /**
   * Adds the successor, and lets the old key expire after the overlap, unless the account has no active key of this id
   * without a successor, or has too many.
   */
  rotate(input: Rotation): Promise<RotationOutcome> {
    return this.#storage.write.rotateKey(input)
  }

  noteUse(uses: readonly KeyUse[]): Promise<void> {
    return this.#storage.write.noteKeyUse({ uses })
  }

  #withUsage(accountId: string) {
    const { db } = this.#storage
    return db
      .selectFrom('api_keys')
      .leftJoin(chargedByKey(db, accountId), 'charged_by_key.keyId', 'api_keys.id')
      .select(keyFields)
      .select([
        ...usageOfKey(),
        sql<number>`(
          select first_key.spent + first_key.held from api_keys as first_key
          where first_key.id = coalesce(api_keys.first_key_id, api_keys.id))`.as('spentUnderCap'),
      ])
      .where('api_keys.account_id', '=', accountId)
      .where('client_id', 'is', null)
  }
}

const keyFields = [
  'id',
  'account_id as accountId',
  'name',
  'digest',
  'last4',
  'scopes',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
  'expires_at as expiresAt',
  'revoked_at as revokedAt',
  'spend_cap as spendCap',
  'first_key_id as firstKeyId',
] as const

const keyOfDigest = fixedStatement((db, digest: RawBuilder<string>) =>
  db.selectFrom('api_keys').select(keyFields).where('digest', '=', digest),
)
