import { randomUUID } from 'node:crypto'
import { KeyRing } from '../../../src/access/keys/key-ring.ts'
import { Sessions } from '../../../src/access/sessions/sessions.ts'
import { inHalfTokens } from '../../../src/base/token-amounts.ts'
import { readConfig } from '../../../src/config/config.ts'
import { readAuthSecret } from '../../../src/read-auth-secret.ts'
import { AccountStore } from '../../../src/storage/access/account-store.ts'
import { KeyStore } from '../../../src/storage/access/key-store.ts'
import { openBeside } from '../storage/open-beside.ts'

export type TestAccount = {
  readonly accountId: string
  /** An API key of it that may do everything. */
  readonly key: string
}
/** Somebody who can sign in. */
export type TestPerson = TestAccount & { readonly email: string; readonly password: string }

type Parts = {
  readonly accounts: AccountStore
  readonly keys: KeyRing
  readonly sessions: Sessions
}

const password = 'correct horse battery staple'

/** Makes accounts on a server's data, beside the server, as its operator would. */
export class Operator implements AsyncDisposable {
  readonly #env: NodeJS.ProcessEnv
  readonly #opened = new AsyncDisposableStack()
  #parts: Promise<Parts> | undefined

  /** `env`: the settings of the server. */
  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env
  }

  /** Of nobody who signs in: a hash of a password takes 130 ms of CPU, and what makes it 400 ms, once in a process. */
  async createAccount(grantTokens: number): Promise<TestAccount> {
    const { accounts } = await this.#open()
    const userId = randomUUID()
    const person = { userId, email: `${userId}@example.org`, grant: inHalfTokens(grantTokens) }
    const { accountId } = await accounts.create(person)
    return { accountId, key: await this.#newKey(accountId) }
  }

  async createPerson(email: string, grantTokens: number): Promise<TestPerson> {
    const { sessions } = await this.#open()
    const grant = inHalfTokens(grantTokens)
    const { accountId } = await sessions.createUser({ email, password }, grant)
    return { accountId, key: await this.#newKey(accountId), email, password }
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#opened.disposeAsync()
  }

  async #newKey(accountId: string): Promise<string> {
    const { keys } = await this.#open()
    const { key } = await keys.create(accountId, { name: 'test' })
    if (key === null) throw new Error('A new key is always shown')
    return key
  }

  #open() {
    this.#parts ??= this.#openParts()
    return this.#parts
  }

  async #openParts(): Promise<Parts> {
    const config = readConfig(this.#env)
    const storage = this.#opened.use(await openBeside(config.storage))
    const accounts = new AccountStore(storage)
    const keys = this.#opened.use(new KeyRing(new KeyStore(storage)))
    const secret = config.authSecret ?? readAuthSecret(config.dataDirectory)
    const { baseUrl, signUp } = config
    const sessions = new Sessions(storage, { baseUrl, signUp, secret, grant: 0 })
    return { accounts, keys, sessions }
  }
}
