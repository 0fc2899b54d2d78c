import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import * as initial from './migrations/0001-initial.ts'

const migrations: Record<string, Migration> = { '0001-initial': initial }

/**
 * Brings the schema up to date.
 * `beforeChange` is called once, before the first change to a database that already holds something.
 */
export async function migrate(
  // biome-ignore lint/suspicious/noExplicitAny: migrations work on every past shape of the tables.
  db: Kysely<any>,
  beforeChange: () => void | Promise<void> = () => {},
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const known = await migrator.getMigrations()
  const pending = known.filter((migration) => !migration.executedAt)
  if (pending.length === 0) return
  if (pending.length < known.length) await beforeChange()
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
