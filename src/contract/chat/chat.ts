import { z } from 'zod'
import { Location } from '../documents/location.ts'
import { contractLimits } from '../limits.ts'
import { ModelId } from '../models.ts'
import { operation } from '../operation.ts'
import { prices } from '../prices.ts'
import { hasVisibleText } from '../text/visible-text.ts'
import { idempotencyKey } from '../tool.ts'
import { Usage } from '../usage.ts'
import { range } from '../values.ts'
import { WebCoverage } from '../web/web-coverage.ts'
import { webDomains } from '../web/web-domains.ts'
import { Spelling } from './spelling.ts'
import { Step, Trace } from './trace.ts'
import { WrittenBy } from './written-by.ts'

export const Message = z
  .object({ role: z.enum(['user', 'assistant']), content: z.string() })
  .meta({ id: 'Message' })
export type Message = z.infer<typeof Message>

export const ReasoningEngine = z.enum(['rag', 'graph', 'web']).meta({
  id: 'ReasoningEngine',
  description: '`rag` searches by similarity, `graph` follows relations, `web` searches the web.',
})
export type ReasoningEngine = z.infer<typeof ReasoningEngine>

export const Grounding = z.enum(['answered', 'nearest', 'nothing']).meta({
  id: 'Grounding',
  description:
    '`answered`: an excerpt says it. `nearest`: none says it outright, and the nearest is quoted. `nothing`: nothing is near enough to be quoted.',
})
export type Grounding = z.infer<typeof Grounding>

/** The source of a sentence of the reply that is marked with `[index]`. */
export const Citation = z
  .object({
    index: z.int().positive(),
    doc_id: z.string(),
    external_id: z.string().optional(),
    title: z.string(),
    url: z.string().optional(),
    metadata: z
      .record(z.string(), z.string())
      .optional()
      .describe('What the document says of itself, as in the document.'),
    location: Location.optional(),
    ...range,
    quote: z.string().describe('The text of the document in that range, exactly.'),
    language: z
      .string()
      .optional()
      .describe('Of the text around the quote, as ISO 639-1; missing where it is not known.'),
  })
  .meta({ id: 'Citation' })
export type Citation = z.infer<typeof Citation>

export const ChatUsage = Usage.extend({
  nodes_accessed: z.int().nonnegative().describe('How many stored nodes were read for the answer.'),
  limited_by_balance: z
    .boolean()
    .optional()
    .describe('True if the balance was too low to read more nodes.'),
}).meta({ id: 'ChatUsage' })
export type ChatUsage = z.infer<typeof ChatUsage>

export const Interaction = z
  .object({
    interaction_id: z.string().describe('`int_…`'),
    messages: z
      .array(Message)
      .describe('The messages that were sent, unchanged and in order, then the reply.'),
    citations: z.array(Citation),
    grounding: Grounding.optional().describe('Missing where nothing was asked, or it was stopped.'),
    stopped: z
      .literal(true)
      .optional()
      .describe('It was cancelled while it was written, and ends early.'),
    written_by: WrittenBy.optional().describe(
      'Missing where no language model is set up, or nothing was asked.',
    ),
    documents_indexing: z
      .int()
      .positive()
      .optional()
      .describe('How many documents in reach were not read, as they were still being indexed.'),
    spelling: Spelling.optional(),
    trace: Trace,
    coverage: WebCoverage.optional().describe('With the engine `web`: what was asked and read.'),
    usage: ChatUsage,
  })
  .meta({ id: 'Interaction' })
export type Interaction = z.infer<typeof Interaction>

/** The events of an interaction. The last one has the whole answer. */
export const InteractionEvent = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('interaction-start'),
      interaction_id: z.string(),
      model: ModelId,
      reasoning_engine: ReasoningEngine,
    }),
    Step.extend({ type: z.literal('step') }),
    Citation.extend({ type: z.literal('citation-found') }),
    z.object({ type: z.literal('text-delta'), text: z.string() }),
    Interaction.extend({ type: z.literal('interaction-end') }),
  ])
  .meta({ id: 'InteractionEvent' })
export type InteractionEvent = z.infer<typeof InteractionEvent>

const Content = z
  .string()
  .min(1)
  .max(contractLimits.messageCharacters)
  .refine(hasVisibleText, 'It must have visible characters')
  .meta({ examples: ['Where did the designer of the ferry Aurelia die?'] })

const targets = {
  target_graph_id: z.string().optional().describe('Answer only from this graph.'),
  target_doc_id: z.string().optional().describe('Answer only from this document.'),
}

export const interact = operation({
  method: 'post',
  path: '/agent/interactions',
  scope: 'chat',
  summary: 'Chat: answer the last message from your documents, their graph or the web.',
  problems: [
    'insufficient_tokens',
    'not_found',
    'conflict',
    'upstream_error',
    'upstream_timeout',
    'engine_unavailable',
  ],
  input: z.object({
    model: ModelId.default('snap'),
    reasoning_engine: ReasoningEngine.default('rag'),
    ...targets,
    ...webDomains,
    conversation_id: z
      .string()
      .optional()
      .describe(
        'Keep the question and its answer in this conversation. What was said before is read from `messages`.',
      ),
    messages: z
      .array(Message.extend({ content: Content }).strict())
      .min(1)
      .max(contractLimits.messages)
      .refine(
        (messages) => messages.at(-1)?.role === 'user',
        'The last message must have the role user',
      )
      .describe(
        'The conversation so far; the last message, of the user, is the question. Of a long one the sentences that ask are looked for at both ends.',
      ),
    stream: z
      .boolean()
      .default(false)
      .describe('Answer with server-sent events, as the reply is written.'),
  }),
  output: Interaction,
  events: InteractionEvent,
  lastEvent: 'interaction-end',
  idempotency: 'handler',
  mcp: {
    name: 'ask',
    title: 'Ask',
    description: `Answer a question from this account's documents, their graph or the web, with citations [n]. Costs ${prices.chat.snap} tokens (snap) or ${prices.chat.ponder} (ponder), plus ${prices.node} per node read beyond ${prices.nodesIncluded}. For a report on many sources: research_start.`,
    hints: { readOnly: true, destructive: false, idempotent: false, openWorld: true },
    input: z.strictObject({
      question: Content.describe('The question, with what is needed to understand it.'),
      engine: ReasoningEngine.default('rag'),
      model: ModelId.default('snap'),
      ...targets,
      conversation_id: z.string().optional().describe('Of the answer to continue.'),
      idempotency_key: idempotencyKey,
    }),
    output: Interaction.pick({
      interaction_id: true,
      grounding: true,
      written_by: true,
      documents_indexing: true,
      citations: true,
      usage: true,
    }).extend({ answer: z.string(), conversation_id: z.string() }),
  },
})
