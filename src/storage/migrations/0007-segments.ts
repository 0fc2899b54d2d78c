import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../statements/is-postgres.ts'
import { columnTypes } from './column-types.ts'

/**
 * Posting lists in segments, and entities of chunks only in their features. Documents that are stored have to be
 * indexed anew, which the start of the service does.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { blob } = columnTypes(db)
  const clustered = isPostgres(db) ? sql`` : sql`without rowid`
  for (const table of ['postings', 'mentions', 'relations', 'entities', 'chunks'])
    await db.schema.dropTable(table).execute()
  await sql`update documents set status = 'indexing' where status = 'ready'`.execute(db)
  await sql`update graphs set chunk_count = 0, term_count = 0, relation_count = 0`.execute(db)
  await db.schema
    .createTable('chunks')
    .addColumn('corpus', 'integer', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('doc_id', columnTypes(db).id, (c) => c.notNull())
    .addColumn('start', 'integer', (c) => c.notNull())
    .addColumn('end', 'integer', (c) => c.notNull())
    .addColumn('length', 'integer', (c) => c.notNull())
    .addColumn('text', 'text')
    .addColumn('features', blob, (c) => c.notNull())
    .addColumn('feature_heads', blob, (c) => c.notNull())
    .addPrimaryKeyConstraint('chunks_pk', ['corpus', 'number'])
    .execute()
  await db.schema
    .createTable('entities')
    .addColumn('corpus', 'integer', (c) => c.notNull())
    .addColumn('graph', 'integer', (c) => c.notNull())
    .addColumn('key', columnTypes(db).id, (c) => c.notNull())
    .addColumn('chunk_count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('entities_pk', ['corpus', 'graph', 'key'])
    .modifyEnd(clustered)
    .execute()
  await db.schema
    .createTable('segments')
    .addColumn('corpus', 'integer', (c) => c.notNull())
    .addColumn('graph', 'integer', (c) => c.notNull())
    .addColumn('number', 'bigint', (c) => c.notNull())
    .addColumn('revision', 'bigint', (c) => c.notNull())
    .addColumn('first_chunk', 'integer', (c) => c.notNull())
    .addColumn('last_chunk', 'integer', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('directory', blob, (c) => c.notNull())
    .addPrimaryKeyConstraint('segments_pk', ['corpus', 'number'])
    .execute()
  await db.schema
    .createTable('segment_blocks')
    .addColumn('corpus', 'integer', (c) => c.notNull())
    .addColumn('id', 'bigint', (c) => c.notNull())
    .addColumn('data', blob, (c) => c.notNull())
    .addPrimaryKeyConstraint('segment_blocks_pk', ['corpus', 'id'])
    .execute()
}
