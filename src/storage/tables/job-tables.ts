import type { JobKind, JobState, JobWish } from '../jobs/job.ts'
import type { Json, Time } from './column-values.ts'

/** Work that outlives the call that asked for it. */
export type JobRow = {
  id: string
  account_id: string
  kind: JobKind
  /** The id of the document, graph or report that the job is about. */
  subject: string
  input: Json
  state: JobState
  wish: JobWish | null
  /** How often it was started since its last progress without ending, or failed by itself. */
  attempts: number
  /** How often it was paused since its last progress because something else, such as the disk, was unavailable. */
  pauses: number
  /** From this time on the job may be claimed: a waiting job is due, a running one has an expired lease. */
  due_at: Time
  owner: string | null
  lease_token: string | null
  /** Why it failed, for its account. */
  problem: Json | null
  /** The data that it leaves, unless stored elsewhere. */
  result: Json | null
  created_at: Time
  ended_at: Time | null
}

/** The result of a completed step, so that a resumed job does not repeat it. */
export type JobStepRow = {
  job_id: string
  name: string
  result: Json
}

/** The events of a job, numbered in order. */
export type JobEventRow = {
  job_id: string
  number: number
  event: Json
}

/** When a job of an account was last claimed. */
export type JobTurnRow = {
  account_id: string
  served_at: Time
}
