import { type Page, type PageOf, readPage } from '../statements/page.ts'
import type { Storage } from '../storage.ts'
import type { NewAccount } from './account-writes.ts'

/** An account with its balance. Amounts are half tokens. */
export type Account = {
  readonly id: string
  readonly userId: string
  readonly email: string
  readonly available: number
  readonly held: number
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/** Reads and creates accounts. */
export class AccountStore {
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
  }

  /** Finds the account of a user, or creates it. */
  create(account: NewAccount): Promise<{ accountId: string }> {
    return this.#storage.write.createAccount(account)
  }

  /** Creates an account for somebody who signs in; `undefined` if their user is deleted meanwhile. */
  createOfUser(account: NewAccount): Promise<{ accountId: string } | undefined> {
    return this.#storage.write.createAccountOfUser(account)
  }

  /** Closes an account: nobody signs in to it, and a job removes what it has. */
  async close(accountId: string): Promise<void> {
    await this.#storage.write.closeAccount({ accountId })
  }

  /** Removes up to `limit` rows of each kind that a closed account has besides its documents; returns how many. */
  clear(accountId: string, limit: number): Promise<number> {
    return this.#storage.write.clearAccount({ accountId, limit })
  }

  /** Whether a closed account has graphs, other jobs than that of its removal, or running calls. */
  async isInUse(accountId: string): Promise<boolean> {
    const { db } = this.#storage
    const found = await Promise.all([
      db.selectFrom('graphs').select('id').where('account_id', '=', accountId).limit(1).execute(),
      db
        .selectFrom('jobs')
        .select('id')
        .where('account_id', '=', accountId)
        .where('kind', '<>', 'remove-account')
        .limit(1)
        .execute(),
      db
        .selectFrom('holds')
        .select('id')
        .where('account_id', '=', accountId)
        .where('state', '=', 'held')
        .limit(1)
        .execute(),
    ])
    return found.some((rows) => rows.length > 0)
  }

  byId(accountId: string): Promise<Account | undefined> {
    return this.#accounts().where('id', '=', accountId).executeTakeFirst()
  }

  ofUser(userId: string): Promise<Account | undefined> {
    return this.#accounts().where('user_id', '=', userId).executeTakeFirst()
  }

  byEmail(email: string): Promise<Account | undefined> {
    return this.#accounts().where('email', '=', email.toLowerCase()).executeTakeFirst()
  }

  oldest(limit: number): Promise<readonly Account[]> {
    return this.#accounts().orderBy('id').limit(limit).execute()
  }

  list(page: Page): Promise<PageOf<Account>> {
    return readPage(this.#accounts(), 'id', page)
  }

  async anyUser(): Promise<boolean> {
    const user = await this.#storage.db
      .selectFrom('auth_users')
      .select('id')
      .limit(1)
      .executeTakeFirst()
    return user !== undefined
  }

  async hasUser(id: string): Promise<boolean> {
    const user = await this.#storage.db
      .selectFrom('auth_users')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    return user !== undefined
  }

  #accounts() {
    return this.#storage.db
      .selectFrom('accounts')
      .select(['id', 'user_id as userId', 'email', 'available', 'held', 'created_at as createdAt'])
      .where('closed_at', 'is', null)
  }
}
