import type { Kysely } from 'kysely'
import { columnTypes } from './column-types.ts'

/** What happens during a job, numbered, so that it can be followed from anywhere; and what it leaves. */
export async function up(db: Kysely<never>): Promise<void> {
  const { id } = columnTypes(db)
  await db.schema
    .createTable('job_events')
    .addColumn('job_id', id, (c) => c.notNull().references('jobs.id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('job_events_pk', ['job_id', 'number'])
    .execute()
  await db.schema.alterTable('jobs').addColumn('result', 'text').execute()
}
