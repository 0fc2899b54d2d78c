import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ServiceError } from '../base/errors/service-error.ts'

/** Limits are set for each minute. */
const windowSeconds = 60

/**
 * Limits the calls of each holder per minute: one bucket for `POST`, one for all other methods. Counted in this
 * process's memory.
 */
export class RateLimits {
  readonly #buckets: { readonly post: RateLimiterMemory; readonly get: RateLimiterMemory }

  constructor(perMinute: { readonly postsPerMinute: number; readonly getsPerMinute: number }) {
    this.#buckets = {
      post: new RateLimiterMemory({ points: perMinute.postsPerMinute, duration: windowSeconds }),
      get: new RateLimiterMemory({ points: perMinute.getsPerMinute, duration: windowSeconds }),
    }
  }

  /** Counts one call, or throws `rate_limit_exceeded`. */
  async count(method: string, holder: string): Promise<void> {
    const name = bucketName(method)
    try {
      await this.#buckets[name].consume(holder)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      const counted = name === 'post' ? 'POST' : 'other methods than POST'
      const limit = `At most ${this.#buckets[name].points} calls by ${counted} are answered in a minute.`
      throw new ServiceError('rate_limit_exceeded', `Too many requests. ${limit}`, {
        retryAfterSeconds: secondsBeforeNext(refusal),
      })
    }
  }

  /**
   * The `RateLimit` headers: the limits and what remains; without a holder, everything remains. Source:
   * draft-ietf-httpapi-ratelimit-headers-10.
   */
  async headers(method: string, holder: string | undefined): Promise<Record<string, string>> {
    const name = bucketName(method)
    const { points } = this.#buckets[name]
    const spent = holder === undefined ? null : await this.#buckets[name].get(holder)
    const remaining = Math.max(0, spent?.remainingPoints ?? points)
    const resetSeconds = spent === null ? windowSeconds : Math.ceil(secondsBeforeNext(spent))
    return {
      'RateLimit-Policy': `"${name}";q=${points};w=${windowSeconds}`,
      RateLimit: `"${name}";r=${remaining};t=${resetSeconds}`,
    }
  }
}

/**
 * How long until a bucket is empty again. It is emptied by a timer, but tells the time until then by the clock: after
 * that was set back by a day, a day.
 */
function secondsBeforeNext({ msBeforeNext }: RateLimiterRes): number {
  return Math.min(msBeforeNext / 1000, windowSeconds)
}

function bucketName(method: string): 'post' | 'get' {
  return method.toLowerCase() === 'post' ? 'post' : 'get'
}
