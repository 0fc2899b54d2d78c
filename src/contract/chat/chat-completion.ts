import { z } from 'zod'
import { contractLimits } from '../limits.ts'
import { ModelId } from '../models.ts'
import { webDomains } from '../web/web-domains.ts'
import { ReasoningEngine } from './chat.ts'

const Part = z.object({ type: z.literal('text'), text: z.string() })

const Message = z.object({
  role: z.enum(['system', 'developer', 'user', 'assistant', 'tool', 'function']),
  content: z.union([z.string(), z.array(Part)]).nullish(),
})

/** Whether a tool must be called: an answer calls none. */
const NoTool = z.enum(['none', 'auto']).nullish()

/**
 * The body of `POST /v1/chat/completions` of the OpenAI-compatible API. Settings that the built-in models cannot apply
 * are accepted and ignored, except those that promise another answer than they give. Source:
 * https://platform.openai.com/docs/api-reference/chat/create.
 */
export const ChatCompletionRequest = z.object({
  model: z.string().default('snap'),
  messages: z.array(Message).max(contractLimits.messages),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().nullish() }).nullish(),
  n: z.literal(1).nullish(),
  response_format: z.looseObject({ type: z.literal('text') }).nullish(),
  tool_choice: NoTool,
  function_call: NoTool,
  // As all fields of the dialect: many clients write a missing one as null.
  target_graph_id: z.string().nullish(),
  target_doc_id: z.string().nullish(),
  conversation_id: z.string().nullish(),
  include_domains: webDomains.include_domains.nullable(),
  exclude_domains: webDomains.exclude_domains.nullable(),
})
export type ChatCompletionRequest = z.infer<typeof ChatCompletionRequest>

/** What the model names of that API stand for: a model, alone or with an engine: `snap`, `ponder:web`. */
export const chatModels: ReadonlyMap<string, NamedModel> = new Map(
  ModelId.options.flatMap((model): [string, NamedModel][] => [
    [model, { model }],
    ...ReasoningEngine.options.map((reasoning_engine): [string, NamedModel] => [
      `${model}:${reasoning_engine}`,
      { model, reasoning_engine },
    ]),
  ]),
)
/** A model, and the engine that it answers with unless it is the default. */
export type NamedModel = { readonly model: ModelId; readonly reasoning_engine?: ReasoningEngine }
