import { type Kysely, sql } from 'kysely'

/**
 * Has all documents indexed anew, by jobs. Their passages get new numbers, so vectors of an embedding model are asked
 * for again.
 */
export async function indexAnew(db: Kysely<never>): Promise<void> {
  const indexed = sql`chunk_count > 0 and status in ('ready', 'indexing')
    and graph_id in (select id from graphs where removed_at is null)`
  for (const table of ['aliases', 'entities', 'vectors', 'chunks', 'segment_blocks', 'segments'])
    await sql`delete from ${sql.table(table)}`.execute(db)
  await sql`delete from job_steps
    where job_id in (select id from jobs where kind = 'index-document')`.execute(db)
  await sql`delete from jobs where kind = 'index-document'`.execute(db)
  await sql`insert into jobs (id, account_id, kind, subject, input, state, attempts, pauses, due_at, created_at)
    select 'index-document:' || id, account_id, 'index-document', id, '{}', 'waiting', 0, 0, 0, created_at
    from documents where ${indexed}`.execute(db)
  await sql`update documents set status = 'indexing', term_count = 0, relation_count = 0
    where ${indexed}`.execute(db)
  await sql`update graphs set chunk_count = 0, term_count = 0, relation_count = 0, document_count =
      (select count(*) from documents where graph_id = graphs.id and status = 'ready')`.execute(db)
}
