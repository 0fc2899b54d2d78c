import { setTimeout } from 'node:timers/promises'
import { ServiceError } from '../base/errors/service-error.ts'

const pauseMs = 500

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
      if (!isUnavailable(error) || performance.now() + pauseMs > end) throw error
      await setTimeout(pauseMs)
    }
  }
}

export function isUnavailable(error: unknown): boolean {
  return error instanceof ServiceError && error.code === 'storage_unavailable'
}
