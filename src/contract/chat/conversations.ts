import { z } from 'zod'
import { listOf, PageQuery } from '../list.ts'
import { ModelId } from '../models.ts'
import { operation } from '../operation.ts'
import { Instant, Name } from '../values.ts'
import { Citation, Grounding, Interaction, ReasoningEngine } from './chat.ts'
import { WrittenBy } from './written-by.ts'

export const Conversation = z
  .object({
    conversation_id: z.string().describe('`conv_…`'),
    object: z.literal('conversation'),
    title: z.string().describe('The first question, until it is given another one.'),
    turns: z.int().nonnegative(),
    created_at: Instant,
    updated_at: Instant.describe('When the last question was answered.'),
  })
  .meta({ id: 'Conversation' })
export type Conversation = z.infer<typeof Conversation>

/** A question of a conversation and its answer. */
export const Turn = Interaction.pick({
  interaction_id: true,
  documents_indexing: true,
  spelling: true,
  stopped: true,
  trace: true,
  usage: true,
})
  .extend({
    object: z.literal('turn'),
    question: z.string(),
    reply: z.string(),
    reasoning_engine: ReasoningEngine,
    model: ModelId,
    target_graph_id: z.string().optional(),
    target_doc_id: z.string().optional(),
    citations: z.array(Citation),
    grounding: Grounding.optional(),
    written_by: WrittenBy.optional(),
    took_ms: z
      .int()
      .nonnegative()
      .optional()
      .describe('How long the service worked on the answer; missing if that was not kept.'),
    created_at: Instant,
  })
  .meta({ id: 'Turn' })
export type Turn = z.infer<typeof Turn>

const ConversationPath = z.object({ conversation_id: z.string() })

export const listConversations = operation({
  method: 'get',
  path: '/conversations',
  scope: 'chat',
  summary: 'List your conversations, the last used first, or find those that say something.',
  problems: [],
  input: PageQuery.extend({
    q: z
      .string()
      .max(200)
      .optional()
      .describe('Part of the title, of a question or of a reply; case does not matter.'),
  }),
  output: listOf(Conversation),
})

export const createConversation = operation({
  method: 'post',
  path: '/conversations',
  scope: 'chat',
  status: 201,
  summary: 'Begin a conversation. A chat with its `conversation_id` is kept in it.',
  problems: [],
  input: z.object({ title: Name.optional().describe('Its first question if not given.') }),
  output: Conversation,
})

export const getConversation = operation({
  method: 'get',
  path: '/conversations/{conversation_id}',
  scope: 'chat',
  summary: 'Get a conversation, without its turns.',
  problems: ['not_found'],
  input: ConversationPath,
  output: Conversation,
})

export const renameConversation = operation({
  method: 'post',
  path: '/conversations/{conversation_id}',
  scope: 'chat',
  summary: 'Give a conversation another title.',
  problems: ['not_found'],
  input: ConversationPath.extend({ title: Name.describe('The new title.') }),
  output: Conversation,
})

export const deleteConversation = operation({
  method: 'delete',
  path: '/conversations/{conversation_id}',
  scope: 'chat',
  summary: 'Delete a conversation with its turns. What they cost stays in the ledger.',
  problems: ['not_found'],
  input: ConversationPath,
  output: z.object({ conversation_id: z.string(), deleted: z.literal(true) }),
})

export const listTurns = operation({
  method: 'get',
  path: '/conversations/{conversation_id}/turns',
  scope: 'chat',
  summary: 'List the questions of a conversation with their answers, the newest first.',
  problems: ['not_found'],
  input: PageQuery.extend({ conversation_id: z.string() }),
  output: listOf(Turn),
})
