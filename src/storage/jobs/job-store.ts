import { sql } from 'kysely'
import { isAhead } from '../statements/clock.ts'
import { valueList } from '../statements/value-list.ts'
import type { Storage } from '../storage.ts'
import { isOpenJob } from './is-open-job.ts'
import { type JobKind, type JobWish, jobId } from './job.ts'

/** Reads jobs. The named writes of `job-writes.ts` change them. */
export class JobStore {
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
  }

  get write() {
    return this.#storage.write
  }

  /** Whether a job of these kinds may be due, so that it is worth a claim. */
  async isDue(kinds: readonly JobKind[]): Promise<boolean> {
    const { db } = this.#storage
    const due = await db
      .selectFrom('jobs')
      .select('id')
      .where(isOpenJob)
      .where(sql<boolean>`not ${isAhead(db, 'due_at')}`)
      .where('kind', 'in', kinds)
      .limit(1)
      .executeTakeFirst()
    return due !== undefined
  }

  /** The number of unfinished jobs of a kind. */
  async openCount(kind: JobKind): Promise<number> {
    const { count } = await this.#storage.db
      .selectFrom('jobs')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where(isOpenJob)
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  /** The results of the completed steps of a job, by name. */
  async steps(id: string): Promise<Map<string, unknown>> {
    const rows = await this.#storage.db
      .selectFrom('job_steps')
      .select(['name', 'result'])
      .where('job_id', '=', id)
      .execute()
    return new Map(rows.map(({ name, result }) => [name, JSON.parse(result)]))
  }

  /** The wish of a job's account. */
  async wish(id: string): Promise<JobWish | null> {
    const job = await this.#storage.db
      .selectFrom('jobs')
      .select('wish')
      .where('id', '=', id)
      .executeTakeFirst()
    return job?.wish ?? null
  }

  /** Whether all jobs of this kind for these subjects have ended. */
  async areOver(kind: JobKind, subjects: readonly string[]): Promise<boolean> {
    if (subjects.length === 0) return true
    const ids = subjects.map((subject) => jobId({ kind, subject }))
    const open = await this.#storage.db
      .selectFrom('jobs')
      .select('id')
      .where(isOpenJob)
      .where(sql<boolean>`id in ${valueList(this.#storage.db, ids)}`)
      .limit(1)
      .executeTakeFirst()
    return open === undefined
  }
}
