import { type Kysely, sql } from 'kysely'

/**
 * Documents keep their blocks, of which an outline is a part; passages are cut at them. What there is has to
 * be cut and indexed anew: documents wait for the next start to do so.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('document_contents').renameColumn('outline', 'blocks').execute()
  for (const table of ['aliases', 'entities', 'chunks', 'segment_blocks', 'segments'])
    await sql`delete from ${sql.table(table)}`.execute(db)
  await sql`update documents set status = 'indexing' where status = 'ready'`.execute(db)
  await sql`update graphs set chunk_count = 0, term_count = 0, relation_count = 0`.execute(db)
}
