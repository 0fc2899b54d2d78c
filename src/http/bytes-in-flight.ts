import { ServiceError } from '../base/errors/service-error.ts'
import { FairTurns } from '../base/turns/fair-turns.ts'

/** The memory of one request or response; disposing of it releases all. */
export type Share = Disposable & {
  /** Throws `too_many_concurrent_requests` if the account would exceed its share of the memory. */
  take(bytes: number): void
  giveBack(bytes: number): void
  /**
   * Resolves when a body of this size may be processed; ends the turn of the previous one. Throws
   * `too_many_concurrent_requests` or `overloaded` if too many wait, or documents of the account are still waiting to
   * be indexed, and the reason of `signal` once it is aborted.
   */
  workOn(bytes: number, signal?: AbortSignal): Promise<void>
}

/** Resolves when there is room for this many more bytes of the account's documents. */
export type WaitForRoom = (
  accountId: string,
  bytes: number,
  patienceMs: number,
  signal?: AbortSignal,
) => Promise<void>

const mebibyte = 1024 * 1024
/** Shorter documents are indexed within their call, so they need not wait for room. */
const withoutRoomBytesMax = 64 * 1024
/** How long a document waits for room, while its client waits too. */
export const documentPatienceMs = 60_000
/**
 * Parsing, analysing and storing a body takes up to ten times its bytes in memory. So large ones take turns: one of the
 * largest is processed at a time, with smaller ones of other accounts beside it.
 */
const largeBodies = {
  what: 'large bodies',
  atOnceMax: 40,
  atOnceOfOneMax: 32,
  waitingOfOneMax: 16,
  waitingMax: 128,
  waitMsMax: 120_000,
}

/**
 * Limits the bytes of bodies and files in memory. An account may use as much as is free: half of all if it is alone,
 * less the more others use, but never nothing (dynamic thresholds, Choudhury and Hahne 1998).
 */
export class BytesInFlight {
  readonly #bytesMax: number
  readonly #waitForRoom: WaitForRoom
  readonly #ofOne = new Map<string, number>()
  readonly #turns = new FairTurns(largeBodies)
  #ofAll = 0

  constructor(bytesMax: number, waitForRoom: WaitForRoom) {
    this.#bytesMax = bytesMax
    this.#waitForRoom = waitForRoom
  }

  /**
   * `patienceMs` is how long documents wait for room before they are processed; without it, as for other bodies, there
   * is no wait.
   */
  share(accountId: string, patienceMs?: number): Share {
    let taken = 0
    let turn: Disposable | undefined
    const giveBack = (bytes: number) => {
      const given = Math.min(bytes, taken)
      taken -= given
      this.#add(accountId, -given)
    }
    const rest = () => {
      turn?.[Symbol.dispose]()
      turn = undefined
    }
    return {
      take: (bytes) => {
        this.#demandRoom(accountId, bytes)
        taken += bytes
        this.#add(accountId, bytes)
      },
      giveBack,
      workOn: async (bytes, signal) => {
        rest()
        // Waits for room before taking a turn, so that a waiting body blocks no other.
        if (patienceMs !== undefined && bytes > withoutRoomBytesMax)
          await this.#waitForRoom(accountId, bytes, patienceMs, signal)
        if (bytes <= mebibyte) return
        const size = Math.min(Math.ceil(bytes / mebibyte), largeBodies.atOnceOfOneMax)
        turn = await this.#turns.take(accountId, signal, size)
      },
      [Symbol.dispose]: () => {
        rest()
        giveBack(taken)
      },
    }
  }

  #demandRoom(accountId: string, bytes: number): void {
    const ofOne = (this.#ofOne.get(accountId) ?? 0) + bytes
    if (ofOne <= this.#bytesMax - this.#ofAll - bytes) return
    throw new ServiceError(
      'too_many_concurrent_requests',
      `One account may have at most ${Math.floor(this.#bytesMax / 2)} bytes on their way at the same time, and fewer while others have many.`,
      { retryAfterSeconds: 5 },
    )
  }

  #add(accountId: string, bytes: number): void {
    this.#ofAll += bytes
    const ofOne = (this.#ofOne.get(accountId) ?? 0) + bytes
    if (ofOne > 0) this.#ofOne.set(accountId, ofOne)
    else this.#ofOne.delete(accountId)
  }
}
