import { sql } from 'kysely'
import { dayMs } from '../../base/day-ms.ts'
import { utcDay } from '../../base/utc-day.ts'

const usageDays = 30

/** What a row of `api_keys` of an account was used for in the last 30 days: `requests`, and what was `charged`. */
export function usageOfKey(accountId: string) {
  const since = Date.now() - usageDays * dayMs
  return [
    sql<number>`(
      select cast(coalesce(sum(requests), 0) as bigint) from key_days
      where key_id = api_keys.id and day >= ${utcDay(since)})`.as('requests'),
    sql<number>`(
      select cast(coalesce(sum(charged), 0) as bigint) from interactions
      where account_id = ${accountId} and key_id = api_keys.id and created_at >= ${since})`.as(
      'charged',
    ),
  ] as const
}
