import type { Kysely } from 'kysely'
import { columnTypes } from './column-types.ts'
import { createIndex } from './create-index.ts'

/** Apps that sign in with OAuth: what they have registered, the keys that people allowed them, and their tokens. */
export async function up(db: Kysely<never>): Promise<void> {
  const { id } = columnTypes(db)
  await db.schema.alterTable('api_keys').addColumn('client_id', 'text').execute()
  await db.schema.alterTable('api_keys').addColumn('returns_to', 'text').execute()
  await db.schema
    .createTable('oauth_clients')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('redirect_uris', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('oauth_tokens')
    .addColumn('digest', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('key_id', id, (c) => c.notNull())
    .addColumn('account_id', id, (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('challenge', 'text')
    .addColumn('redirect_uri', 'text')
    .execute()
  await createIndex(db, 'api_keys', ['client_id'])
  await createIndex(db, 'oauth_clients', ['expires_at'])
  await createIndex(db, 'oauth_tokens', ['key_id'])
  await createIndex(db, 'oauth_tokens', ['account_id'])
  await createIndex(db, 'oauth_tokens', ['expires_at'])
}
