import { ServiceError } from '../errors/service-error.ts'

export type TurnLimits = {
  /** The things that wait for turns, as named in messages: `files`. */
  readonly what: string
  /** Most turns at the same time; if turns have sizes, the largest sum of sizes. */
  readonly atOnceMax: number
  /** Most turns of one holder at the same time: less than all, so that the next holder finds a free place. */
  readonly atOnceOfOneMax: number
  readonly waitingOfOneMax: number
  readonly waitingMax: number
  readonly waitMsMax: number
  /**
   * How much more than a waiting holder another one may have used before its turn becomes `wanted`, in milliseconds.
   */
  readonly leadMsMax?: number
}

/** A turn; disposing of it gives it back. */
export type Turn = Disposable & {
  /** Aborts once a holder that has used much less waits for the turn. */
  readonly wanted: AbortSignal
}

type Waiting = { readonly proceed: () => void; readonly size: number }
type Holder = {
  readonly waiting: Waiting[]
  readonly turns: Set<AbortController>
  running: number
  usedMs: number
  usedAt: number
}

/** Half-life of the usage of a holder (time by size); a usage below `usedMsMin` counts as none. */
const usedHalfLifeMs = 30_000
const usedMsMin = 1

/**
 * Limits how many turns run at the same time. Among the waiting holders, the one with the least recent usage goes
 * first, so that a holder with many requests waits longer than one with few.
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
   * Waits for a turn. Throws `too_many_concurrent_requests` or `overloaded` if too many wait or the turn does not come
   * in time, and the reason of the signal.
   */
  async take(name: string, signal?: AbortSignal, size = 1): Promise<Turn> {
    signal?.throwIfAborted()
    const holder = this.#holder(name)
    if (this.#mayRun(holder, size) && !this.#isBehind(holder)) this.#start(holder, size)
    else await this.#wait(holder, size, signal)
    const beganMs = performance.now()
    const turn = new AbortController()
    holder.turns.add(turn)
    return {
      wanted: turn.signal,
      [Symbol.dispose]: () => {
        holder.turns.delete(turn)
        this.#giveBack(holder, size, performance.now() - beganMs)
      },
    }
  }

  #holder(name: string): Holder {
    for (const [other, holder] of this.#holders)
      if (isForgotten(holder)) this.#holders.delete(other)
    const known = this.#holders.get(name)
    if (known) return known
    const fresh = {
      waiting: [],
      turns: new Set<AbortController>(),
      running: 0,
      usedMs: 0,
      usedAt: 0,
    }
    this.#holders.set(name, fresh)
    return fresh
  }

  #mayRun(holder: Holder, size: number): boolean {
    return this.#running + size <= this.#limits.atOnceMax && this.#mayHave(holder, size)
  }

  #mayHave({ running }: Holder, size: number): boolean {
    return running + size <= this.#limits.atOnceOfOneMax
  }

  /** Whether a large turn is waiting that a small one must not overtake. */
  #isBehind(holder: Holder): boolean {
    const next = this.#next()
    return next !== undefined && usedOf(next) <= usedOf(holder)
  }

  #start(holder: Holder, size: number): void {
    this.#running += size
    holder.running += size
  }

  async #wait(holder: Holder, size: number, signal?: AbortSignal): Promise<void> {
    const { what, waitingMax, waitingOfOneMax, waitMsMax } = this.#limits
    if (holder.waiting.length >= waitingOfOneMax)
      throw new ServiceError(
        'too_many_concurrent_requests',
        `At most ${waitingOfOneMax} ${what} of one account may wait for their turn.`,
        { retryAfterSeconds: 5 },
      )
    if (this.#waiting >= waitingMax) throw overloaded(`Too many ${what} wait for their turn.`)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiting = { proceed: resolve, size }
    const leave = (reason: unknown) => {
      holder.waiting.splice(holder.waiting.indexOf(waiting), 1)
      this.#waiting--
      reject(reason)
      this.#letNextGo()
    }
    const late = () => leave(overloaded(`The ${what} before took too long.`))
    const timer = Number.isFinite(waitMsMax) ? setTimeout(late, waitMsMax) : undefined
    const gone = () => leave(signal?.reason)
    signal?.addEventListener('abort', gone, { once: true })
    holder.waiting.push(waiting)
    this.#waiting++
    if (this.#mayHave(holder, size)) this.#askForTurn(usedOf(holder))
    try {
      await promise
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', gone)
    }
  }

  /** Running turns count as usage only when they end, so the usage before them is compared. */
  #askForTurn(usedMs: number): void {
    const { leadMsMax = Number.POSITIVE_INFINITY } = this.#limits
    let most: Holder | undefined
    for (const holder of this.#holders.values())
      if (holder.turns.size > 0 && (!most || usedOf(holder) > usedOf(most))) most = holder
    if (!most || usedOf(most) - usedMs <= leadMsMax) return
    for (const turn of most.turns) turn.abort()
  }

  #giveBack(holder: Holder, size: number, usedMs: number): void {
    this.#running -= size
    holder.running -= size
    holder.usedMs = usedOf(holder) + usedMs * size
    holder.usedAt = performance.now()
    this.#letNextGo()
  }

  #letNextGo(): void {
    for (let next = this.#next(); next; next = this.#next()) {
      const [first] = next.waiting
      if (!first || !this.#mayRun(next, first.size)) return
      next.waiting.shift()
      this.#waiting--
      this.#start(next, first.size)
      first.proceed()
    }
  }

  /** The waiting holder with the least usage, among those below their own limit. */
  #next(): Holder | undefined {
    let next: Holder | undefined
    for (const holder of this.#holders.values()) {
      const [first] = holder.waiting
      if (!first || !this.#mayHave(holder, first.size)) continue
      if (!next || usedOf(holder) < usedOf(next)) next = holder
    }
    return next
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
