import { sql } from 'kysely'
import { ServiceError } from '../../base/errors/service-error.ts'
import { type Db, tableNames } from '../database.ts'

/** How many tables a message names. */
const namedMax = 3

/**
 * Throws `storage_unavailable` if the database has tables of something else under names that Skein needs: tables that
 * no migration of Skein's has made. Tables under other names are in nobody's way.
 */
export async function demandOwnTables(db: Db): Promise<void> {
  // Read first: whoever makes the tables at the same time stores its migrations in the same transaction.
  const { rows: taken } = await sql<{ name: string }>`
    select relname as name from pg_catalog.pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
      and relname in (${sql.join(tableNames)})
    order by relname`.execute(db)
  if (taken.length === 0 || (await hasMigrations(db))) return
  const named = taken.slice(0, namedMax).map(({ name }) => name)
  throw new ServiceError(
    'storage_unavailable',
    `DATABASE_URL is a database of something else: its ${named.join(', ')} ${named.length === 1 ? 'was' : 'were'} not ` +
      'made by Skein. Make an empty database for Skein, and correct DATABASE_URL.',
  )
}

async function hasMigrations(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: string | null }>`
    select to_regclass('kysely_migration')::text as found`.execute(db)
  if (rows[0]?.found == null) return false
  const executed = await sql`select 1 from kysely_migration limit 1`.execute(db)
  return executed.rows.length > 0
}
