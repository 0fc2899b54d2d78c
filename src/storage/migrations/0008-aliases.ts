import type { Kysely } from 'kysely'
import { columnTypes } from './column-types.ts'
import { createIndex } from './create-index.ts'

/** Other names of entities, each with the chunk that shows it: an alias is added and removed with its chunk. */
export async function up(db: Kysely<never>): Promise<void> {
  const { id } = columnTypes(db)
  // With rowid: in a table without it, SQLite would search by the corpus alone and not by the name.
  await db.schema
    .createTable('aliases')
    .addColumn('corpus', 'integer', (c) => c.notNull())
    .addColumn('chunk', 'integer', (c) => c.notNull())
    .addColumn('key', id, (c) => c.notNull())
    .addColumn('entity_key', id, (c) => c.notNull())
    .addColumn('graph', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('sentence_start', 'integer', (c) => c.notNull())
    .addColumn('sentence_end', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('aliases_pk', ['corpus', 'chunk', 'key', 'entity_key'])
    .execute()
  await createIndex(db, 'aliases', ['corpus', 'key', 'chunk'])
  await createIndex(db, 'aliases', ['corpus', 'entity_key', 'chunk'])
}
