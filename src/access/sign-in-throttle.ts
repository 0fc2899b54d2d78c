import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ServiceError } from '../base/service-error.ts'

/** Limits how often a password can be guessed. */
export class SignInThrottle {
  /** Ten guesses at the password of a user from one address, or from one device that the user has signed in with. */
  readonly #byPlace = new RateLimiterMemory({ points: 10, duration: 15 * 60 })
  /**
   * A hundred guesses from all addresses together. More would help a botnet; fewer would make it easy to lock the
   * user out.
   */
  readonly #byEmail = new RateLimiterMemory({ points: 100, duration: 60 * 60 })

  /** Counts an attempt before it is made, so that parallel ones count too. Throws `rate_limit_exceeded`. */
  async count(email: string, from: Origin): Promise<void> {
    await consume(this.#byPlace, placeOf(email, from))
    if (from.device === undefined) await consume(this.#byEmail, email)
  }

  /** Forgets the attempts after a successful one: the mistakes before it were no guesses. */
  async forgive(email: string, from: Origin): Promise<void> {
    await this.#byPlace.delete(placeOf(email, from))
    if (from.device === undefined) await this.#byEmail.reward(email)
  }
}

/** Where an attempt comes from. A device that its user has signed in with counts for itself. */
type Origin = { readonly address: string; readonly device: string | undefined }

function placeOf(email: string, { address, device }: Origin): string {
  return `${device ?? address} ${email}`
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const message = 'Too many attempts to sign in. Try again later.'
    const retryAfterSeconds = refusal.msBeforeNext / 1000
    throw new ServiceError('rate_limit_exceeded', message, { retryAfterSeconds })
  }
}
