import { type Kysely, sql } from 'kysely'

/**
 * Words of Greek, Hebrew, Persian, Polish and Ukrainian are found by their stems, and Thai is cut into longer
 * sentences. The accounts that have documents in these languages get all of their documents indexed anew, by jobs.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const accounts = sql`select account_id from documents where language in ('el', 'fa', 'he', 'pl', 'th', 'uk')`
  const indexed = sql`account_id in (${accounts}) and chunk_count > 0 and status in ('ready', 'indexing')
    and graph_id in (select id from graphs where removed_at is null)`
  const corpora = sql`select number from corpora where account_id in (${accounts})`
  for (const table of ['aliases', 'entities', 'chunks', 'segment_blocks', 'segments'])
    await sql`delete from ${sql.table(table)} where corpus in (${corpora})`.execute(db)
  await sql`delete from job_steps where job_id in
    (select id from jobs where kind = 'index-document' and account_id in (${accounts}))`.execute(db)
  await sql`delete from jobs where kind = 'index-document' and account_id in (${accounts})`.execute(
    db,
  )
  await sql`insert into jobs (id, account_id, kind, subject, input, state, attempts, pauses, due_at, created_at)
    select 'index-document:' || id, account_id, 'index-document', id, '{}', 'waiting', 0, 0, 0, created_at
    from documents where ${indexed}`.execute(db)
  await sql`update documents set status = 'indexing', term_count = 0, relation_count = 0
    where ${indexed}`.execute(db)
  await sql`update graphs set chunk_count = 0, term_count = 0, relation_count = 0, document_count =
      (select count(*) from documents where graph_id = graphs.id and status = 'ready')
    where account_id in (${accounts})`.execute(db)
}
