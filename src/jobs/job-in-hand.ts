import type { ClaimedJob, JobWish } from '../storage/jobs/job.ts'
import type { JobStore } from '../storage/jobs/job-store.ts'

/** After so long a job gives way if another one is due. */
const sliceMs = 2_000

/** Why a job is interrupted: the process ends, another process has it by now, or its account cancels it. */
export class JobInterrupted extends Error {
  override readonly name = 'JobInterrupted'
  readonly why: 'stopped' | 'lost' | 'cancelled'

  constructor(why: JobInterrupted['why']) {
    super(`The job was ${why}`)
    this.why = why
  }
}

/** A job that this process runs, as its work sees it. */
export class JobInHand {
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

  /** The counts as they are now: a step that is done is progress, from which they begin anew. */
  get counts(): Pick<ClaimedJob, 'attempts' | 'pauses'> {
    return this.#counts
  }

  /** Aborts with a `JobInterrupted` when the work has to end as it is. */
  get signal(): AbortSignal {
    return this.#interrupt.signal
  }

  /**
   * The result of `work`, which is done once: if the job is resumed, the stored result is returned instead. Names are
   * unique within the job. The result has to be plain JSON.
   */
  async step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    this.signal.throwIfAborted()
    this.#steps ??= this.#store.steps(this.job.id)
    const steps = await this.#steps
    // Only this method stores steps, and the work under a name is always the same.
    if (steps.has(name)) return steps.get(name) as Result
    const result = await work()
    this.signal.throwIfAborted()
    const { id, leaseToken } = this.job
    const input = { jobId: id, leaseToken, name, result, leaseMs: this.#leaseMs }
    if (!(await this.#store.write.storeStep(input))) this.interrupt('lost')
    this.signal.throwIfAborted()
    this.#counts = { attempts: 1, pauses: 0 }
    steps.set(name, result)
    return result
  }

  /** What the account wishes of the job by now. */
  wish(): Promise<JobWish | null> {
    return this.#store.wish(this.job.id)
  }

  /** Asked between two parts of the work. False if the rest should come later. Throws if the work has to end. */
  async mayGoOn(): Promise<boolean> {
    this.signal.throwIfAborted()
    if (performance.now() < this.#sliceEnd) return true
    this.#sliceEnd = performance.now() + sliceMs
    return !(await this.#isSomeoneWaiting())
  }

  interrupt(why: JobInterrupted['why']): void {
    this.#interrupt.abort(new JobInterrupted(why))
  }
}
