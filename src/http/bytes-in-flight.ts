import { ServiceError } from '../base/service-error.ts'

/** In bytes. */
type Limits = { readonly ofAllMax: number; readonly ofOneMax: number }

/** What one request or answer keeps in memory; disposing of it gives the bytes back. */
export type Share = Disposable & {
  /** Throws `too_many_concurrent_requests` or `overloaded` if the account, or all, would have too many. */
  take(bytes: number): void
  giveBack(bytes: number): void
}

/** Bounds how many bytes of bodies and files are in memory at once: of all callers, and of each account. */
export class BytesInFlight {
  readonly #limits: Limits
  readonly #ofOne = new Map<string, number>()
  #ofAll = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  share(accountId: string): Share {
    let taken = 0
    const giveBack = (bytes: number) => {
      const given = Math.min(bytes, taken)
      taken -= given
      this.#add(accountId, -given)
    }
    return {
      take: (bytes) => {
        this.#demandRoom(accountId, bytes)
        taken += bytes
        this.#add(accountId, bytes)
      },
      giveBack,
      [Symbol.dispose]: () => giveBack(taken),
    }
  }

  #demandRoom(accountId: string, bytes: number): void {
    const { ofOneMax, ofAllMax } = this.#limits
    if ((this.#ofOne.get(accountId) ?? 0) + bytes > ofOneMax)
      throw new ServiceError(
        'too_many_concurrent_requests',
        `One account may have at most ${ofOneMax} bytes on their way at the same time.`,
        { retryAfterSeconds: 5 },
      )
    if (this.#ofAll + bytes > ofAllMax)
      throw new ServiceError('overloaded', 'Too many bytes are on their way. Try again later.', {
        retryAfterSeconds: 5,
      })
  }

  #add(accountId: string, bytes: number): void {
    this.#ofAll += bytes
    const ofOne = (this.#ofOne.get(accountId) ?? 0) + bytes
    if (ofOne > 0) this.#ofOne.set(accountId, ofOne)
    else this.#ofOne.delete(accountId)
  }
}
