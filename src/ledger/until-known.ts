import { setTimeout } from 'node:timers/promises'
import { ServiceError } from '../base/errors/service-error.ts'

/** The pause between attempts: a storage that is away mostly comes back within seconds. Not measured. */
export const attemptPauseMs = 500

/**
 * Repeats an idempotent write for up to `patienceMs` while the storage is unavailable: its commit may have been lost or
 * only its acknowledgement, which the repeated write tells apart. Throws `storage_unavailable` if that stays unknown.
 */
export async function untilKnown<Result>(
  write: () => Promise<Result>,
  patienceMs: number,
): Promise<Result> {
  const end = performance.now() + patienceMs
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (!isUnavailable(error) || performance.now() + attemptPauseMs > end) throw error
      await setTimeout(attemptPauseMs)
    }
  }
}

export function isUnavailable(error: unknown): boolean {
  return error instanceof ServiceError && error.code === 'storage_unavailable'
}
