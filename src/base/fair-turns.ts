import { ServiceError } from './service-error.ts'

export type TurnLimits = {
  /** What waits for its turn, for messages: `files`. */
  readonly what: string
  readonly atOnceMax: number
  /** How many one holder may have at once: less than all, so that the next one finds a place free. */
  readonly atOnceOfOneMax: number
  readonly waitingOfOneMax: number
  readonly waitingMax: number
  readonly waitMsMax: number
}

type Waiting = { readonly proceed: () => void }
type Holder = { readonly waiting: Waiting[]; running: number; usedMs: number; usedAt: number }

/** What a holder has used counts half after this time, and at last nothing. */
const usedHalfLifeMs = 30_000
const usedMsMin = 1

/**
 * Lets so many go ahead at once; of those who wait, the holder goes first that has used least time of late, so that
 * one who asks for much waits longer than one who asks for little.
 */
export class FairTurns {
  readonly #limits: TurnLimits
  readonly #holders = new Map<string, Holder>()
  #running = 0
  #waiting = 0

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  /**
   * Resolves when it is one's turn; disposing of the answer gives the turn back. Throws
   * `too_many_concurrent_requests` or `overloaded` if too many wait or the turn does not come in time, and the
   * signal's reason.
   */
  async take(name: string, signal?: AbortSignal): Promise<Disposable> {
    signal?.throwIfAborted()
    const holder = this.#holder(name)
    if (this.#mayRun(holder)) this.#start(holder)
    else await this.#wait(holder, signal)
    const beganMs = performance.now()
    return { [Symbol.dispose]: () => this.#giveBack(holder, performance.now() - beganMs) }
  }

  #holder(name: string): Holder {
    for (const [other, holder] of this.#holders)
      if (isForgotten(holder)) this.#holders.delete(other)
    const known = this.#holders.get(name)
    if (known) return known
    const fresh = { waiting: [], running: 0, usedMs: 0, usedAt: 0 }
    this.#holders.set(name, fresh)
    return fresh
  }

  #mayRun({ running }: Holder): boolean {
    return this.#running < this.#limits.atOnceMax && running < this.#limits.atOnceOfOneMax
  }

  #start(holder: Holder): void {
    this.#running++
    holder.running++
  }

  async #wait(holder: Holder, signal?: AbortSignal): Promise<void> {
    const { what, waitingMax, waitingOfOneMax, waitMsMax } = this.#limits
    if (holder.waiting.length >= waitingOfOneMax)
      throw new ServiceError(
        'too_many_concurrent_requests',
        `At most ${waitingOfOneMax} ${what} of one account may wait for their turn.`,
        { retryAfterSeconds: 5 },
      )
    if (this.#waiting >= waitingMax) throw overloaded(`Too many ${what} wait for their turn.`)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiting = { proceed: resolve }
    const leave = (reason: unknown) => {
      holder.waiting.splice(holder.waiting.indexOf(waiting), 1)
      this.#waiting--
      reject(reason)
    }
    const late = () => leave(overloaded(`The ${what} before took too long.`))
    const timer = Number.isFinite(waitMsMax) ? setTimeout(late, waitMsMax) : undefined
    const gone = () => leave(signal?.reason)
    signal?.addEventListener('abort', gone, { once: true })
    holder.waiting.push(waiting)
    this.#waiting++
    try {
      await promise
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', gone)
    }
  }

  #giveBack(holder: Holder, usedMs: number): void {
    this.#running--
    holder.running--
    holder.usedMs = usedOf(holder) + usedMs
    holder.usedAt = performance.now()
    this.#letNextGo()
  }

  #letNextGo(): void {
    let next: Holder | undefined
    for (const holder of this.#holders.values()) {
      if (holder.waiting.length === 0 || !this.#mayRun(holder)) continue
      if (!next || usedOf(holder) < usedOf(next)) next = holder
    }
    const waiting = next?.waiting.shift()
    if (!next || !waiting) return
    this.#waiting--
    this.#start(next)
    waiting.proceed()
  }
}

function usedOf({ usedMs, usedAt }: Holder): number {
  return usedMs * 0.5 ** ((performance.now() - usedAt) / usedHalfLifeMs)
}

function isForgotten(holder: Holder): boolean {
  return holder.running === 0 && holder.waiting.length === 0 && usedOf(holder) < usedMsMin
}

function overloaded(why: string): ServiceError {
  return new ServiceError('overloaded', `${why} Try again later.`, { retryAfterSeconds: 10 })
}
