import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database.ts'
import { refuseNewer } from '../migrate.ts'
import { isAhead, storageTime, timeNow } from '../statements/clock.ts'
import { insertRows } from '../statements/insert-rows.ts'
import { isPostgres } from '../statements/is-postgres.ts'
import { isOpenJob } from './is-open-job.ts'
import { type ClaimedJob, type JobKind, type JobWish, jobId, type NewJob } from './job.ts'

/** A claimed job; only the holder of its token may change it. */
export type Leased = { readonly jobId: string; readonly leaseToken: string }

/** The claim of a process. No job is claimed for an account that has `perAccountMax` running. */
export type JobClaim = {
  readonly kinds: readonly JobKind[]
  readonly perAccountMax: number
  readonly owner: string
  readonly leaseToken: string
  readonly leaseMs: number
}

export const jobWrites = {
  claimJob,
  renewJobs,
  noteProgress,
  storeStep,
  addJobEvents,
  postponeJob,
  endJob,
  storeWish,
  freeJobs,
}

/** Adds a job in the transaction of the write that makes it necessary. Idempotent by kind and subject. */
export async function enqueueJob(db: Db, job: NewJob): Promise<void> {
  const now = await storageTime(db)
  const { kind, subject, accountId, input = {} } = job
  await db
    .insertInto('jobs')
    .values({
      id: jobId(job),
      kind,
      subject,
      account_id: accountId,
      input: JSON.stringify(input),
      state: 'waiting',
      wish: null,
      attempts: 0,
      pauses: 0,
      due_at: now,
      created_at: now,
      owner: null,
      lease_token: null,
      problem: null,
      result: null,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Removes a job that has become pointless. A process that runs it loses its lease. */
export async function dropJob(db: Db, job: Pick<NewJob, 'kind' | 'subject'>): Promise<void> {
  await removeJob(db, jobId(job))
}

/**
 * Other claims may hold the last due jobs of so many accounts at one moment, before they come to their end, and this one
 * still gets a job. Not measured.
 */
const accountsTriedMax = 8

/**
 * Claims a due job: a waiting one, or one whose lease has expired. Accounts take turns: the account served longest ago
 * is next, with its oldest due job. Concurrent claims get different jobs. If the commit is not acknowledged, the job
 * stays claimed until its lease expires. Takes time linear in the accounts that have open jobs, however many these are.
 */
async function claimJob(db: Db, claim: JobClaim): Promise<ClaimedJob | undefined> {
  for (const accountId of await accountsInTurn(db, claim)) {
    const job = await claimJobOf(accountId, db, claim)
    if (job !== undefined) return job
  }
  return undefined
}

/** Claims the oldest due job of an account that no other claim holds. */
async function claimJobOf(
  accountId: string,
  db: Db,
  claim: JobClaim,
): Promise<ClaimedJob | undefined> {
  const { owner, leaseToken, leaseMs } = claim
  const now = timeNow(db)
  const skipping = isPostgres(db) ? sql`for update skip locked` : sql``
  const { rows } = await sql<Omit<ClaimedJob, 'leaseToken' | 'input'> & { input: string }>`
    update jobs set state = 'running', attempts = attempts + 1, owner = ${owner},
      lease_token = ${leaseToken}, due_at = ${now} + ${leaseMs}
    where id = (
      select id from jobs where account_id = ${accountId} and ${isDue(db, claim)}
      order by created_at, id limit 1 ${skipping})
    returning id, kind, subject, account_id as "accountId", input, attempts, pauses`.execute(db)
  const [job] = rows
  if (!job) return undefined
  // Jobs made by a newer version are left to it: this version would index documents in the old way.
  await refuseNewer(db)
  await sql`
    insert into job_turns (account_id, served_at) values (${job.accountId}, ${now})
    on conflict (account_id) do update set served_at = excluded.served_at`.execute(db)
  return { ...job, leaseToken, input: JSON.parse(job.input) }
}

/**
 * The accounts that have a due job and not enough running, the one that was served longest ago first. Goes from one
 * account to the next through an index, as one of them may have a million jobs.
 */
async function accountsInTurn(db: Db, claim: JobClaim): Promise<readonly string[]> {
  const { rows } = await sql<{ accountId: string }>`
    with recursive step(account_id) as (
      select (select min(account_id) from jobs where ${isOpenJob})
      union all
      select (select min(account_id) from jobs where ${isOpenJob} and account_id > step.account_id)
      from step where step.account_id is not null
    )
    select step.account_id as "accountId"
    from step left join job_turns on job_turns.account_id = step.account_id
    where (select 1 from jobs where account_id = step.account_id and ${isDue(db, claim)}
        order by created_at, id limit 1) is not null
      and step.account_id not in (
        select account_id from jobs
        where ${isOpenJob} and ${isAhead(db, 'due_at')} and state = 'running'
          and kind in (${sql.join(claim.kinds)})
        group by account_id having count(*) >= ${claim.perAccountMax})
    order by coalesce(job_turns.served_at, 0), step.account_id limit ${accountsTriedMax}`.execute(
    db,
  )
  return rows.map(({ accountId }) => accountId)
}

function isDue(db: Db, { kinds }: JobClaim): RawBuilder<boolean> {
  return sql`${isOpenJob} and not ${isAhead(db, 'due_at')} and kind in (${sql.join(kinds)})`
}

/** Extends leases. A job that is missing from the result is no longer held under its token. */
async function renewJobs(
  db: Db,
  input: { leaseTokens: readonly string[]; leaseMs: number },
): Promise<readonly { leaseToken: string; wish: JobWish | null }[]> {
  const rows = await db
    .updateTable('jobs')
    .set({ due_at: sql`${timeNow(db)} + ${input.leaseMs}` })
    .where('state', '=', 'running')
    .where('lease_token', 'in', input.leaseTokens)
    .returning(['lease_token as leaseToken', 'wish'])
    .execute()
  return rows.map(({ leaseToken, wish }) => ({ leaseToken: leaseToken ?? '', wish }))
}

/** Resets the counts of attempts and extends the lease. False if the job is no longer held under this token. */
async function noteProgress(db: Db, input: Leased & { leaseMs: number }): Promise<boolean> {
  const { numUpdatedRows } = await held(db, input)
    .set({ attempts: 1, pauses: 0, due_at: sql`${timeNow(db)} + ${input.leaseMs}` })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stores the result of a step, which is progress. False if the job is no longer held under this token. */
async function storeStep(
  db: Db,
  input: Leased & { name: string; result: unknown; leaseMs: number },
): Promise<boolean> {
  if (!(await noteProgress(db, input))) return false
  const result = JSON.stringify(input.result ?? null)
  await db
    .insertInto('job_steps')
    .values({ job_id: input.jobId, name: input.name, result })
    .onConflict((conflict) => conflict.columns(['job_id', 'name']).doNothing())
    .execute()
  return true
}

/** Makes a job wait for `pauseMs`, and stores these counts. */
async function postponeJob(
  db: Db,
  input: Leased & { pauseMs: number; attempts: number; pauses: number },
): Promise<void> {
  const { pauseMs, attempts, pauses } = input
  const released = { state: 'waiting', owner: null, lease_token: null } as const
  await held(db, input)
    .set({ ...released, attempts, pauses, due_at: sql`${timeNow(db)} + ${pauseMs}` })
    .execute()
}

export type JobEnd = Leased & {
  readonly state: 'done' | 'failed' | 'cancelled'
  /** Why it failed, for its account. */
  readonly problem?: object | undefined
  /** The data that it leaves. */
  readonly result?: object | undefined
  /** Whether the row stays; otherwise it is removed. */
  readonly keep: boolean
}

/** Ends a job. False if it has ended, or is no longer held under this token. */
export async function endJob(db: Db, input: JobEnd): Promise<boolean> {
  const { state, problem, result } = input
  const ended = await held(db, input)
    .set({ state, problem: problem ? JSON.stringify(problem) : null, owner: null })
    .set({ result: result ? JSON.stringify(result) : null, ended_at: timeNow(db) })
    .returning('id')
    .executeTakeFirst()
  if (!ended) return false
  if (input.keep) await db.deleteFrom('job_steps').where('job_id', '=', ended.id).execute()
  else await removeJob(db, ended.id)
  return true
}

/** Stores the account's wish for a job, and makes a waiting job due at once. False if it has ended or never existed. */
async function storeWish(
  db: Db,
  input: Pick<NewJob, 'kind' | 'subject' | 'accountId'> & { wish: JobWish },
): Promise<boolean> {
  const job = await db
    .updateTable('jobs')
    // A later wish to finish does not replace a wish to cancel.
    .set({ wish: sql`case when wish = 'cancel' then wish else ${input.wish} end` })
    .where('id', '=', jobId(input))
    .where('account_id', '=', input.accountId)
    .where('state', 'in', ['waiting', 'running'])
    .returning('id')
    .executeTakeFirst()
  if (!job) return false
  await db
    .updateTable('jobs')
    .set({ due_at: timeNow(db) })
    .where('id', '=', job.id)
    .where('state', '=', 'waiting')
    .execute()
  return true
}

/** Makes due at once the running jobs of processes whose owner name starts with `startsWith`, except `except`. */
async function freeJobs(db: Db, input: { startsWith: string; except: string }): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ due_at: timeNow(db) })
    .where('state', '=', 'running')
    .where('owner', 'like', `${input.startsWith}%`)
    .where('owner', '<>', input.except)
    .execute()
}

function held(db: Db, { jobId, leaseToken }: Leased) {
  return db
    .updateTable('jobs')
    .where('id', '=', jobId)
    .where('lease_token', '=', leaseToken)
    .where('state', '=', 'running')
}

/** Stores events of a job. A resumed job sends the same ones again, which changes nothing. */
async function addJobEvents(
  db: Db,
  input: { jobId: string; events: readonly { readonly number: number }[] },
): Promise<void> {
  const rows = input.events.map((event) => [input.jobId, event.number, JSON.stringify(event)])
  const suffix = 'on conflict (job_id, number) do nothing'
  await insertRows(db, 'job_events', ['job_id', 'number', 'event'], rows, suffix)
}

/** Deletes a job that has ended, with its steps and events. `none`: the account has no such job. */
export async function deleteEndedJob(
  db: Db,
  job: Pick<NewJob, 'kind' | 'subject' | 'accountId'>,
): Promise<'deleted' | 'unfinished' | 'none'> {
  const id = jobId(job)
  const found = await db
    .selectFrom('jobs')
    .select('ended_at')
    .where('id', '=', id)
    .where('account_id', '=', job.accountId)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()
  if (!found) return 'none'
  if (found.ended_at === null) return 'unfinished'
  await removeJob(db, id)
  return 'deleted'
}

async function removeJob(db: Db, id: string): Promise<void> {
  await db.deleteFrom('job_events').where('job_id', '=', id).execute()
  await db.deleteFrom('job_steps').where('job_id', '=', id).execute()
  await db.deleteFrom('jobs').where('id', '=', id).execute()
}
