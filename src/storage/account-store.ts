import type { NewAccount } from './account-writes.ts'
import type { Storage } from './storage.ts'

/** An account with its balance. Amounts are half tokens. */
export type Account = {
  readonly id: string
  readonly userId: string
  readonly email: string
  readonly available: number
  readonly held: number
}

export class AccountStore {
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
  }

  /** Finds the account of a user, or makes it the first time. */
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

  async anyUser(): Promise<boolean> {
    const user = await this.#storage.db
      .selectFrom('auth_users')
      .select('id')
      .limit(1)
      .executeTakeFirst()
    return user !== undefined
  }

  #accounts() {
    return this.#storage.db
      .selectFrom('accounts')
      .select(['id', 'user_id as userId', 'email', 'available', 'held'])
  }
}
