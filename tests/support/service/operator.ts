import { KeyRing } from '../../../src/access/keys/key-ring.ts'
import { Sessions } from '../../../src/access/sessions/sessions.ts'
import { inHalfTokens } from '../../../src/base/token-amounts.ts'
import { readConfig } from '../../../src/config.ts'
import { readAuthSecret } from '../../../src/read-auth-secret.ts'
import { KeyStore } from '../../../src/storage/access/key-store.ts'
import { openStorage } from '../../../src/storage/open-storage.ts'

export type TestAccount = {
  readonly accountId: string
  /** An API key of it that may do everything. */
  readonly key: string
  readonly email: string
  readonly password: string
}

const password = 'correct horse battery staple'

/** Makes accounts on a server's data, beside the server, as its operator would. */
export class Operator implements AsyncDisposable {
  readonly #env: NodeJS.ProcessEnv
  readonly #opened = new AsyncDisposableStack()
  #parts: Promise<{ sessions: Sessions; keys: KeyRing }> | undefined
  #accounts = 0

  /** `env`: the settings of the server. */
  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env
  }

  async createAccount(email: string | undefined, grantTokens: number): Promise<TestAccount> {
    this.#parts ??= this.#open()
    const { sessions, keys } = await this.#parts
    const address = email ?? `person-${++this.#accounts}@example.org`
    const credentials = { email: address, password }
    const { accountId } = await sessions.createUser(credentials, inHalfTokens(grantTokens))
    const { key } = await keys.create(accountId, { name: 'test' })
    if (key === null) throw new Error('A new key is always shown')
    return { accountId, key, email: address, password }
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#opened.disposeAsync()
  }

  async #open(): Promise<{ sessions: Sessions; keys: KeyRing }> {
    const config = readConfig(this.#env)
    const storage = this.#opened.use(await openStorage(config.storage))
    const keys = this.#opened.use(new KeyRing(new KeyStore(storage)))
    const secret = config.authSecret ?? readAuthSecret(config.dataDirectory)
    const { baseUrl, signUp } = config
    return { keys, sessions: new Sessions(storage, { baseUrl, signUp, secret, grant: 0 }) }
  }
}
