import { type Kysely, sql } from 'kysely'
import { columnTypes } from './column-types.ts'

/**
 * Passages may have vectors of an embedding model, their codes apart, as these are read for whole accounts. A change
 * that numbers chunks anew must remove their vectors.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { blob } = columnTypes(db)
  await db.schema
    .createTable('vector_codes')
    .addColumn('corpus', 'integer', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('graph', 'integer', (c) => c.notNull())
    .addColumn('space', 'text', (c) => c.notNull())
    .addColumn('epoch', 'bigint', (c) => c.notNull())
    .addColumn('code', blob, (c) => c.notNull())
    .addPrimaryKeyConstraint('vector_codes_pk', ['corpus', 'number'])
    .execute()
  await sql`create index vector_codes_by_epoch on vector_codes (corpus, space, epoch, number)`.execute(
    db,
  )
  await db.schema
    .createTable('vectors')
    .addColumn('corpus', 'integer', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('space', 'text', (c) => c.notNull())
    .addColumn('components', blob, (c) => c.notNull())
    .addPrimaryKeyConstraint('vectors_pk', ['corpus', 'number'])
    .execute()
  await db.schema
    .createTable('vector_space')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('space', 'text', (c) => c.notNull())
    .execute()
  await db.schema.alterTable('documents').addColumn('vector_space', 'text').execute()
  await sql`create index documents_by_vector_space on documents (vector_space)
    where vector_space is not null`.execute(db)
  await sql`create index documents_without_vectors on documents (account_id, first_chunk)
    where vector_space is null and status = 'ready' and chunk_count > 0`.execute(db)
}
