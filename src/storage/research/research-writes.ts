import { sql } from 'kysely'
import { ServiceError } from '../../base/errors/service-error.ts'
import type { Db } from '../database.ts'
import { hideGraph } from '../documents/graph-writes.ts'
import { deleteEndedJob, endJob, enqueueJob, type JobEnd, type Leased } from '../jobs/job-writes.ts'
import type { ClaimResult, IdempotencyClaim } from '../ledger/claim-writes.ts'
import { type NewHold, openHold } from '../ledger/open-hold.ts'
import { openHoldOf, releaseHold, type Settlement, settleHold } from '../ledger/resolve-hold.ts'
import { isPostgres } from '../statements/is-postgres.ts'
import { removeAnswers } from '../upkeep/retention-writes.ts'

export type NewResearch = {
  readonly accountId: string
  readonly researchId: string
  readonly input: object
  /** The hold of the price, with the idempotency key if there is one. */
  readonly hold: NewHold
  /** The most unfinished research jobs of an account. */
  readonly openMax: number
}

/** `running`: a job begun earlier under the same idempotency key is unfinished. */
type BeginResult = ClaimResult | { readonly outcome: 'running'; readonly researchId: string }

export const researchWrites = { beginResearch, settleResearch, abandonResearch, deleteResearch }

/**
 * Claims the idempotency key, holds the price and creates the job, in one transaction. Throws `insufficient_tokens`,
 * `too_many_concurrent_requests` or `idempotency_key_reused`.
 */
async function beginResearch(db: Db, research: NewResearch): Promise<BeginResult> {
  const { accountId, researchId: subject, input, hold, openMax } = research
  const running = await runningUnder(db, hold.claim)
  if (running !== undefined && running !== subject)
    return { outcome: 'running', researchId: running }
  const claimed = await openOrJoin(db, hold)
  if (claimed.outcome !== 'claimed') return claimed
  // The hold has locked the account's row, so no other job of the account can begin before this one is counted.
  await enqueueJob(db, { kind: 'research', accountId, subject, input })
  const { open } = await db
    .selectFrom('jobs')
    .select((row) => row.fn.countAll<number>().as('open'))
    .where('account_id', '=', accountId)
    .where('kind', '=', 'research')
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow()
  if (open > openMax) throw tooMany(openMax)
  return claimed
}

/** Opens the hold; if a concurrent call under the same key has begun a job and committed, joins that one. */
async function openOrJoin(db: Db, hold: NewHold): Promise<BeginResult> {
  try {
    return await openHold(db, hold)
  } catch (error) {
    const isRunning = error instanceof ServiceError && error.code === 'idempotency_in_progress'
    const running = isRunning ? await runningUnder(db, hold.claim) : undefined
    if (running === undefined) throw error
    return { outcome: 'running', researchId: running }
  }
}

/** The unfinished research job begun under the same idempotency key with the same request. */
async function runningUnder(
  db: Db,
  claim: IdempotencyClaim | undefined,
): Promise<string | undefined> {
  if (!claim) return undefined
  const job = await db
    .selectFrom('idempotency')
    .innerJoin('holds', 'holds.lease_token', 'idempotency.lease_token')
    .innerJoin('jobs', 'jobs.subject', 'holds.operation_id')
    .select('jobs.subject')
    .where('idempotency.account_id', '=', claim.accountId)
    .where('idempotency.key', '=', claim.key)
    .where('idempotency.fingerprint', '=', claim.fingerprint)
    .where('idempotency.state', '=', 'running')
    .where('holds.account_id', '=', claim.accountId)
    .where('holds.state', '=', 'held')
    .where('jobs.kind', '=', 'research')
    .where('jobs.state', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  return job?.subject
}

/**
 * Charges for a job and ends it with its answer and result, in one transaction: a job is done if, and only if, it was
 * charged. Changes nothing if the account has cancelled the job, or if the job or its hold is `lost`.
 */
async function settleResearch(
  db: Db,
  input: Leased & {
    readonly accountId: string
    readonly settlement: Settlement
    readonly result: object
  },
): Promise<'settled' | 'cancelled' | 'lost'> {
  const { jobId, leaseToken, settlement, result } = input
  const job = await db
    .selectFrom('jobs')
    .select(['state', 'wish'])
    .where('id', '=', jobId)
    .where('lease_token', '=', leaseToken)
    // Locks the row: a wish that arrives now waits, and finds the job ended.
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()
  if (job?.state === 'done') return 'settled'
  if (job?.state !== 'running') return 'lost'
  if (job.wish === 'cancel') return 'cancelled'
  if (!(await settleHold(db, settlement))) return 'lost'
  await endJob(db, { jobId, leaseToken, state: 'done', result, keep: true })
  return 'settled'
}

/** Ends a job that failed or was cancelled: releases its hold, and hides the graph that it may have begun. */
async function abandonResearch(
  db: Db,
  input: Omit<JobEnd, 'result' | 'keep'> & {
    readonly accountId: string
    readonly researchId: string
    readonly graphId: string
  },
): Promise<void> {
  const { jobId, leaseToken, state, problem, accountId, researchId, graphId } = input
  if (!(await endJob(db, { jobId, leaseToken, state, problem, keep: true }))) return
  const hold = await openHoldOf(db, researchId)
  if (hold) await releaseHold(db, hold)
  await hideGraph(db, { accountId, graphId })
}

/**
 * Deletes a job that has ended, with its steps, events and answer. Its entries in the ledger stay, and so does the row
 * of its answer, without the answer, as `usage` counts it. `none`: the account has no such job.
 */
async function deleteResearch(
  db: Db,
  { accountId, researchId }: { readonly accountId: string; readonly researchId: string },
): Promise<'deleted' | 'unfinished' | 'none'> {
  const deleted = await deleteEndedJob(db, { kind: 'research', subject: researchId, accountId })
  if (deleted === 'deleted') await removeAnswers(sql`${researchId}`, isPostgres(db)).execute(db)
  return deleted
}

function tooMany(openMax: number): ServiceError {
  const message = `Only ${openMax} research jobs of an account may run at the same time.`
  return new ServiceError('too_many_concurrent_requests', message, { retryAfterSeconds: 10 })
}
