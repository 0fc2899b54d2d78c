import type { Kysely } from 'kysely'
import { columnTypes } from './column-types.ts'
import { createIndex } from './create-index.ts'

/** Conversations, and the questions of each with their answers. */
export async function up(db: Kysely<never>): Promise<void> {
  const { id } = columnTypes(db)
  await db.schema
    .createTable('conversations')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('account_id', id, (c) => c.notNull().references('accounts.id'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('turn_count', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('turns')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('conversation_id', id, (c) => c.notNull().references('conversations.id'))
    .addColumn('question', 'text', (c) => c.notNull())
    .addColumn('reply', 'text', (c) => c.notNull())
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await createIndex(db, 'conversations', ['account_id', 'updated_at', 'id'])
  await createIndex(db, 'turns', ['conversation_id', 'id'])
}
