import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { KeyRing } from '../../../src/access/keys/key-ring.ts'
import { Sessions } from '../../../src/access/sessions/sessions.ts'
import { createLogger } from '../../../src/base/logger.ts'
import { inHalfTokens } from '../../../src/base/token-amounts.ts'
import { ApiClient, type CallerCredentials } from '../../../src/client/api-client.ts'
import { compose, type Extensions } from '../../../src/compose.ts'
import { readConfig } from '../../../src/config/config.ts'
import type { Scope } from '../../../src/contract/scope.ts'
import { startHttpServer } from '../../../src/http/server/http-server.ts'
import { AccountStore } from '../../../src/storage/access/account-store.ts'
import { KeyStore } from '../../../src/storage/access/key-store.ts'
import type { Storage } from '../../../src/storage/storage.ts'
import { databaseWithSchema } from '../storage/fresh-database.ts'
import { directoryWithSchema } from '../storage/fresh-directory.ts'
import { newApp } from '../storage/new-app.ts'
import { openBeside } from '../storage/open-beside.ts'

export const authSecret = 'only for tests: more than 32 characters'
/** Where the service believes that it is; its pages come from there. */
export const baseUrl = 'http://skein.test'

const SignedIn = z.object({ user: z.object({ account_id: z.string() }) })

const usualSettings = {
  BASE_URL: baseUrl,
  AUTH_SECRET: authSecret,
  SIGN_UP: 'open',
  SIGN_UPS_PER_HOUR: '1000000',
  SIGN_UP_GRANT: '100000',
  RATE_LIMIT_POST_PER_MINUTE: '1000000',
  RATE_LIMIT_GET_PER_MINUTE: '1000000',
  MAX_API_KEYS: '1000000',
  MAX_BODY_BYTES: '65536',
  MAX_UPLOAD_BYTES: '4194304',
  // An engine without an address: no test reaches the web.
  SEARCH_ENGINES: 'searxng',
  // Many tests ask nothing, most one question at a time.
  READY_THREADS: '0',
}

export type TestCaller = ApiClient & {
  readonly accountId: string
  readonly key: string
  readonly keyId: string
  /** Whoever owns the installation, signed in. */
  owner(): Promise<Owner>
  /** The id of an app that may call for the account. */
  newApp(): Promise<string>
}
export type Owner = ApiClient & { readonly cookie: string; readonly email: string }

/** The whole service in this process, over real HTTP, on an empty store that is removed with it. */
export class ComposedService implements AsyncDisposable {
  readonly url: string
  /** From where its pages come. */
  readonly origin: string
  /** The store, opened a second time, beside the service. */
  readonly storage: Storage
  readonly logLines: readonly string[]
  readonly #keys: KeyRing
  readonly #opened: AsyncDisposableStack
  #owner: Promise<Owner> | undefined

  constructor(
    url: string,
    origin: string,
    storage: Storage,
    logLines: readonly string[],
    opened: AsyncDisposableStack,
  ) {
    this.url = url
    this.origin = origin
    this.storage = storage
    this.logLines = logLines
    this.#keys = opened.use(new KeyRing(new KeyStore(storage), Number.MAX_SAFE_INTEGER))
    this.#opened = opened
  }

  /** A new account, and a key of it that may do everything. */
  async account(grantTokens = 100_000): Promise<TestCaller> {
    const userId = randomUUID()
    const { accountId } = await new AccountStore(this.storage).create({
      userId,
      email: `${userId}@example.org`,
      grant: inHalfTokens(grantTokens),
    })
    return this.caller(accountId)
  }

  /** The account by a new key; by default it may do everything. */
  async caller(accountId: string, scopes?: readonly Scope[]): Promise<TestCaller> {
    const made = await this.#keys.create(accountId, { name: 'test', ...(scopes && { scopes }) })
    if (made.key === null) throw new Error('A new key is always shown')
    const { id: keyId, key } = made
    const owner = () => this.owner()
    const makeApp = async () => (await newApp(this.storage, accountId)).id
    return Object.assign(this.client({ key }), { accountId, keyId, key, owner, newApp: makeApp })
  }

  /** The owner of the installation. Whoever asks first must do so before anybody has signed up. */
  owner(): Promise<Owner> {
    this.#owner ??= this.#newOwner()
    return this.#owner
  }

  async #newOwner(): Promise<Owner> {
    const person = { email: 'owner@example.org', password: 'correct horse battery staple' }
    const config = { baseUrl: new URL(baseUrl), secret: authSecret, signUp: 'open' as const }
    await new Sessions(this.storage, { ...config, grant: 0 }).createUser(person)
    const cookie = cookieOf(await this.auth('sign-in/email', person))
    return Object.assign(this.client({ cookie }), { cookie, email: person.email })
  }

  /** As if the time at which the key expires had come. */
  async expireKey(keyId: string): Promise<void> {
    const change = this.storage.db.updateTable('api_keys').set({ expires_at: Date.now() })
    await change.where('id', '=', keyId).execute()
  }

  /** Somebody who has signed up and is signed in, and has a key as well. */
  async person(): Promise<TestCaller & { readonly cookie: string }> {
    const response = await this.auth('sign-up/email', {
      email: `${randomUUID()}@example.org`,
      password: 'correct horse battery staple',
    })
    const { user } = SignedIn.parse(await response.json())
    return Object.assign(await this.caller(user.account_id), { cookie: cookieOf(response) })
  }

  /** What the sign-in page asks. */
  auth(what: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.url}/auth/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.origin, ...headers },
      body: JSON.stringify(body),
    })
  }

  /** Nobody in particular, unless credentials are given. */
  client(credentials: CallerCredentials = {}): ApiClient {
    return new ApiClient(this.url, credentials)
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#opened.disposeAsync()
  }
}

/** The cookies that an answer sets, as a browser sends them back. */
export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

/** `settings` are those that differ from `usualSettings`: limits that are either small or far away. */
export async function composeService(
  engine: 'sqlite' | 'postgres',
  settings: Readonly<Record<string, string>> = {},
  extensions: Extensions = {},
): Promise<ComposedService> {
  await using opening = new AsyncDisposableStack()
  const config = readConfig({
    ...usualSettings,
    ...(await storageSettings(engine, opening)),
    ...settings,
  })
  const logLines: string[] = []
  const logger = createLogger(config.logLevel, (line) => logLines.push(line))
  const service = opening.use(await compose(config, logger, extensions))
  const server = opening.use(
    await startHttpServer(service.http, { host: '127.0.0.1', port: 0, drainMs: 25_000 }),
  )
  const storage = opening.use(await openBeside(config.storage))
  const url = `http://127.0.0.1:${server.port}`
  return new ComposedService(url, config.baseUrl.origin, storage, logLines, opening.move())
}

async function storageSettings(
  engine: 'sqlite' | 'postgres',
  opening: AsyncDisposableStack,
): Promise<Record<string, string>> {
  if (engine === 'postgres') {
    const database = opening.use(await databaseWithSchema(process.env.TEST_DATABASE_URL ?? ''))
    return { DATABASE_URL: database.url }
  }
  return { DATA_DIR: opening.use(await directoryWithSchema()).path }
}
