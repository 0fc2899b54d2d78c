import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../statements/is-postgres.ts'
import { columnTypes } from './column-types.ts'
import { createIndex } from './create-index.ts'

/** Chunks, the entities in them, and the posting lists. */
export async function up(db: Kysely<never>): Promise<void> {
  const { id, blob } = columnTypes(db)
  const postgres = isPostgres(db)
  // SQLite stores a table without rowid in the order of its key, so it needs no second B-tree.
  const clustered = postgres ? sql`` : sql`without rowid`
  await db.schema
    .createTable('corpora')
    .addColumn('account_id', id, (c) => c.notNull().unique().references('accounts.id'))
    .addColumn('number', postgres ? 'serial' : 'integer', (c) =>
      postgres ? c.primaryKey() : c.primaryKey().autoIncrement(),
    )
    .addColumn('next_chunk', 'integer', (c) => c.notNull())
    .addColumn('next_graph', 'integer', (c) => c.notNull())
    .addColumn('epoch', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('chunks')
    .addColumn('corpus', 'integer', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('doc_id', id, (c) => c.notNull())
    .addColumn('start', 'integer', (c) => c.notNull())
    .addColumn('end', 'integer', (c) => c.notNull())
    .addColumn('length', 'integer', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('features', blob, (c) => c.notNull())
    .addColumn('vector', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('chunks_pk', ['corpus', 'number'])
    .execute()
  await db.schema
    .createTable('entities')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('corpus', 'integer', (c) => c.notNull())
    .addColumn('graph', 'integer', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .modifyEnd(clustered)
    .execute()
  await db.schema
    .createTable('mentions')
    .addColumn('corpus', 'integer', (c) => c.notNull())
    .addColumn('chunk', 'integer', (c) => c.notNull())
    .addColumn('entity_id', id, (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('start', 'integer', (c) => c.notNull())
    .addColumn('end', 'integer', (c) => c.notNull())
    .addColumn('sentence_start', 'integer', (c) => c.notNull())
    .addColumn('sentence_end', 'integer', (c) => c.notNull())
    .addColumn('name', 'text')
    .addPrimaryKeyConstraint('mentions_pk', ['corpus', 'chunk', 'start', 'end', 'entity_id'])
    .modifyEnd(clustered)
    .execute()
  await db.schema
    .createTable('relations')
    .addColumn('corpus', 'integer', (c) => c.notNull())
    .addColumn('chunk', 'integer', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('subject_id', id, (c) => c.notNull())
    .addColumn('predicate', 'text', (c) => c.notNull())
    .addColumn('object_id', id, (c) => c.notNull())
    .addColumn('sentence_start', 'integer', (c) => c.notNull())
    .addColumn('sentence_end', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('relations_pk', ['corpus', 'chunk', 'number'])
    .modifyEnd(clustered)
    .execute()
  await db.schema
    .createTable('postings')
    .addColumn('corpus', 'integer', (c) => c.notNull())
    .addColumn('feature', id, (c) => c.notNull())
    .addColumn('graph', 'integer', (c) => c.notNull())
    .addColumn('first_chunk', 'integer', (c) => c.notNull())
    .addColumn('data', blob, (c) => c.notNull())
    .addPrimaryKeyConstraint('postings_pk', ['corpus', 'feature', 'graph', 'first_chunk'])
    .modifyEnd(clustered)
    .execute()
  await createIndex(db, 'entities', ['corpus', 'graph'])
  await createIndex(db, 'mentions', ['entity_id'])
}
