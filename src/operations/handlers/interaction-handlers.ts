import type { Chat } from '../../chat/chat.ts'
import type { Conversations } from '../../chat/conversations.ts'
import type { Interaction } from '../../contract/chat/chat.ts'
import type { UsageReport } from '../../ledger/usage-report.ts'
import {
  type HasDocuments,
  withoutDeleted,
  withoutDeletedTurns,
} from '../answer/without-deleted.ts'
import type { Handlers } from '../handlers.ts'

export function interactionHandlers(
  chat: Pick<Chat, 'stop'>,
  report: UsageReport,
  conversations: Conversations,
  documents: HasDocuments,
): Pick<Handlers, 'getInteraction' | 'cancelInteraction'> {
  return {
    getInteraction: async ({ interaction_id }, { accountId }) => {
      const charged = await report.interaction(accountId, interaction_id)
      const answer = JSON.parse(charged.response) as Interaction // the chat has written it
      const turns = await conversations.turnsBeside(accountId, answer)
      const own = await withoutDeleted(answer, accountId, documents)
      return {
        ...(await withoutDeletedTurns(own, turns, accountId, documents)),
        object: 'interaction',
        model: charged.model,
        reasoning_engine: charged.engine,
        key_id: charged.keyId,
        created_at: new Date(charged.createdAt).toISOString(),
      }
    },
    cancelInteraction: async ({ interaction_id }, { accountId }) => {
      if (await chat.stop(accountId, interaction_id)) return { interaction_id, status: 'stopping' }
      await report.interaction(accountId, interaction_id)
      return { interaction_id, status: 'answered' }
    },
  }
}
