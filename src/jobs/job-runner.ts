import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { ServiceError } from '../base/errors/service-error.ts'
import { keysOf } from '../base/keys-of.ts'
import type { ClaimedJob, JobKind } from '../storage/jobs/job.ts'
import type { JobStore } from '../storage/jobs/job-store.ts'
import { isPassing, pauseAfter } from './pause.ts'
import { JobInterrupted, RunningJob } from './running-job.ts'
import type { Work } from './work.ts'

/** A group of kinds of jobs with limits of its own. */
export type Lane = {
  readonly works: { readonly [Kind in JobKind]?: Work }
  /** The most jobs of this lane running in this process. */
  readonly atOnceMax: number
  /** The most jobs of this lane running for one account, in all processes. */
  readonly perAccountMax: number
}

type Events = {
  /** Called for each pause; the job is retried by itself. */
  jobPaused(job: ClaimedJob, error: unknown): void
  jobFailed(job: ClaimedJob, error: unknown): void
  /** The storage could not be queried for jobs; the runner tries again. */
  sweepFailed(error: unknown): void
}

/** How often every process looks for due jobs, including those of dead processes. */
const sweepMs = 1_000
/** A process that does not renew the lease of a job for this long counts as dead. */
const leaseMs = 20_000
/** Ten in the time of a lease, so that some may fail. */
const heartbeatMs = 2_000

/**
 * Pauses between looks at whether jobs are over: short ones end within some milliseconds, and a person waits for long
 * ones.
 */
const askAgainMs = { first: 5, most: 200 }

/** Runs due jobs, with the accounts taking turns. A job cut off by a crash is continued by any process. */
export class JobRunner implements AsyncDisposable {
  readonly #store: JobStore
  readonly #lanes: Lane[] = []
  readonly #owner: string
  readonly #events: Events
  readonly #running = new Map<RunningJob, Lane>()
  readonly #ends = new Set<Promise<void>>()
  readonly #claiming = new Map<Lane, Promise<void>>()
  #timers: readonly NodeJS.Timeout[] = []
  #renewedAt = 0
  #state: 'idle' | 'started' | 'stopped' = 'idle'

  /** `owner` identifies this process. */
  constructor(store: JobStore, owner: string, events: Events) {
    this.#store = store
    this.#owner = owner
    this.#events = events
  }

  /** Adds a lane; its jobs are run once the runner is started. */
  open(lane: Lane): void {
    this.#lanes.push(lane)
  }

  /** Begins to claim jobs. */
  start(): void {
    if (this.#state !== 'idle') return
    this.#state = 'started'
    this.#timers = [
      setInterval(() => this.wake(), sweepMs).unref(),
      setInterval(() => void this.#renew(), heartbeatMs).unref(),
    ]
    this.wake()
  }

  /** Looks for jobs at once; called when this process has added one. */
  wake(): void {
    if (this.#state === 'started') for (const lane of this.#lanes) void this.#fill(lane)
  }

  /** Interrupts a job that runs in this process. In another process its next heartbeat reads the stored wish. */
  cancel(jobId: string): void {
    for (const running of this.#running.keys())
      if (running.job.id === jobId) running.interrupt('cancelled')
  }

  /** Resolves with true when all jobs of this kind for these subjects have ended, and with false after `patienceMs`. */
  async over(
    kind: JobKind,
    subjects: readonly string[],
    patienceMs = Number.POSITIVE_INFINITY,
  ): Promise<boolean> {
    const end = performance.now() + patienceMs
    for (let pauseMs = askAgainMs.first; ; pauseMs = Math.min(askAgainMs.most, pauseMs * 2)) {
      if (await this.#store.areOver(kind, subjects)) return true
      if (performance.now() + pauseMs > end) return false
      await setTimeout(pauseMs)
    }
  }

  /** Interrupts the jobs of this process and makes them due at once, for other processes or the next start. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#state = 'stopped'
    for (const timer of this.#timers) clearInterval(timer)
    await Promise.all(this.#claiming.values())
    for (const running of this.#running.keys()) running.interrupt('stopped')
    await Promise.all(this.#ends)
  }

  /** Claims jobs while there are due ones and the lane has room. Only one claim of a lane runs at a time. */
  #fill(lane: Lane): Promise<void> {
    const filling = (this.#claiming.get(lane) ?? Promise.resolve()).then(async () => {
      try {
        while (this.#hasRoom(lane)) {
          const job = await this.#claim(lane)
          if (!job) return
          this.#begin(job, lane)
        }
      } catch (error) {
        this.#events.sweepFailed(error)
      }
    })
    this.#claiming.set(lane, filling)
    return filling
  }

  #hasRoom(lane: Lane): boolean {
    const running = [...this.#running.values()].filter((other) => other === lane)
    return this.#state === 'started' && running.length < lane.atOnceMax
  }

  async #claim(lane: Lane): Promise<ClaimedJob | undefined> {
    const kinds = kindsOf(lane)
    if (!(await this.#store.isDue(kinds))) return undefined
    return this.#store.write.claimJob({
      kinds,
      perAccountMax: lane.perAccountMax,
      owner: this.#owner,
      leaseToken: randomUUID(),
      leaseMs,
    })
  }

  #begin(job: ClaimedJob, lane: Lane): void {
    const isSomeoneWaiting = () => this.#store.isDue(kindsOf(lane))
    const running = new RunningJob(job, { store: this.#store, leaseMs, isSomeoneWaiting })
    if (this.#running.size === 0) this.#renewedAt = performance.now()
    this.#running.set(running, lane)
    const end = this.#run(running, lane).finally(() => {
      this.#running.delete(running)
      this.#ends.delete(end)
      this.wake()
    })
    this.#ends.add(end)
  }

  async #run(running: RunningJob, lane: Lane): Promise<void> {
    const { job } = running
    const work = lane.works[job.kind]
    if (!work) throw new Error(`There is no work for jobs of the kind ${job.kind}`)
    try {
      if (job.attempts > work.attemptsMax)
        throw new Error('The job ended its process again and again')
      if ((await running.wish()) === 'cancel') throw new JobInterrupted('cancelled')
      const outcome = await work.run(running)
      await this.#retryWrite(() =>
        outcome === 'done'
          ? this.#end(job, 'done', work.isKept)
          : this.#postpone(job, 0, { attempts: 0, pauses: 0 }),
      )
    } catch (error) {
      await this.#stopped(running, work, running.signal.aborted ? running.signal.reason : error)
    }
  }

  async #stopped(running: RunningJob, work: Work, error: unknown): Promise<void> {
    const { job } = running
    const { attempts, pauses } = running.counts
    if (error instanceof JobInterrupted && error.why === 'lost') return
    if (error instanceof JobInterrupted && error.why === 'stopped') {
      return this.#retryWrite(() => this.#postpone(job, 0, { attempts: attempts - 1, pauses }))
    }
    if (error instanceof JobInterrupted) return this.#abandon(running, work, 'cancelled', error)
    if (isPassing(error)) {
      this.#events.jobPaused(job, error)
      const counts = { attempts: attempts - 1, pauses: pauses + 1 }
      return this.#retryWrite(() => this.#postpone(job, pauseAfter(counts.pauses), counts))
    }
    // A `ServiceError` is an expected outcome that a retry would repeat.
    if (attempts < work.attemptsMax && !(error instanceof ServiceError)) {
      this.#events.jobPaused(job, error)
      return this.#retryWrite(() => this.#postpone(job, pauseAfter(attempts), { attempts, pauses }))
    }
    this.#events.jobFailed(job, error)
    return this.#abandon(running, work, 'failed', error)
  }

  #abandon(
    running: RunningJob,
    work: Work,
    why: 'failed' | 'cancelled',
    error: unknown,
  ): Promise<void> {
    return this.#retryWrite(async () => {
      const problem = await work.abandon(running, why, error)
      await this.#end(running.job, why, work.isKept, problem)
    })
  }

  async #end(
    { id, leaseToken }: ClaimedJob,
    state: 'done' | 'failed' | 'cancelled',
    keep: boolean,
    problem?: object,
  ): Promise<void> {
    await this.#store.write.endJob({ jobId: id, leaseToken, state, keep, problem })
  }

  #postpone(
    { id, leaseToken }: ClaimedJob,
    pauseMs: number,
    counts: { attempts: number; pauses: number },
  ): Promise<void> {
    return this.#store.write.postponeJob({ jobId: id, leaseToken, pauseMs, ...counts })
  }

  /**
   * Retries a write while the storage is unavailable, up to the end of the lease; after that another process may own
   * the job.
   */
  async #retryWrite(write: () => Promise<void>): Promise<void> {
    const end = performance.now() + leaseMs
    for (let count = 1; ; count++) {
      try {
        return await write()
      } catch (error) {
        const isLate = performance.now() + pauseAfter(count) > end
        if (!isPassing(error)) this.#events.sweepFailed(error)
        if (!isPassing(error) || isLate || this.#state === 'stopped') return
        await setTimeout(pauseAfter(count))
      }
    }
  }

  /** Renews the leases of the jobs that run here, and reads the wishes of their accounts. */
  async #renew(): Promise<void> {
    const running = [...this.#running.keys()]
    if (running.length === 0) return
    const leaseTokens = running.map(({ job }) => job.leaseToken)
    const askedAt = performance.now()
    try {
      const held = await this.#store.write.renewJobs({ leaseTokens, leaseMs })
      this.#renewedAt = askedAt
      const wishes = new Map(held.map(({ leaseToken, wish }) => [leaseToken, wish]))
      for (const one of running) {
        const wish = wishes.get(one.job.leaseToken)
        if (wish === undefined) one.interrupt('lost')
        if (wish === 'cancel') one.interrupt('cancelled')
      }
    } catch {
      // The next heartbeat tries again. Once the leases have ended, other processes may have taken over the jobs.
      if (askedAt - this.#renewedAt > leaseMs) for (const one of running) one.interrupt('lost')
    }
  }
}

function kindsOf({ works }: Lane): readonly JobKind[] {
  return keysOf(works)
}
