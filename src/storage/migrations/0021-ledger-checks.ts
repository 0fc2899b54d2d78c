import { type Kysely, sql } from 'kysely'
import { columnTypes } from './column-types.ts'

/**
 * Stored sums of an account's old entries, so that only later ones are added up. Interactions without an answer get an
 * index of their own, so that a new one, which has an answer, is in one index less.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { id } = columnTypes(db)
  await db.schema
    .createTable('entry_sums')
    .addColumn('account_id', id, (c) => c.primaryKey().references('accounts.id'))
    .addColumn('last_entry_id', id, (c) => c.notNull())
    .addColumn('available', 'bigint', (c) => c.notNull())
    .addColumn('held', 'bigint', (c) => c.notNull())
    .execute()
  await sql`drop index interactions_by_created_at`.execute(db)
  await sql`create index interactions_without_answers on interactions (created_at) where response = ''`.execute(
    db,
  )
}
