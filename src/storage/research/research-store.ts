import type { JobState } from '../jobs/job.ts'
import { jobId } from '../jobs/job.ts'
import type { IdempotencyClaim } from '../ledger/claim-writes.ts'
import { storageTime } from '../statements/clock.ts'
import { type Page, type PageOf, readPage } from '../statements/page.ts'
import type { Storage } from '../storage.ts'

/** A research job as stored. */
export type StoredResearch = {
  readonly id: string
  readonly state: JobState
  /** The input as plain data, as given when the job began. */
  readonly input: unknown
  /** Why it failed. */
  readonly problem: unknown
  /** The charged answer as JSON; null if there is none, or it has been removed. */
  readonly answer: string | null
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly endedAt: number | null
}

export type StoredEvent = { readonly number: number }

/** Reads research jobs, with their events and results. */
export class ResearchStore {
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
  }

  get write() {
    return this.#storage.write
  }

  async list(accountId: string, page: Page): Promise<PageOf<StoredResearch>> {
    const { entries, hasMore } = await readPage(this.#jobs(accountId), 'jobs.subject', page)
    return { entries: entries.map(researchOf), hasMore }
  }

  async find(accountId: string, researchId: string): Promise<StoredResearch | undefined> {
    const row = await this.#jobs(accountId)
      .where('jobs.id', '=', idOf(researchId))
      .executeTakeFirst()
    return row && researchOf(row)
  }

  /** Up to `limit` events numbered above `after`, in order. */
  async events(researchId: string, after: number, limit: number): Promise<readonly StoredEvent[]> {
    const rows = await this.#storage.db
      .selectFrom('job_events')
      .select('event')
      .where('job_id', '=', idOf(researchId))
      .where('number', '>', after)
      .orderBy('number')
      .limit(limit)
      .execute()
    return rows.map(({ event }) => JSON.parse(event))
  }

  /** The number of the last stored event; 1 if there is none. */
  async lastEvent(researchId: string): Promise<number> {
    const { last } = await this.#storage.db
      .selectFrom('job_events')
      .select((row) => row.fn.max<number | null>('number').as('last'))
      .where('job_id', '=', idOf(researchId))
      .executeTakeFirstOrThrow()
    return last ?? 1
  }

  /** The result of a job besides its answer. */
  async result(accountId: string, researchId: string): Promise<unknown> {
    const job = await this.#storage.db
      .selectFrom('jobs')
      .select('result')
      .where('id', '=', idOf(researchId))
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return job?.result == null ? undefined : JSON.parse(job.result)
  }

  /** Whether the answer of this request is kept under its idempotency key, or is being made. */
  async isClaimed({ accountId, key, fingerprint }: IdempotencyClaim): Promise<boolean> {
    const now = await storageTime(this.#storage.db)
    const claimed = await this.#storage.db
      .selectFrom('idempotency')
      .select('key')
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .where('fingerprint', '=', fingerprint)
      .where((row) =>
        row.or([
          row.and([row('state', '=', 'done'), row('expires_at', '>', now)]),
          row.and([row('state', '=', 'running'), row('lease_until', '>', now)]),
        ]),
      )
      .executeTakeFirst()
    return claimed !== undefined
  }

  #jobs(accountId: string) {
    return this.#storage.db
      .selectFrom('jobs')
      .leftJoin('interactions', 'interactions.id', 'jobs.subject')
      .select(['jobs.subject as id', 'state', 'input', 'problem'])
      .select(['jobs.created_at as createdAt', 'ended_at as endedAt', 'response as answer'])
      .where('jobs.account_id', '=', accountId)
      .where('kind', '=', 'research')
  }
}

type Row = Omit<StoredResearch, 'input' | 'problem'> & { input: string; problem: string | null }

function researchOf({ input, problem, answer, ...same }: Row): StoredResearch {
  return {
    ...same,
    input: JSON.parse(input),
    problem: problem === null ? undefined : JSON.parse(problem),
    // A removed answer is stored as an empty string.
    answer: answer || null,
  }
}

function idOf(subject: string): string {
  return jobId({ kind: 'research', subject })
}
