import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Dialect, Kysely } from 'kysely'
import type { Database } from '../../../src/storage/database.ts'
import { SqliteConnection } from '../../../src/storage/embedded/sqlite-connection.ts'
import { sqliteDialect } from '../../../src/storage/embedded/sqlite-dialect.ts'
import type { StorageConfig } from '../../../src/storage/open-storage.ts'
import { postgresDialect } from '../../../src/storage/postgres/open-postgres.ts'
import type { Storage } from '../../../src/storage/storage.ts'
import { namedWrites, runWrite } from '../../../src/storage/writes.ts'
import { Faults, faultyDialect } from './faulty-dialect.ts'
import { freshDatabase } from './fresh-database.ts'

/** A storage that breaks on demand, and that, unlike the real ones, never tries a write again by itself. */
export type FaultyStorage = Storage & {
  readonly faults: Faults
  /** With what a thread opens it too, without faults. */
  readonly config: StorageConfig
}

const serverUrl = process.env.TEST_DATABASE_URL

/** Empty ones, without tables: a test may break the making of them too. */
export const faultyEngines = [
  { name: 'sqlite', open: openSqlite },
  ...(serverUrl ? [{ name: 'postgres', open: () => openPostgres(serverUrl) }] : []),
]

async function openSqlite(): Promise<FaultyStorage> {
  await using opening = new AsyncDisposableStack()
  const directory = await mkdtemp(join(tmpdir(), 'skein-test-'))
  opening.defer(() => rm(directory, { recursive: true, force: true }))
  const connection = new SqliteConnection(join(directory, 'skein.db'), { readOnly: false })
  opening.use(connection)
  return faulty({ kind: 'embedded', directory }, sqliteDialect(connection), opening.move())
}

async function openPostgres(url: string): Promise<FaultyStorage> {
  await using opening = new AsyncDisposableStack()
  const database = opening.use(await freshDatabase(url))
  const { url: ownUrl } = database
  const dialect = postgresDialect(ownUrl, { connectionsMax: 2 })
  return faulty({ kind: 'postgres', url: ownUrl }, dialect, opening.move())
}

function faulty(
  config: StorageConfig,
  dialect: Dialect,
  opened: AsyncDisposableStack,
): FaultyStorage {
  const faults = new Faults()
  const db = new Kysely<Database>({ dialect: faultyDialect(dialect, faults) })
  opened.defer(() => db.destroy())
  return {
    kind: config.kind,
    config,
    db,
    faults,
    write: namedWrites((name, input) =>
      db.transaction().execute((transaction) => runWrite(transaction, name, input)),
    ),
    probe: async () => {},
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}
