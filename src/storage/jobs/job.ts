export type JobKind =
  | 'read-document'
  | 'index-document'
  | 'remove-document'
  | 'remove-graph'
  | 'remove-account'
  | 'research'
  | 'crawl'
  | 'embed-passages'
export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'
/** The account's wish for a job: to end without a result, or to finish soon with what there is. */
export type JobWish = 'cancel' | 'finish'

export type NewJob = {
  readonly kind: JobKind
  readonly accountId: string
  /** The id of its document, graph, report or account; there is one job of a kind for each subject. */
  readonly subject: string
  /** Plain data that the work needs. */
  readonly input?: object
}

/** A job claimed by a process. */
export type ClaimedJob = {
  readonly id: string
  readonly kind: JobKind
  readonly accountId: string
  readonly subject: string
  readonly input: unknown
  /** How often it was started since its last progress, including this time, without ending by itself. */
  readonly attempts: number
  /** How often it was paused since its last progress because something else, such as the disk, was unavailable. */
  readonly pauses: number
  /** The token needed to change the job; a later claim gets another one. */
  readonly leaseToken: string
}

/** The id of a job, derived from kind and subject, so that the same work is never queued twice. */
export function jobId({ kind, subject }: Pick<NewJob, 'kind' | 'subject'>): string {
  return `${kind}:${subject}`
}
