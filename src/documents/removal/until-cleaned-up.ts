import type { JobRunner } from '../../jobs/job-runner.ts'

/** How long a deleting call waits for the removal, which is mostly long enough. */
const patienceMs = 1_000

/** Wakes the job runner, and waits up to `patienceMs` for the removal. Returns false if it is still running. */
export async function untilCleanedUp(
  jobs: JobRunner,
  kind: 'remove-document' | 'remove-graph' | 'remove-account',
  subject: string,
): Promise<boolean> {
  jobs.wake()
  return jobs.over(kind, [subject], patienceMs)
}
