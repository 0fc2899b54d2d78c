import { type RawBuilder, sql } from 'kysely'
import { utcDay } from '../../base/utc-day.ts'
import type { Db } from '../database.ts'
import { storageTime } from '../statements/clock.ts'
import { isPostgres } from '../statements/is-postgres.ts'

/** The kinds of data that are removed with age. Ledger entries stay as long as their account. */
export type RetainedKind =
  | 'answers'
  | 'usage'
  | 'claims'
  | 'holds'
  | 'sessions'
  | 'attempts'
  | 'apps'

export const retentionWrites = { removeOld }

/**
 * Removes up to `limit` rows that are older than `ageMs` by the clock of the storage, and returns how many. The clock
 * of a process that is ahead would remove what other processes still need.
 */
async function removeOld(
  db: Db,
  { kind, ageMs, limit }: { kind: RetainedKind; ageMs: number; limit: number },
): Promise<number> {
  const before = (await storageTime(db)) - ageMs
  let removed = 0
  for (const statement of statements[kind](before, limit, isPostgres(db))) {
    const { numAffectedRows = 0n } = await statement.execute(db)
    removed += Number(numAffectedRows)
  }
  return removed
}

type Statements = (before: number, limit: number, postgres: boolean) => RawBuilder<unknown>[]

const statements: Readonly<Record<RetainedKind, Statements>> = {
  /**
   * The answer of a turn stays as long as its conversation. Of research, the row stays without the answer; of a crawl,
   * what it knows of the site stays with the graph.
   */
  answers: (before, limit, postgres) => [
    removeAnswers(
      sql`select id from interactions where response <> '' and created_at < ${before}
        and not exists (select 1 from turns where turns.id = interactions.id)
        order by created_at limit ${limit}`,
      postgres,
    ),
    sql`delete from jobs where id in (
      select id from jobs where kind = 'crawl' and ended_at < ${before}
      order by ended_at limit ${limit})`,
    sql`update jobs set result = null where id in (
      select id from jobs where result is not null and kind <> 'crawl' and ended_at < ${before}
      order by ended_at limit ${limit})`,
    sql`delete from job_events where (job_id, number) in (
      select job_id, number from job_events join jobs on jobs.id = job_id
      where ended_at < ${before} limit ${limit})`,
  ],
  usage: (before, limit) => [
    sql`delete from interactions where id in (
      select id from interactions where response = '' and created_at < ${before}
      order by created_at limit ${limit})`,
    sql`delete from key_days where (key_id, day) in (
      select key_id, day from key_days where day < ${utcDay(before)}
      order by day limit ${limit})`,
  ],
  claims: (before, limit) => [
    sql`delete from idempotency where (account_id, key) in (
      select account_id, key from idempotency where expires_at < ${before}
        and (state <> 'running' or lease_until < ${before})
      order by expires_at limit ${limit})`,
  ],
  holds: (before, limit) => [
    sql`delete from holds where id in (
      select id from holds where state <> 'held' and created_at < ${before}
      order by created_at limit ${limit})`,
  ],
  sessions: (before, limit, postgres) => {
    const time = new Date(before).toISOString()
    const expiry = postgres ? sql`${time}::timestamptz` : sql`${time}`
    return ['auth_sessions', 'auth_verifications'].map(
      (table) => sql`delete from ${sql.table(table)} where id in (
        select id from ${sql.table(table)} where "expiresAt" < ${expiry} limit ${limit})`,
    )
  },
  attempts: (before, limit) => [
    sql`delete from sign_in_attempts where place in (
      select place from sign_in_attempts where expires_at < ${before}
      order by expires_at limit ${limit})`,
  ],
  /** The key of an app that was ever used stays, as reports of usage tell its name. */
  apps: (before, limit) => [
    sql`delete from oauth_tokens where digest in (
      select digest from oauth_tokens where expires_at < ${before}
      order by expires_at limit ${limit})`,
    sql`delete from oauth_clients where id in (
      select id from oauth_clients where expires_at < ${before}
      order by expires_at limit ${limit})`,
    sql`delete from api_keys where id in (
      select id from api_keys where client_id is not null and last_used_at is null
        and expires_at < ${before} limit ${limit})`,
  ],
}

/**
 * Empties the answers of the interactions with these ids, a query or one value. SQLite does not free pages left half
 * empty by shrunken rows, so there a row is replaced by one without its answer.
 */
export function removeAnswers(ids: RawBuilder<unknown>, postgres: boolean): RawBuilder<unknown> {
  if (postgres) return sql`update interactions set response = '' where id in (${ids})`
  const columns = sql`id, account_id, key_id, operation, model, engine, nodes, charged, created_at`
  return sql`replace into interactions (${columns}, response)
    select ${columns}, '' from interactions where id in (${ids})`
}
