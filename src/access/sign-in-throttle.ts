import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ServiceError } from '../base/service-error.ts'

/** Limits how often a password can be guessed. */
export class SignInThrottle {
  /** Ten guesses at the password of a user from one address. */
  readonly #byPlace = new RateLimiterMemory({ points: 10, duration: 15 * 60 })
  /**
   * A hundred guesses from all addresses together. More would help a botnet; fewer would make it easy to lock the
   * user out.
   */
  readonly #byEmail = new RateLimiterMemory({ points: 100, duration: 60 * 60 })

  /** Counts an attempt before it is made, so that parallel ones count too. Throws `rate_limit_exceeded`. */
  async count(email: string, address: string): Promise<void> {
    await consume(this.#byPlace, placeOf(email, address))
    await consume(this.#byEmail, email)
  }

  /** Forgets the attempts after a successful one: the mistakes before it were no guesses. */
  async forgive(email: string, address: string): Promise<void> {
    await this.#byPlace.delete(placeOf(email, address))
    await this.#byEmail.reward(email)
  }
}

function placeOf(email: string, address: string): string {
  return `${address} ${email}`
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
