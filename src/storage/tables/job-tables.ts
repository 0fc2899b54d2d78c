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
  /** Since its last progress: how often it was begun without coming to an end, or failed by itself. */
  attempts: number
  /** Since its last progress: how often it had to wait for something else, such as a full disk. */
  pauses: number
  /** A waiting job may be claimed from here on; a running one too, as then its lease has run out. */
  due_at: Time
  owner: string | null
  lease_token: string | null
  /** Why it failed, for its account. */
  problem: Json | null
  /** What it leaves, if that is nowhere else. */
  result: Json | null
  created_at: Time
  ended_at: Time | null
}

/** The result of a step, so that the step is not done again. */
export type JobStepRow = {
  job_id: string
  name: string
  result: Json
}

/** What happened during a job, in the order of its numbers. */
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
