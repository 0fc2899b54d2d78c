import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { isOpenJob } from '../jobs/is-open-job.ts'

/** How many jobs of each kind wait or run, and how many holds are open, of all accounts and processes. */
export async function countOpen(db: Db) {
  const jobs = await db
    .selectFrom('jobs')
    .select(['kind', 'state', sql<number>`cast(count(*) as bigint)`.as('count')])
    .where(isOpenJob)
    .groupBy(['kind', 'state'])
    .execute()
  const { holds } = await db
    .selectFrom('holds')
    .select(sql<number>`cast(count(*) as bigint)`.as('holds'))
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow()
  return { jobs, holds }
}
