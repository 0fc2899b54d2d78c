import { FairTurns } from '../base/fair-turns.ts'
import { ServiceError } from '../base/service-error.ts'

/** What one request or answer keeps in memory; disposing of it gives all back. */
export type Share = Disposable & {
  /** Throws `too_many_concurrent_requests` if the account would have more than there is room for. */
  take(bytes: number): void
  giveBack(bytes: number): void
  /**
   * Resolves when a body of so many bytes may be worked on, and ends the work on the one before. Throws
   * `too_many_concurrent_requests` or `overloaded` if too many wait or what the account sent before is not done with,
   * and the signal's reason.
   */
  workOn(bytes: number, signal?: AbortSignal): Promise<void>
}

/** Resolves when the account may send so many bytes more. */
export type WaitForRoom = (
  accountId: string,
  bytes: number,
  patienceMs: number,
  signal?: AbortSignal,
) => Promise<void>

const mebibyte = 1024 * 1024
/** A shorter document is indexed when its call ends, so it waits for no room. */
const withoutRoomBytesMax = 64 * 1024
/** How long a document waits for room; its client waits too. */
export const documentPatienceMs = 60_000
/**
 * While it is parsed, analysed and stored, a body takes up to ten times its bytes. So large ones wait for one another:
 * one of the largest is worked on at a time, and beside it smaller ones of other accounts.
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
 * Bounds how many bytes of bodies and files are in memory at once. An account may have as many as are free: half of
 * all if it is alone, and the less the more others have, but what is left is never nothing (dynamic thresholds,
 * Choudhury and Hahne 1998).
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

  /** `patienceMs` is how long documents wait for room before they are worked on; what is no document waits for none. */
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
        // A body that waits for room keeps no turn meanwhile.
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
