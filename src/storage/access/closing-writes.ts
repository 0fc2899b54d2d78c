import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { enqueueJob } from '../jobs/job-writes.ts'
import { storageTime } from '../statements/clock.ts'

export const closingWrites = { closeAccount, clearAccount }

/**
 * Closes an account: its person, sessions and keys are no longer known, its research and its
 * crawls are cancelled, and a job removes
 * the rest. Its entries in the ledger stay, under an account without a name. False if there is no such account.
 */
async function closeAccount(db: Db, { accountId }: { accountId: string }): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select(['user_id', 'closed_at'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  // An earlier commit may not have been acknowledged.
  if (account === undefined || account.closed_at !== null) return account !== undefined
  const closed_at = await storageTime(db)
  await db
    .updateTable('accounts')
    // Both are unique, and free for another account then.
    .set({ closed_at, user_id: accountId, email: accountId })
    .where('id', '=', accountId)
    .execute()
  const { user_id } = account
  await sql`delete from auth_sessions where "userId" = ${user_id}`.execute(db)
  await sql`delete from auth_credentials where "userId" = ${user_id}`.execute(db)
  await db.deleteFrom('auth_users').where('id', '=', user_id).execute()
  await db
    .updateTable('api_keys')
    .set((row) => ({
      revoked_at: row.fn.coalesce('revoked_at', sql.lit(closed_at)),
      name: '',
      // It stays the key of an app, of which nothing tells any more which one that was.
      client_id: sql`case when client_id is not null then '' end`,
      returns_to: null,
    }))
    .where('account_id', '=', accountId)
    .execute()
  await db
    .updateTable('jobs')
    .set({
      wish: 'cancel',
      due_at: sql`case when state = 'waiting' then ${closed_at} else due_at end`,
    })
    .where('account_id', '=', accountId)
    .where('kind', 'in', ['research', 'crawl'])
    .where('state', 'in', ['waiting', 'running'])
    .execute()
  await enqueueJob(db, { kind: 'remove-account', accountId, subject: accountId })
  return true
}

/**
 * Removes up to `limit` rows of each kind that a closed account has besides its documents: what was asked and answered,
 * what that held and kept for repeated calls, the days of its keys, the tokens of its apps and its ended jobs. Returns
 * how many were removed.
 */
async function clearAccount(
  db: Db,
  { accountId, limit }: { accountId: string; limit: number },
): Promise<number> {
  const ended = sql`select id from jobs where account_id = ${accountId} and ended_at is not null limit ${limit}`
  const statements = [
    sql`delete from turns where id in (
      select turns.id from turns join conversations on conversations.id = conversation_id
      where account_id = ${accountId} limit ${limit})`,
    sql`delete from conversations where id in (
      select id from conversations where account_id = ${accountId}
        and not exists (select 1 from turns where conversation_id = conversations.id) limit ${limit})`,
    sql`delete from interactions where id in (
      select id from interactions where account_id = ${accountId} limit ${limit})`,
    sql`delete from holds where id in (
      select id from holds where account_id = ${accountId} and state <> 'held' limit ${limit})`,
    sql`delete from idempotency where (account_id, key) in (
      select account_id, key from idempotency where account_id = ${accountId} limit ${limit})`,
    sql`delete from key_days where (key_id, day) in (
      select key_id, day from key_days where account_id = ${accountId} limit ${limit})`,
    sql`delete from oauth_tokens where digest in (
      select digest from oauth_tokens where account_id = ${accountId} limit ${limit})`,
    sql`delete from job_events where (job_id, number) in (
      select job_id, number from job_events where job_id in (${ended}) limit ${limit})`,
    sql`delete from job_steps where (job_id, name) in (
      select job_id, name from job_steps where job_id in (${ended}) limit ${limit})`,
    sql`delete from jobs where id in (
      select id from jobs where account_id = ${accountId} and ended_at is not null
        and not exists (select 1 from job_events where job_id = jobs.id)
        and not exists (select 1 from job_steps where job_id = jobs.id) limit ${limit})`,
  ]
  let removed = 0
  for (const statement of statements) {
    const { numAffectedRows = 0n } = await statement.execute(db)
    removed += Number(numAffectedRows)
  }
  return removed
}
