import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../statements/is-postgres.ts'
import { createIndex } from './create-index.ts'

/** Entities in the order of their names, compared byte by byte on both engines; and graphs in removal. */
export async function up(db: Kysely<never>): Promise<void> {
  if (isPostgres(db)) {
    await sql`alter table entities alter column key type text collate "C"`.execute(db)
  }
  await db.schema.alterTable('graphs').addColumn('removed_at', 'bigint').execute()
  await createIndex(db, 'entities', ['corpus', 'graph', 'key', 'id'])
  await db.schema.dropIndex('entities_by_corpus_graph').execute()
}
