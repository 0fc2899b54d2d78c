import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openStorage, type StorageConfig } from '../../src/storage/open-storage.ts'
import type { Storage } from '../../src/storage/storage.ts'

type StorageEngine = {
  readonly name: 'sqlite' | 'postgres'
  /** An empty store of its own, which is removed when it is disposed. */
  open(): Promise<TestStorage>
}
/** With what another process needs to open it too. */
export type TestStorage = Storage & { readonly config: StorageConfig }

/** Every engine that can be tested here: `describe.each(storageEngines)('… on $name', ({ open }) => …)`. */
export const storageEngines: readonly StorageEngine[] = [
  { name: 'sqlite', open: openSqlite },
  ...postgresEngine(process.env.TEST_DATABASE_URL),
]

async function openSqlite(): Promise<TestStorage> {
  const directory = await mkdtemp(join(tmpdir(), 'skein-test-'))
  const remove = () => rm(directory, { recursive: true, force: true })
  return openFresh({ kind: 'embedded', directory }, remove)
}

function postgresEngine(serverUrl: string | undefined): StorageEngine[] {
  if (serverUrl) return [{ name: 'postgres', open: () => openDatabaseOf(serverUrl) }]
  process.stderr.write('PostgreSQL skipped: TEST_DATABASE_URL is not set\n')
  return []
}

async function openDatabaseOf(serverUrl: string): Promise<TestStorage> {
  const name = `skein_test_${randomBytes(8).toString('hex')}`
  await runOnServer(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const drop = () => runOnServer(serverUrl, `drop database ${name} with (force)`)
  return openFresh({ kind: 'postgres', url: url.href }, drop)
}

async function openFresh(config: StorageConfig, remove: () => Promise<void>): Promise<TestStorage> {
  await using opening = new AsyncDisposableStack()
  opening.defer(remove)
  const storage = opening.use(await openStorage(config))
  const open = opening.move()
  return { ...storage, config, [Symbol.asyncDispose]: () => open.disposeAsync() }
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
