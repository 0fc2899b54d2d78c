import type { JobInHand } from './job-in-hand.ts'

/**
 * What jobs of one kind do. `run` and `abandon` may end the job themselves, in one write with what has to happen
 * together with its end.
 */
export type Work = {
  /**
   * Does the work, or goes on with it: it may have been begun before, by a process that died. `later` gives way to
   * other jobs; the work goes on when its account has its turn again. What it throws ends this attempt.
   */
  run(job: JobInHand): Promise<'done' | 'later'>
  /** Does what has to be done if the job failed for good, or was cancelled. Returns what its account may know of it. */
  abandon(job: JobInHand, why: 'failed' | 'cancelled', error: unknown): Promise<object | undefined>
  /** How often it is tried in a row if it fails by itself, or ends its process. */
  readonly attemptsMax: number
  /** Whether the job is kept once it is over, so that its account can ask about it. */
  readonly isKept: boolean
}
