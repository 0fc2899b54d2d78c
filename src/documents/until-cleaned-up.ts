import type { JobRunner } from '../jobs/job-runner.ts'

/** A call that deletes waits this long for everything to be removed, which is mostly long enough. */
const patienceMs = 1_000

/** Lets a removal begin, and waits a little for its end. False if it goes on. */
export async function untilCleanedUp(
  jobs: JobRunner,
  kind: 'remove-document' | 'remove-graph',
  subject: string,
): Promise<boolean> {
  jobs.wake()
  return jobs.over(kind, [subject], patienceMs)
}
