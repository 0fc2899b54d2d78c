import { ServiceError } from '../base/service-error.ts'
import { accountOf, type HoldChange, type HoldOutcome } from './hold-batch.ts'

/** Changes that are made together; more would keep the first of them waiting. */
const batchMax = 64

type Waiting = {
  readonly change: HoldChange
  resolve(result: unknown): void
  reject(error: unknown): void
}
type Lane = { readonly queue: Waiting[]; readonly waits: boolean }
type Make = {
  together(changes: readonly HoldChange[], waits: boolean): Promise<readonly HoldOutcome[]>
  /** Makes a change by itself, with the write of its name. */
  alone(change: HoldChange): Promise<unknown>
}

/**
 * Makes the changes of holds that wait in one transaction: all accounts share one lane. An account that another
 * process has locked gets a lane of its own, in which its changes wait for the lock, until none is left. So an account
 * takes one connection at most, and its lock is taken once for many changes.
 */
export class HoldLanes {
  readonly #make: Make
  readonly #shared: Lane = { queue: [], waits: false }
  readonly #own = new Map<string, Lane>()
  #isRunning = false

  constructor(make: Make) {
    this.#make = make
  }

  run(change: HoldChange): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const waiting = { change, resolve, reject }
    const own = this.#own.get(accountOf(change))
    if (own) own.queue.push(waiting)
    else {
      this.#shared.queue.push(waiting)
      if (!this.#isRunning) void this.#runShared()
    }
    return promise
  }

  async #runShared(): Promise<void> {
    this.#isRunning = true
    // Changes that are asked for at the same time go together from the first.
    await null
    while (this.#shared.queue.length > 0) await this.#runBatch(this.#shared)
    this.#isRunning = false
  }

  async #runOwn(accountId: string, lane: Lane): Promise<void> {
    while (lane.queue.length > 0) await this.#runBatch(lane)
    this.#own.delete(accountId)
  }

  async #runBatch(lane: Lane): Promise<void> {
    const batch = lane.queue.splice(0, batchMax)
    try {
      const changes = batch.map(({ change }) => change)
      const outcomes = await this.#make.together(changes, lane.waits)
      for (const [place, waiting] of batch.entries()) this.#settle(waiting, outcomes[place])
    } catch (error) {
      const isOutage = error instanceof ServiceError && error.code === 'storage_unavailable'
      // Otherwise one of them is at fault, and the others should not suffer for it.
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
    const accountId = accountOf(waiting.change)
    const known = this.#own.get(accountId)
    if (known) {
      known.queue.push(waiting)
      return
    }
    const lane = { queue: [waiting], waits: true }
    this.#own.set(accountId, lane)
    void this.#runOwn(accountId, lane)
  }
}
