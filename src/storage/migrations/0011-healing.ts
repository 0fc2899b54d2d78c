import { type Kysely, sql } from 'kysely'
import { columnTypes } from './column-types.ts'
import { createIndex } from './create-index.ts'

/**
 * The row that readiness writes; sign-in attempts counted over all processes; spending caps of keys, with what was
 * spent and is held under them; indexes for finding old rows. An answer is stored only with its interaction, which its
 * idempotency key refers to.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { id } = columnTypes(db)
  await db.schema
    .createTable('probes')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('written_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('sign_in_attempts')
    .addColumn('place', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await createIndex(db, 'sign_in_attempts', ['expires_at'])

  const keys = db.schema.alterTable('api_keys')
  await keys.addColumn('spend_cap', 'bigint').execute()
  for (const column of ['spent', 'held'])
    await keys.addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0)).execute()
  await db.schema.alterTable('holds').addColumn('key_id', id).execute()
  await db.schema.alterTable('idempotency').addColumn('interaction_id', id).execute()

  await sql`create index holds_resolved on holds (created_at) where state <> 'held'`.execute(db)
  await sql`create index interactions_answers on interactions (created_at) where response <> ''`.execute(
    db,
  )
  await createIndex(db, 'interactions', ['created_at'])
  await createIndex(db, 'key_days', ['day'])
  await createIndex(db, 'auth_sessions', ['expiresAt'])
}
