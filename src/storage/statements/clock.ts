import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database.ts'
import { isPostgres } from './is-postgres.ts'

/** The time in ms since 1970, by the clock that all processes of this storage share. */
export async function storageTime(db: Db): Promise<number> {
  if (!isPostgres(db)) return Date.now()
  const { rows } = await sql<{ now: number }>`select ${timeNow(db)} as now`.execute(db)
  return rows[0]?.now ?? Date.now()
}

/** `storageTime` as an SQL expression. */
export function timeNow(db: Db): RawBuilder<number> {
  if (!isPostgres(db)) return sql`${Date.now()}`
  return sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`
}

/** Longer than any pause or lease of a job. */
const aheadMsMax = 600_000

/**
 * Whether the time in a column of `jobs` is in the future. A time further ahead than any pause or lease was written
 * before the clock was set back, and does not count.
 */
export function isAhead(db: Db, column: string): RawBuilder<boolean> {
  const now = timeNow(db)
  return sql`(${sql.ref(column)} > ${now} and ${sql.ref(column)} <= ${now} + ${sql.lit(aheadMsMax)})`
}
