import type { ClaimedJob, JobWish } from '../storage/jobs/job.ts'
import type { JobStore } from '../storage/jobs/job-store.ts'
import type { Leased } from '../storage/jobs/job-writes.ts'

/** After this time a job gives way to other due jobs. */
const sliceMs = 2_000

/**
 * Why a job was interrupted. `stopped`: this process is ending. `lost`: another process has taken over the lease.
 * `cancelled`: by its account.
 */
export class JobInterrupted extends Error {
  override readonly name = 'JobInterrupted'
  readonly why: 'stopped' | 'lost' | 'cancelled'

  constructor(why: JobInterrupted['why']) {
    super(`The job was ${why}`)
    this.why = why
  }
}

/** A job that this process runs, as the code of its work sees it. */
export class RunningJob {
  readonly job: ClaimedJob
  readonly #store: JobStore
  readonly #leaseMs: number
  readonly #isSomeoneWaiting: () => Promise<boolean>
  readonly #interrupt = new AbortController()
  #counts: Pick<ClaimedJob, 'attempts' | 'pauses'>
  #sliceEnd = performance.now() + sliceMs
  #steps: Promise<Map<string, unknown>> | undefined

  constructor(
    job: ClaimedJob,
    parts: { store: JobStore; leaseMs: number; isSomeoneWaiting: () => Promise<boolean> },
  ) {
    this.job = job
    this.#counts = job
    this.#store = parts.store
    this.#leaseMs = parts.leaseMs
    this.#isSomeoneWaiting = parts.isSomeoneWaiting
  }

  /** The current counts. Progress resets them. */
  get counts(): Pick<ClaimedJob, 'attempts' | 'pauses'> {
    return this.#counts
  }

  /** Aborts with a `JobInterrupted` when the work must stop. */
  get signal(): AbortSignal {
    return this.#interrupt.signal
  }

  /**
   * Runs `work` and stores its result, or returns the result stored by an earlier run of the job. Names are unique
   * within the job; the result must be plain JSON. Throws the reason of `signal` if the job was interrupted.
   */
  async step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    this.signal.throwIfAborted()
    this.#steps ??= this.#store.steps(this.job.id)
    const steps = await this.#steps
    // Only this method stores steps, and a name always stands for the same work.
    if (steps.has(name)) return steps.get(name) as Result
    const result = await work()
    this.signal.throwIfAborted()
    await this.#advance((lease) => this.#store.write.storeStep({ ...lease, name, result }))
    steps.set(name, result)
    return result
  }

  /**
   * To be called when the work has stored a part that a later attempt finds and need not do again. Throws the reason of
   * `signal` if the job was interrupted.
   */
  noteProgress(): Promise<void> {
    return this.#advance((lease) => this.#store.write.noteProgress(lease))
  }

  /** The current wish of the account for this job. */
  wish(): Promise<JobWish | null> {
    return this.#store.wish(this.job.id)
  }

  /**
   * To be called between parts of the work. Returns false if the rest should run later, because another job is due.
   * Throws if the job was interrupted.
   */
  async mayGoOn(): Promise<boolean> {
    this.signal.throwIfAborted()
    if (performance.now() < this.#sliceEnd) return true
    this.#sliceEnd = performance.now() + sliceMs
    return !(await this.#isSomeoneWaiting())
  }

  /** Makes a write of progress, which resets the counts; it returns false if the lease was lost. */
  async #advance(write: (lease: Leased & { leaseMs: number }) => Promise<boolean>): Promise<void> {
    const { id: jobId, leaseToken } = this.job
    if (!(await write({ jobId, leaseToken, leaseMs: this.#leaseMs }))) this.interrupt('lost')
    this.signal.throwIfAborted()
    this.#counts = { attempts: 1, pauses: 0 }
  }

  interrupt(why: JobInterrupted['why']): void {
    this.#interrupt.abort(new JobInterrupted(why))
  }
}
