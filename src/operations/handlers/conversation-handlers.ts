import { isId } from '../../base/ids.ts'
import type { Conversations } from '../../chat/conversations.ts'
import type { Conversation, Turn } from '../../contract/chat/conversations.ts'
import type { StoredTurn } from '../../storage/chat/conversation-store.ts'
import type { StoredConversation } from '../../storage/chat/list-conversations.ts'
import { listAnswer } from '../answer/list-answer.ts'
import { type HasDocuments, withoutDeleted } from '../answer/without-deleted.ts'
import type { Handlers } from '../handlers.ts'
import { badCursor, pageOf } from '../input/page-of.ts'

type ConversationOperations =
  | 'listConversations'
  | 'createConversation'
  | 'getConversation'
  | 'renameConversation'
  | 'deleteConversation'
  | 'listTurns'

export function conversationHandlers(
  conversations: Conversations,
  documents: HasDocuments,
): Pick<Handlers, ConversationOperations> {
  return {
    listConversations: async ({ limit, starting_after, q }, { accountId }) => {
      const after = starting_after === undefined ? undefined : positionIn(starting_after)
      const page = { limit, after, saying: q === '' ? undefined : q }
      return listAnswer(await conversations.list(accountId, page), conversationOf, cursorOf)
    },
    createConversation: async ({ title }, { accountId }) =>
      conversationOf(await conversations.create(accountId, title)),
    getConversation: async ({ conversation_id }, { accountId }) =>
      conversationOf(await conversations.get(accountId, conversation_id)),
    renameConversation: async ({ conversation_id, title }, { accountId }) =>
      conversationOf(await conversations.rename(accountId, conversation_id, title)),
    deleteConversation: async ({ conversation_id }, { accountId }) => {
      await conversations.remove(accountId, conversation_id)
      return { conversation_id, deleted: true }
    },
    listTurns: async ({ conversation_id, ...query }, { accountId }) => {
      const page = pageOf('interaction', query)
      const found = await conversations.turns(accountId, conversation_id, page)
      const listed = listAnswer(found, turnOf)
      const kept = listed.data.map((turn) => withoutDeleted(turn, accountId, documents))
      return { ...listed, data: await Promise.all(kept) }
    },
  }
}

function conversationOf({ id, title, turns, ...times }: StoredConversation): Conversation {
  return {
    conversation_id: id,
    object: 'conversation',
    title,
    turns,
    created_at: new Date(times.createdAt).toISOString(),
    updated_at: new Date(times.updatedAt).toISOString(),
  }
}

function turnOf({ id, question, reply, response, answer, createdAt }: StoredTurn): Turn {
  const { messages: _, ...given } = JSON.parse(response || '{}')
  return {
    // The chat stored these fields in the contract's form.
    ...(given as Omit<Turn, 'object' | 'question' | 'reply' | 'created_at'>),
    ...JSON.parse(answer),
    object: 'turn',
    interaction_id: id,
    question,
    reply,
    created_at: new Date(createdAt).toISOString(),
  }
}

type ListPosition = Pick<StoredConversation, 'id' | 'updatedAt'>

function cursorOf({ updatedAt, id }: ListPosition): string {
  return `${updatedAt}.${id}`
}

/** Parses a cursor. Throws `invalid_request`. */
function positionIn(cursor: string): ListPosition {
  const [, updatedAt, id = ''] = /^(\d{1,15})\.(\w{1,40})$/.exec(cursor) ?? []
  if (isId('conversation', id)) return { updatedAt: Number(updatedAt), id }
  throw badCursor()
}
