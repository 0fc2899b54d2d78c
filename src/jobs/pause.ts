import { ServiceError } from '../base/service-error.ts'

const pauseMsMin = 250
/** Work that waits for something that has been away for long is tried this often. */
const pauseMsMax = 30_000

/** How long a job waits after it was stopped for the `count`th time in a row, from 1. */
export function pauseAfter(count: number): number {
  return Math.min(pauseMsMax, pauseMsMin * 2 ** Math.max(0, count - 1))
}

/** Whether an attempt failed for a cause that passes and is not the fault of the job: then it is tried for ever. */
export function isPassing(error: unknown): boolean {
  return (
    error instanceof ServiceError &&
    (error.code === 'storage_unavailable' || error.code === 'overloaded')
  )
}
