import { type Kysely, sql } from 'kysely'

/**
 * Open jobs are found by their kind, and those of an account by their age: after some upgrades every document has a job,
 * and what read all of them for each job that ended kept the service from answering.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`drop index jobs_open`.execute(db)
  await sql`create index jobs_open on jobs (kind, due_at) where state in ('waiting', 'running')`.execute(
    db,
  )
  await sql`create index jobs_in_turn on jobs (account_id, created_at, id, kind)
    where state in ('waiting', 'running')`.execute(db)
}
