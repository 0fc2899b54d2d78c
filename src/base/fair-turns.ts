import { ServiceError } from './service-error.ts'

export type TurnLimits = {
  /** What waits for its turn, for messages: `files`. */
  readonly what: string
  /** How many go ahead at once; if turns have sizes, the sum of these. */
  readonly atOnceMax: number
  /** How many one holder may have at once: less than all, so that the next one finds a place free. */
  readonly atOnceOfOneMax: number
  readonly waitingOfOneMax: number
  readonly waitingMax: number
  readonly waitMsMax: number
  /** How much more than one who waits a holder may have used before its turn; beyond that the turn is `wanted`. */
  readonly leadMsMax?: number
}

/** Disposing of it gives the turn back. */
export type Turn = Disposable & {
  /** Aborted once somebody waits for the turn who has used much less; nothing else comes of it. */
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

/** What a holder has used (time by size) counts half after this time, and at last nothing. */
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
   * Resolves when it is one's turn. Throws `too_many_concurrent_requests` or `overloaded` if too many wait or the turn does not come in time, and the
   * signal's reason.
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

  /** Whether one waits for a large turn whom a small one must not overtake. */
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

  /** What runs does not count as used until it ends, so a holder is asked for what it had before. */
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

  /** Of those who wait and do not have all that one may have, the one that has used least. */
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
