import type { Chat } from '../../chat/chat.ts'
import type { Conversations } from '../../chat/conversations.ts'
import { describeLocation } from '../../chat/describe-answer.ts'
import type { Interaction, InteractionEvent, ReasoningEngine } from '../../contract/chat/chat.ts'
import type { Model, ModelId } from '../../contract/models.ts'
import { prices } from '../../contract/prices.ts'
import type { Library } from '../../documents/library.ts'
import type { SnippetSearch } from '../../engines/question-threads.ts'
import { describeSpelling } from '../../engines/retrieval/spelling/corrected.ts'
import { Replay } from '../answer/replay.ts'
import {
  type HasDocuments,
  withoutDeleted,
  withoutDeletedTurns,
} from '../answer/without-deleted.ts'
import type { Handlers } from '../handlers.ts'
import { demandTargets } from '../input/demand-targets.ts'
import { domainsOf } from '../input/domains-of.ts'

export function chatHandlers(
  chat: Chat,
  conversations: Conversations,
  documents: HasDocuments & Pick<Library, 'get' | 'graphFor'>,
): Pick<Handlers, 'interact' | 'listModels'> {
  return {
    interact: async (input, { accountId, keyId, cappedKeyId }, { idempotency }) => {
      const { conversation_id: conversationId } = input
      const reply = input.messages.findLast(({ role }) => role === 'assistant')?.content
      if (conversationId !== undefined) await conversations.get(accountId, conversationId)
      const demand = () => demandTargets(input, accountId, documents)
      // Under a key the answer may have been given before its target was deleted.
      if (!idempotency) await demand()
      const quotes =
        conversationId !== undefined && reply !== undefined
          ? await conversations.quotesOf(conversationId, reply)
          : undefined
      const begun = await chat.begin({
        keyId,
        cappedKeyId,
        thinking: input.model,
        engine: input.reasoning_engine,
        reach: { accountId, graphId: input.target_graph_id, docId: input.target_doc_id },
        ...domainsOf(input),
        messages: input.messages,
        ...(quotes && { quotes }),
        conversationId,
        idempotency,
        ...(idempotency && { demand }),
      })
      if (!('replay' in begun)) return begun
      const turns = await conversations.turnsBeside(accountId, begun.replay)
      const own = await withoutDeleted(begun.replay, accountId, documents)
      const answer = await withoutDeletedTurns(own, turns, accountId, documents)
      return new Replay(answer, toldBefore(answer, input))
    },
    listModels: async () => ({
      models: [
        modelOf('snap', 'Snap', 'Fast responses for quick conversations'),
        modelOf('ponder', 'Ponder', 'Deep thinking for complex analysis'),
      ],
      default: 'snap',
      reasoning_engines: [...chat.engines],
    }),
  }
}

/** What the stream of an answer tells before its end. */
function toldBefore(
  { interaction_id, messages, citations, trace }: Interaction,
  { model, reasoning_engine }: { model: ModelId; reasoning_engine: ReasoningEngine },
): InteractionEvent[] {
  return [
    { type: 'interaction-start', interaction_id, model, reasoning_engine },
    ...trace.steps.map((step) => ({ type: 'step' as const, ...step })),
    ...citations.map((citation) => ({ type: 'citation-found' as const, ...citation })),
    { type: 'text-delta', text: messages.at(-1)?.content ?? '' },
  ]
}

function modelOf(id: ModelId, name: string, description: string): Model {
  const { least: research_min, most: research_max } = prices.research[id]
  const price = { chat: prices.chat[id], chat_node: prices.node, research_min, research_max }
  return { id, name, description, price }
}

export function searchHandlers(retrieval: SnippetSearch): Pick<Handlers, 'searchDocuments'> {
  return {
    searchDocuments: async (input, { accountId }, { signal }) => {
      const { query: question, engine, limit, target_graph_id, target_doc_id } = input
      const reach = { accountId, graphId: target_graph_id, docId: target_doc_id }
      const search = { reach, question, engine, limit, asksForSpelling: true }
      const { snippets, corrections } = await retrieval.findSnippets(search, signal)
      return {
        ...describeSpelling(corrections),
        passages: snippets.map(({ docId, chunkId, externalId, headings, part, ...passage }) => ({
          ...passage,
          doc_id: docId,
          chunk_id: chunkId,
          ...(externalId !== undefined && { external_id: externalId }),
          ...describeLocation(headings, part),
        })),
      }
    },
  }
}
