import { workerData } from 'node:worker_threads'
import { Kysely } from 'kysely'
import type { Database } from './database.ts'
import { databasePath } from './embedded/open-embedded.ts'
import { SqliteConnection } from './embedded/sqlite-connection.ts'
import { sqliteDialect } from './embedded/sqlite-dialect.ts'
import type { StorageConfig } from './open-storage.ts'
import type { Storage } from './storage.ts'

/** Opens the storage in a thread of a pool that only reads, and whose `workerData` is the `StorageConfig`. */
export function openReaderOfPool(): ReturnType<typeof openReader> {
  return openReader(workerData as StorageConfig) // as the pools of such threads are made
}

/** Opens the storage for a thread that only reads. The store exists and is up to date. */
export async function openReader(config: StorageConfig): Promise<Pick<Storage, 'kind' | 'db'>> {
  if (config.kind === 'postgres') {
    const { postgresDatabase } = await import('./postgres/open-postgres.ts')
    return { kind: 'postgres', db: postgresDatabase(config.url, 2) }
  }
  const connection = new SqliteConnection(databasePath(config.directory), { readOnly: true })
  return { kind: 'embedded', db: new Kysely<Database>({ dialect: sqliteDialect(connection) }) }
}
