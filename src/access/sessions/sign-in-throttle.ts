import { hash } from 'node:crypto'
import { ServiceError } from '../../base/errors/service-error.ts'
import type { Writes } from '../../storage/writes.ts'

type Limit = { readonly attemptsMax: number; readonly durationMs: number }

/** Ten guesses at a user's password from one address, or from one device that the user has signed in with. */
const byPlace: Limit = { attemptsMax: 10, durationMs: 15 * 60_000 }
/**
 * A hundred guesses from all addresses together. More would help a botnet; fewer would make it easy to lock the user
 * out.
 */
const byEmail: Limit = { attemptsMax: 100, durationMs: 60 * 60_000 }

/** Limits password guesses and sign-ups, counted over all processes of a storage. */
export class SignInThrottle {
  readonly #writes: Writes

  constructor(writes: Writes) {
    this.#writes = writes
  }

  /** Counts an attempt before it is made, so that concurrent attempts count too. Throws `rate_limit_exceeded`. */
  async count(email: string, from: Origin): Promise<void> {
    await this.#count(placeOf(email, from), byPlace)
    if (from.device === undefined) await this.#count(placeOf(email), byEmail)
  }

  /** Counts a sign-up, of which a network may make `perHourMax` in an hour. Throws `rate_limit_exceeded`. */
  async countSignUp(address: string, perHourMax: number): Promise<void> {
    const limit = { attemptsMax: perHourMax, durationMs: 60 * 60_000 }
    const message = 'Too many accounts were made from this network. Try again later.'
    await this.#count(hash('sha256', `sign-up ${address}`), limit, message)
  }

  /** Resets the count after a success: the earlier failures were mistakes, not guesses. */
  async forgive(email: string, from: Origin): Promise<void> {
    await this.#writes.forgiveAttempts({
      place: placeOf(email, from),
      count: byPlace.attemptsMax,
    })
    if (from.device === undefined)
      await this.#writes.forgiveAttempts({ place: placeOf(email), count: 1 })
  }

  async #count(
    place: string,
    { attemptsMax, durationMs }: Limit,
    message = 'Too many attempts to sign in. Try again later.',
  ): Promise<void> {
    const { count, forgottenInMs } = await this.#writes.countAttempt({ place, durationMs })
    if (count <= attemptsMax) return
    const retryAfterSeconds = forgottenInMs / 1000
    throw new ServiceError('rate_limit_exceeded', message, { retryAfterSeconds })
  }
}

/** The origin of an attempt. A device that its user has signed in with is counted separately. */
type Origin = { readonly address: string; readonly device: string | undefined }

/** A digest, so that the addresses of people who tried to sign in are not stored. */
function placeOf(email: string, from?: Origin): string {
  return hash('sha256', `${from?.device ?? from?.address ?? ''} ${email}`)
}
