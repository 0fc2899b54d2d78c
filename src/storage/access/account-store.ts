import { keysetPage, type Page, type PageOf } from '../statements/page.ts'
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

  ofUser(userId: string): Promise<Account | undefined> {
    return this.#accounts().where('user_id', '=', userId).executeTakeFirst()
  }

  byEmail(email: string): Promise<Account | undefined> {
    return this.#accounts().where('email', '=', email.toLowerCase()).executeTakeFirst()
  }

  oldest(limit: number): Promise<readonly Account[]> {
    return this.#accounts().orderBy('id').limit(limit).execute()
  }

  async list(page: Page): Promise<PageOf<Account>> {
    const rows = await keysetPage(this.#accounts(), 'id', page).execute()
    return { entries: rows.slice(0, page.limit), hasMore: rows.length > page.limit }
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
  }
}
