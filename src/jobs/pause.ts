import { ServiceError } from '../base/errors/service-error.ts'

/** The pause after the first interruption. */
const pauseMsMin = 250
/** The longest pause between attempts while something needed is unavailable. */
const pauseMsMax = 30_000

/**
 * The pause before the next attempt, in ms, after `count` interruptions in a row (from 1): doubles each time, up to
 * `pauseMsMax`.
 */
export function pauseAfter(count: number): number {
  return Math.min(pauseMsMax, pauseMsMin * 2 ** Math.max(0, count - 1))
}

/** Whether an attempt failed for a temporary cause outside the job; such a job is retried without limit. */
export function isPassing(error: unknown): boolean {
  return (
    error instanceof ServiceError &&
    (error.code === 'storage_unavailable' || error.code === 'overloaded')
  )
}
