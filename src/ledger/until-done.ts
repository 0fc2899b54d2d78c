import { ServiceError } from '../base/service-error.ts'

const pauseMs = 500

/**
 * Does what must not be forgotten. If the storage is unavailable, it is tried again while this process lives; nobody
 * waits for that.
 */
export async function untilDone(work: () => Promise<unknown>): Promise<void> {
  if (await isDone(work)) return
  setTimeout(() => void untilDone(work), pauseMs).unref()
}

async function isDone(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    // Any other failure would come again.
    return !(error instanceof ServiceError && error.code === 'storage_unavailable')
  }
}
