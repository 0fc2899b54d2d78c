import { ServiceError } from '../../base/errors/service-error.ts'
import { accountIdOf, type HoldChange, type HoldOutcome } from './hold-batch.ts'

/** The most changes in one transaction; more would delay the first of them. */
const batchMax = 64

type Waiting = {
  readonly change: HoldChange
  resolve(result: unknown): void
  reject(error: unknown): void
}
/** A queue of changes; `accountId` is set if it waits for the lock of that account. */
type Lane = { readonly queue: Waiting[]; readonly accountId?: string; isRunning: boolean }
type Make = {
  together(changes: readonly HoldChange[], waits: boolean): Promise<readonly HoldOutcome[]>
  /** Makes one change by its named write. */
  alone(change: HoldChange): Promise<unknown>
}

/**
 * Batches waiting changes of holds into one transaction. All accounts share one lane. An account locked by another
 * process gets a lane of its own, whose changes wait for the lock, until it is empty. So an account occupies at most
 * one connection, and its lock is taken once for many changes.
 */
export class HoldLanes {
  readonly #make: Make
  readonly #shared = newLane()
  readonly #own = new Map<string, Lane>()

  constructor(make: Make) {
    this.#make = make
  }

  run(change: HoldChange): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.#put({ change, resolve, reject }, this.#own.get(accountIdOf(change)) ?? this.#shared)
    return promise
  }

  #put(waiting: Waiting, lane: Lane): void {
    lane.queue.push(waiting)
    if (!lane.isRunning) void this.#run(lane)
  }

  async #run(lane: Lane): Promise<void> {
    lane.isRunning = true
    // Lets changes requested in the same tick join the first batch.
    await null
    while (lane.queue.length > 0) await this.#runBatch(lane)
    lane.isRunning = false
    if (lane.accountId !== undefined) this.#own.delete(lane.accountId)
  }

  async #runBatch(lane: Lane): Promise<void> {
    const batch = lane.queue.splice(0, batchMax)
    try {
      const changes = batch.map(({ change }) => change)
      const outcomes = await this.#make.together(changes, lane.accountId !== undefined)
      for (const [place, waiting] of batch.entries()) this.#settle(waiting, outcomes[place])
    } catch (error) {
      const isOutage = error instanceof ServiceError && error.code === 'storage_unavailable'
      // Otherwise one of the changes is faulty: each is made singly, so that only that one fails.
      for (const waiting of batch) {
        if (isOutage) waiting.reject(error)
        else this.#settle(waiting, 'special')
      }
    }
  }

  #settle(waiting: Waiting, outcome: HoldOutcome | undefined): void {
    if (outcome === 'locked') this.#putInOwnLane(waiting)
    else if (outcome === 'special' || outcome === undefined)
      this.#make.alone(waiting.change).then(waiting.resolve, waiting.reject)
    else waiting.resolve(outcome.result)
  }

  #putInOwnLane(waiting: Waiting): void {
    const accountId = accountIdOf(waiting.change)
    const lane = this.#own.get(accountId) ?? { ...newLane(), accountId }
    this.#own.set(accountId, lane)
    this.#put(waiting, lane)
  }
}

function newLane(): Lane {
  return { queue: [], isRunning: false }
}
