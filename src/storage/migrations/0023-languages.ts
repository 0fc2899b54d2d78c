import { type Kysely, sql } from 'kysely'

/** A question is looked up in all languages that its graphs have documents in. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index if not exists documents_languages on documents (graph_id, language) where status = 'ready'`.execute(
    db,
  )
}
