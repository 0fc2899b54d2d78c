import type { RunningJob } from './running-job.ts'

/**
 * The code for jobs of one kind. `run` and `abandon` may end the job themselves, in one transaction with the effects
 * that belong to its end.
 */
export type Work = {
  /**
   * Does the work, or continues it after an earlier process died. Returns `later` to give way to other jobs; the job is
   * then continued in its account's next turn. An error ends this attempt.
   */
  run(job: RunningJob): Promise<'done' | 'later'>
  /** Cleans up after the job has failed for good or was cancelled. Returns the problem to show to its account. */
  abandon(job: RunningJob, why: 'failed' | 'cancelled', error: unknown): Promise<object | undefined>
  /** The most attempts in a row that fail by themselves or end their process. */
  readonly attemptsMax: number
  /** Whether the job's row stays after its end, so that the account can query it. */
  readonly isKept: boolean
}
