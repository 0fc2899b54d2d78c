import { type Kysely, sql } from 'kysely'
import { columnTypes } from './column-types.ts'
import { createIndex } from './create-index.ts'

/** Graphs, and documents with their texts. */
export async function up(db: Kysely<never>): Promise<void> {
  const { id, blob } = columnTypes(db)
  await db.schema
    .createTable('graphs')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('account_id', id, (c) => c.notNull().references('accounts.id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('document_count', 'integer', (c) => c.notNull())
    .addColumn('chunk_count', 'integer', (c) => c.notNull())
    .addColumn('term_count', 'bigint', (c) => c.notNull())
    .addColumn('relation_count', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('graphs_number', ['account_id', 'number'])
    .addUniqueConstraint('graphs_name', ['account_id', 'name'])
    .execute()
  await db.schema
    .createTable('documents')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('account_id', id, (c) => c.notNull().references('accounts.id'))
    .addColumn('graph_id', id, (c) => c.notNull().references('graphs.id'))
    .addColumn('external_id', 'text')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('url', 'text')
    .addColumn('media_type', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('problem', 'text')
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .addColumn('characters', 'bigint', (c) => c.notNull())
    .addColumn('first_chunk', 'integer', (c) => c.notNull())
    .addColumn('chunk_count', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('documents_hash', ['graph_id', 'hash'])
    .execute()
  await db.schema
    .createTable('document_contents')
    .addColumn('doc_id', id, (c) => c.primaryKey().references('documents.id'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('outline', 'text', (c) => c.notNull())
    .addColumn('original', blob)
    .execute()
  await createIndex(db, 'documents', ['account_id', 'id'])
  await createIndex(db, 'documents', ['graph_id', 'id'])
  await sql`create index documents_unfinished on documents (account_id) where status <> 'ready'`.execute(
    db,
  )
}
