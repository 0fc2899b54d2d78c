import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import * as accounts from './migrations/0001-accounts.ts'
import * as ledger from './migrations/0002-ledger.ts'
import * as documents from './migrations/0003-documents.ts'
import * as index from './migrations/0004-index.ts'
import * as signIn from './migrations/0005-sign-in.ts'
import * as entityNames from './migrations/0006-entity-names.ts'
import * as segments from './migrations/0007-segments.ts'
import * as aliases from './migrations/0008-aliases.ts'
import * as blocks from './migrations/0009-blocks.ts'

/** All migrations; their names are in their order. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-accounts': accounts,
  '0002-ledger': ledger,
  '0003-documents': documents,
  '0004-index': index,
  '0005-sign-in': signIn,
  '0006-entity-names': entityNames,
  '0007-segments': segments,
  '0008-aliases': aliases,
  '0009-blocks': blocks,
}

/**
 * Brings the schema up to date.
 * `beforeChange` is called once, before the first change to a database that is not empty.
 */
export async function migrate(
  // biome-ignore lint/suspicious/noExplicitAny: migrations work on every past shape of the tables.
  db: Kysely<any>,
  beforeChange: () => void | Promise<void> = () => {},
  changes = migrations,
): Promise<void> {
  const migrator = migratorOf(db, changes)
  const known = await migrator.getMigrations()
  const pending = known.filter((migration) => !migration.executedAt)
  if (pending.length === 0) return
  if (pending.length < known.length) await beforeChange()
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** The names of the migrations that have not run yet. A read-only connection is enough. */
// biome-ignore lint/suspicious/noExplicitAny: as above.
export async function pendingMigrations(db: Kysely<any>): Promise<readonly string[]> {
  const known = await migratorOf(db).getMigrations()
  return known.filter(({ executedAt }) => !executedAt).map(({ name }) => name)
}

// biome-ignore lint/suspicious/noExplicitAny: as above.
function migratorOf(db: Kysely<any>, changes = migrations): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => changes } })
}
