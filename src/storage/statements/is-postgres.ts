import { type Kysely, PostgresAdapter } from 'kysely'

/** Whether these queries go to PostgreSQL; otherwise they go to SQLite. */
export function isPostgres(db: Pick<Kysely<never>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
