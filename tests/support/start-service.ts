import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase } from './fresh-database.ts'
import { Operator, type TestAccount } from './operator.ts'
import { ServerProcess } from './server-process.ts'

export type ServiceOptions = {
  /** Settings that differ from `testSettings`. */
  readonly env?: Readonly<Record<string, string>>
  /** Kept when the service stops; without it, the service gets an empty one of its own. */
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
  /** A new account, by default with an address of its own and tokens enough for anything. */
  createAccount(email?: string, grantTokens?: number): Promise<TestAccount>
  request(path: string, init?: ServiceRequest): Promise<Response>
  /** Resolves when the process has ended; the data stay until the service is disposed of. */
  kill(signal: NodeJS.Signals): Promise<void>
  /** Ends the process and removes what was made for it. The same as disposing of it. */
  stop(): Promise<void>
}

/** What `fetch` takes, and two shorter ways to say what most requests need. */
export type ServiceRequest = RequestInit & { readonly key?: string; readonly json?: unknown }

/** Limits that no test reaches by accident. */
const testSettings = {
  HOST: '127.0.0.1',
  PORT: '0',
  SIGN_UP: 'open',
  RATE_LIMIT_POST_PER_MINUTE: '1000000',
  RATE_LIMIT_GET_PER_MINUTE: '1000000',
  MAX_CONCURRENT_CHATS: '64',
}

/**
 * Starts the real server in a process of its own, on a free port. It is on PostgreSQL where `TEST_DATABASE_URL` names
 * a server of that kind, otherwise on the embedded store. Nothing else of our own environment is passed on.
 */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  await using starting = new AsyncDisposableStack()
  const dataDirectory = options.dataDirectory ?? (await temporaryDirectory(starting))
  const env = {
    ...{ PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' },
    ...testSettings,
    ...(options.env?.DATABASE_URL === undefined && (await databaseSetting(starting))),
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
    ...{ url, pid, dataDirectory, env, spawnedAt, stdoutLines, stderrLines, stop },
    createAccount: (email, grantTokens = 1_000_000) => operator.createAccount(email, grantTokens),
    request: (path, init) => fetch(new URL(path, url), fetchInit(init)),
    kill: (signal) => server.kill(signal),
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

async function temporaryDirectory(starting: AsyncDisposableStack): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'skein-service-'))
  starting.defer(() => rm(directory, { recursive: true, force: true, maxRetries: 3 }))
  return directory
}

async function databaseSetting(
  starting: AsyncDisposableStack,
): Promise<{ DATABASE_URL: string } | undefined> {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (!serverUrl) return undefined
  return { DATABASE_URL: starting.use(await freshDatabase(serverUrl)).url }
}
