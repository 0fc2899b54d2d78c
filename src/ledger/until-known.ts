import { setTimeout } from 'node:timers/promises'
import { ServiceError } from '../base/errors/service-error.ts'

/** The pause between attempts: a storage that is away mostly comes back within seconds. Not measured. */
export const attemptPauseMs = 500
/** Enough for a restart of PostgreSQL, less than a client waits for an answer or a lease holds. */
export const storagePatienceMs = 15_000

/**
 * Repeats an idempotent write for up to `patienceMs` while the storage is unavailable: its commit may have been lost or
 * only its acknowledgement, which the repeated write tells apart. So is a read repeated on which something paid for
 * depends. Throws `storage_unavailable` if the outcome stays unknown.
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

/** Whether an error says that the storage is away, so that the same call may succeed later. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof ServiceError && error.code === 'storage_unavailable'
}
