import { type Kysely, sql } from 'kysely'
import { columnTypes } from './column-types.ts'
import { createIndex } from './create-index.ts'

/** Accounts with their balances, and API keys. */
export async function up(db: Kysely<never>): Promise<void> {
  const { id } = columnTypes(db)
  await db.schema
    .createTable('accounts')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().unique())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('available', 'bigint', (c) => c.notNull().check(sql`available >= 0`))
    .addColumn('held', 'bigint', (c) => c.notNull().check(sql`held >= 0`))
    .addColumn('spent', 'bigint', (c) => c.notNull().check(sql`spent >= 0`))
    .addColumn('granted', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('api_keys')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('account_id', id, (c) => c.notNull().references('accounts.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('digest', 'text', (c) => c.notNull().unique())
    .addColumn('last4', 'text', (c) => c.notNull())
    .addColumn('scopes', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_used_at', 'bigint')
    .addColumn('expires_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .execute()
  await db.schema
    .createTable('key_days')
    .addColumn('key_id', id, (c) => c.notNull())
    .addColumn('account_id', id, (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('requests', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('key_days_pk', ['key_id', 'day'])
    .execute()
  await createIndex(db, 'api_keys', ['account_id', 'id'])
}
