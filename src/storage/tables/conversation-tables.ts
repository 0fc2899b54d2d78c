import type { Json, Time } from './column-values.ts'

export type ConversationRow = {
  id: string
  account_id: string
  /** Empty until the first question is answered, unless it was given one. */
  title: string
  /** The title in the form in which it is searched. */
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
  /** Question and reply in the form in which they are searched. */
  words: string
  /** What the answer of its interaction does not say. */
  answer: Json
  created_at: Time
}
