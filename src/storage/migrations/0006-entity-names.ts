import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../statements/is-postgres.ts'
import { createIndex } from './create-index.ts'

/** Entities in the order of their names, compared byte by byte on both engines. */
export async function up(db: Kysely<never>): Promise<void> {
  if (isPostgres(db)) {
    await sql`alter table entities alter column key type text collate "C"`.execute(db)
  }
  await createIndex(db, 'entities', ['corpus', 'graph', 'key', 'id'])
  await db.schema.dropIndex('entities_by_corpus_graph').execute()
}
