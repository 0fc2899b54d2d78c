import { type Kysely, sql } from 'kysely'

/** Finds the jobs whose results and events are old, without a look at those that go on. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index jobs_ended on jobs (ended_at) where ended_at is not null`.execute(db)
}
