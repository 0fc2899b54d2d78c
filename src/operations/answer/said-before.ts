import { isId } from '../../base/ids.ts'
import type { Interaction, Message } from '../../contract/chat/chat.ts'
import type { Turn } from '../../contract/chat/conversations.ts'

/** Earlier turns that a question in a conversation knows. */
const turnsMax = 10

export type SaidBefore = {
  /** The last messages, to which the question may refer. */
  readonly messages: readonly Message[]
  /** The stored turns, the newest first. */
  readonly turns: readonly Pick<Turn, 'question' | 'interaction_id'>[]
  /** The conversation in which the question and its answer are kept, if any. */
  readonly conversationId?: string
}

/** The operations that read an answer and a conversation, each as its door calls it. */
type Readers = {
  getInteraction(input: { interaction_id: string }): Promise<Pick<Interaction, 'messages'>>
  listTurns(input: { conversation_id: string; limit: number }): Promise<{ readonly data: Turn[] }>
}

/**
 * What a question continues: a conversation (`conv_…`), or any answer (`int_…`), which has all that was said up to it.
 * Throws `not_found` if the account has neither.
 */
export async function saidBefore(id: string | undefined, read: Readers): Promise<SaidBefore> {
  if (id === undefined) return { messages: [], turns: [] }
  if (isId('interaction', id)) {
    const { messages } = await read.getInteraction({ interaction_id: id })
    return { messages: messages.slice(-2 * turnsMax), turns: [] }
  }
  const { data } = await read.listTurns({ conversation_id: id, limit: turnsMax })
  const messages = data.toReversed().flatMap(({ question, reply }): Message[] => [
    { role: 'user', content: question },
    { role: 'assistant', content: reply },
  ])
  return { messages, turns: data, conversationId: id }
}
