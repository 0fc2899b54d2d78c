import { freshPlace } from './fresh-place.ts'
import { Operator, type TestAccount, type TestPerson } from './operator.ts'
import { ServerProcess } from './server-process.ts'

export type ServiceOptions = {
  /** Settings that differ from those for tests. */
  readonly env?: Readonly<Record<string, string>>
  /** Kept when the service stops; without it, the service gets an empty place of its own. */
  readonly dataDirectory?: string
}

export type Service = AsyncDisposable & {
  readonly url: string
  readonly pid: number
  readonly dataDirectory: string
  /** All its settings; a service that is started with them works on the same data. */
  readonly env: Readonly<Record<string, string>>
  /** When its process was started, by the clock of `performance.now()`. */
  readonly spawnedAt: number
  readonly stdoutLines: readonly string[]
  readonly stderrLines: readonly string[]
  /** A new account, by default with tokens enough for anything; nobody signs in to it. */
  createAccount(grantTokens?: number): Promise<TestAccount>
  /** The same of somebody who can sign in. */
  createPerson(email: string, grantTokens?: number): Promise<TestPerson>
  request(path: string, init?: ServiceRequest): Promise<Response>
  /** Resolves when the process has ended; the data stay until the service is disposed of. */
  kill(signal: NodeJS.Signals): Promise<void>
  /** Of the process, once it has ended. */
  exitCode(): Promise<number | null>
  /** Ends the process and removes what was made for it. The same as disposing of it. */
  stop(): Promise<void>
}

/** What `fetch` takes, and two shorter ways to say what most requests need. */
export type ServiceRequest = RequestInit & { readonly key?: string; readonly json?: unknown }

/** Tokens. */
const enough = 1_000_000

/** Limits that no test reaches by accident. */
const testSettings = {
  HOST: '127.0.0.1',
  PORT: '0',
  SIGN_UP: 'open',
  SIGN_UPS_PER_HOUR: '1000000',
  RATE_LIMIT_POST_PER_MINUTE: '1000000',
  RATE_LIMIT_GET_PER_MINUTE: '1000000',
  MAX_API_KEYS: '1000000',
  MAX_CONCURRENT_CHATS: '64',
  // An engine without an address: no test reaches the web.
  SEARCH_ENGINES: 'searxng',
  // Many tests ask nothing, most one question at a time.
  READY_THREADS: '0',
}

/**
 * Starts the real server in a process of its own, on a free port; if that fails, the error has what it said.
 * Of our own environment, nothing is passed on that could be a setting.
 */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  await using starting = new AsyncDisposableStack()
  const place =
    options.dataDirectory === undefined
      ? starting.use(await freshPlace())
      : { dataDirectory: options.dataDirectory, env: {} }
  const { dataDirectory } = place
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    ...testSettings,
    ...place.env,
    ...options.env,
    DATA_DIR: dataDirectory,
  }
  const server = starting.use(new ServerProcess(env))
  const url = await server.url()
  const operator = starting.use(new Operator(env))
  const { pid, spawnedAt, stdoutLines, stderrLines } = server

  const started = starting.move()
  const stop = () => started.disposeAsync()
  return {
    url,
    pid,
    dataDirectory,
    env,
    spawnedAt,
    stdoutLines,
    stderrLines,
    stop,
    createAccount: (grantTokens = enough) => operator.createAccount(grantTokens),
    createPerson: (email, grantTokens = enough) => operator.createPerson(email, grantTokens),
    request: (path, init) => fetch(new URL(path, url), fetchInit(init)),
    kill: (signal) => server.kill(signal),
    exitCode: () => server.exitCode(),
    [Symbol.asyncDispose]: stop,
  }
}

function fetchInit({ key, json, ...init }: ServiceRequest = {}): RequestInit {
  const headers = new Headers(init.headers)
  if (key !== undefined) headers.set('authorization', `Bearer ${key}`)
  if (json === undefined) return { ...init, headers }
  headers.set('content-type', 'application/json')
  return { method: 'POST', ...init, headers, body: JSON.stringify(json) }
}
