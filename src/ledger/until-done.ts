import { attemptPauseMs, isUnavailable } from './until-known.ts'

/**
 * Runs work that must not be lost. While the storage is unavailable it is retried in the background, as long as this
 * process lives.
 */
export async function untilDone(work: () => Promise<unknown>): Promise<void> {
  if (await isDone(work)) return
  setTimeout(() => void untilDone(work), attemptPauseMs).unref()
}

async function isDone(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    // Any other error would recur.
    return !isUnavailable(error)
  }
}
