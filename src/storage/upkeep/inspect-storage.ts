import { Kysely } from 'kysely'
import { isThere } from '../../base/is-there.ts'
import type { Database } from '../database.ts'
import { databasePath } from '../embedded/open-embedded.ts'
import { openUndamaged, tellDamage } from '../embedded/open-undamaged.ts'
import { SqliteConnection } from '../embedded/sqlite-connection.ts'
import { sqliteDialect } from '../embedded/sqlite-dialect.ts'
import { pendingMigrations } from '../migrate.ts'
import type { StorageConfig } from '../open-storage.ts'

export type StorageCondition = {
  /** The names of the migrations that the next start will run. */
  readonly pendingMigrations: readonly string[]
  /** A sentence about the damage that SQLite finds in the file of the embedded store, and what to do. */
  readonly damage?: string
}

/** Inspects a store without changing it. `undefined` if there is no store yet. */
export async function inspectStorage(config: StorageConfig): Promise<StorageCondition | undefined> {
  return config.kind === 'embedded' ? inspectFile(config.directory) : inspectPostgres(config.url)
}

async function inspectFile(directory: string): Promise<StorageCondition | undefined> {
  const path = databasePath(directory)
  if (!isThere(path)) return undefined
  return openUndamaged(path, async () => {
    using connection = new SqliteConnection(path, { readOnly: true })
    const db = new Kysely<Database>({ dialect: sqliteDialect(connection) })
    const pending = await pendingMigrations(db)
    const [row] = connection.run<{ quick_check: string }>('pragma quick_check(1)', []).rows
    const found = row?.quick_check ?? 'it cannot be checked'
    const damage = tellDamage(path, found.replaceAll(/\s+/g, ' '))
    return { pendingMigrations: pending, ...(found !== 'ok' && { damage }) }
  })
}

async function inspectPostgres(url: string): Promise<StorageCondition> {
  const { postgresDatabase, withRemedy } = await import('../postgres/open-postgres.ts')
  const { demandConnections } = await import('../postgres/allowed-connections.ts')
  const { demandOwnTables } = await import('../postgres/demand-own-tables.ts')
  const db = postgresDatabase(url, 1)
  try {
    await demandConnections(db)
    await demandOwnTables(db)
    return { pendingMigrations: await pendingMigrations(db) }
  } catch (error) {
    throw withRemedy(error)
  } finally {
    await db.destroy()
  }
}
