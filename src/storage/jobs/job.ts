export type JobKind = 'index-document' | 'remove-document' | 'remove-graph' | 'research'
export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'
/** What the account asks of a job: to end without a result, or soon and with what there is. */
export type JobWish = 'cancel' | 'finish'

export type NewJob = {
  readonly kind: JobKind
  readonly accountId: string
  /** The id of the document, graph or report that the job is about: there is one job of a kind for it. */
  readonly subject: string
  /** Plain data that the work needs. */
  readonly input?: object
}

/** A job that a process has claimed. */
export type ClaimedJob = {
  readonly id: string
  readonly kind: JobKind
  readonly accountId: string
  readonly subject: string
  readonly input: unknown
  /** Since its last progress, this one included: how often it was begun and did not come to an end by itself. */
  readonly attempts: number
  /** Since its last progress: how often it had to wait for something else, such as a full disk. */
  readonly pauses: number
  /** Whoever changes the job has to show it; a later claim has another one. */
  readonly leaseToken: string
}

/** The id of a job, which follows from what it does: the same work is never queued twice. */
export function jobId({ kind, subject }: Pick<NewJob, 'kind' | 'subject'>): string {
  return `${kind}:${subject}`
}
