import { sql } from 'kysely'
import { dayMs } from '../../base/day-ms.ts'
import { utcDay } from '../../base/utc-day.ts'
import type { Db } from '../database.ts'

const usageDays = 30

/**
 * What a row of `api_keys` was used for in the last 30 days: `requests`, and what was `charged`, of a query that is
 * joined with `chargedByKey`.
 */
export function usageOfKey() {
  return [
    sql<number>`(
      select cast(coalesce(sum(requests), 0) as bigint) from key_days
      where key_id = api_keys.id and day >= ${utcDay(monthAgo())})`.as('requests'),
    sql<number>`coalesce(charged_by_key.charged, 0)`.as('charged'),
  ] as const
}

/** What each key of an account was charged in the last 30 days, in one reading of all charges. */
export function chargedByKey(db: Db, accountId: string) {
  return db
    .selectFrom('interactions')
    .select(['key_id as keyId', sql<number>`cast(sum(charged) as bigint)`.as('charged')])
    .where('account_id', '=', accountId)
    .where('created_at', '>=', monthAgo())
    .groupBy('key_id')
    .as('charged_by_key')
}

function monthAgo(): number {
  return Date.now() - usageDays * dayMs
}
