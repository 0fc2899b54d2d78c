import { type Kysely, sql } from 'kysely'
import { columnTypes } from './column-types.ts'

/**
 * Work that outlives the call that asked for it. Documents and graphs that were half added or half removed become
 * jobs. A document keeps its own counts, so that its graph counts it at once or not at all.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { id } = columnTypes(db)
  await db.schema
    .createTable('jobs')
    .addColumn('id', id, (c) => c.primaryKey())
    .addColumn('account_id', id, (c) => c.notNull().references('accounts.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject', id, (c) => c.notNull())
    .addColumn('input', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('wish', 'text')
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('pauses', 'integer', (c) => c.notNull())
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addColumn('owner', 'text')
    .addColumn('lease_token', 'text')
    .addColumn('problem', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .execute()
  await db.schema
    .createTable('job_steps')
    .addColumn('job_id', id, (c) => c.notNull().references('jobs.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('result', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('job_steps_pk', ['job_id', 'name'])
    .execute()
  await db.schema
    .createTable('job_turns')
    .addColumn('account_id', id, (c) => c.primaryKey().references('accounts.id'))
    .addColumn('served_at', 'bigint', (c) => c.notNull())
    .execute()
  await sql`create index jobs_open on jobs (due_at) where state in ('waiting', 'running')`.execute(
    db,
  )
  await sql`create index jobs_by_subject on jobs (subject)`.execute(db)
  await sql`create index jobs_by_account on jobs (account_id, kind, subject)`.execute(db)
  await keepCountsOfDocuments(db)
  await makeJobs(db)
}

/** `relation_count` stays null where it is not known: there the graph counts relations as passages come and go. */
async function keepCountsOfDocuments(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('documents')
    .addColumn('term_count', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('documents').addColumn('relation_count', 'bigint').execute()
  await sql`update documents set term_count = coalesce((
    select sum(length) from chunks join corpora on corpora.number = chunks.corpus
    where corpora.account_id = documents.account_id and chunks.number >= documents.first_chunk
      and chunks.number < documents.first_chunk + documents.chunk_count), 0)`.execute(db)
  await sql`update graphs set
    document_count = (select count(*) from documents where graph_id = graphs.id and status = 'ready'),
    chunk_count = coalesce((select sum(chunk_count) from documents where graph_id = graphs.id and status = 'ready'), 0),
    term_count = coalesce((select sum(term_count) from documents where graph_id = graphs.id and status = 'ready'), 0)`.execute(
    db,
  )
}

async function makeJobs(db: Kysely<never>): Promise<void> {
  const columns = sql`id, account_id, kind, subject, input, state, attempts, pauses, due_at, created_at`
  for (const [status, kind] of [
    ['indexing', 'index-document'],
    ['removing', 'remove-document'],
  ])
    await sql`insert into jobs (${columns})
      select ${sql.lit(`${kind}:`)} || documents.id, documents.account_id, ${sql.lit(kind)}, documents.id, '{}',
        'waiting', 0, 0, 0, documents.created_at
      from documents join graphs on graphs.id = documents.graph_id
      where documents.status = ${sql.lit(status)} and graphs.removed_at is null`.execute(db)
  await sql`insert into jobs (${columns})
    select 'remove-graph:' || id, account_id, 'remove-graph', id, '{}', 'waiting', 0, 0, 0, created_at
    from graphs where removed_at is not null`.execute(db)
}
