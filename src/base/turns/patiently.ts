import timers from 'node:timers/promises'
import type { ProblemCode } from '../../contract/problems/problems.ts'
import { ServiceError } from '../errors/service-error.ts'

/** Attempts before the error is passed on to the caller. */
const attemptsMax = 3

const passing: ReadonlySet<ProblemCode> = new Set(['overloaded', 'too_many_concurrent_requests'])

/**
 * Retries work that was refused for lack of time or turns, after a pause, so that a caller who sends much at once does
 * not have to find out what to send again. The signal ends the pause.
 */
export async function patiently<Done>(
  work: () => Promise<Done>,
  signal: AbortSignal,
): Promise<Done> {
  for (let attempt = 1; ; attempt++)
    try {
      return await work()
    } catch (error) {
      const isPassing = error instanceof ServiceError && passing.has(error.code)
      if (!isPassing || attempt === attemptsMax) throw error
      const { retryAfterSeconds = 1 } = error.facts
      await timers.setTimeout(retryAfterSeconds * 1_000, undefined, { signal })
    }
}
