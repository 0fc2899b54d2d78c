import type { Json, Time } from './column-values.ts'

export type ConversationRow = {
  id: string
  account_id: string
  /** Empty until the first question is answered, unless a title was given. */
  title: string
  /** The title normalised for searching. */
  words: string
  turn_count: number
  created_at: Time
  updated_at: Time
}

/** A question of a conversation and its answer. The id is that of the interaction. */
export type TurnRow = {
  id: string
  conversation_id: string
  question: string
  reply: string
  /** Question and reply normalised for searching. */
  words: string
  /** Data of the answer that its interaction lacks. */
  answer: Json
  created_at: Time
}
