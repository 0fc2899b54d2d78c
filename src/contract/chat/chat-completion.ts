import { z } from 'zod'
import { contractLimits } from '../limits.ts'
import { ModelId } from '../models.ts'
import { ReasoningEngine } from './chat.ts'

const Part = z.object({ type: z.literal('text'), text: z.string() })

const Message = z.object({
  role: z.enum(['system', 'developer', 'user', 'assistant']),
  content: z.union([z.string(), z.array(Part)]).nullish(),
})

/**
 * The body of `POST /v1/chat/completions` of the OpenAI-compatible API. Settings that the built-in models cannot apply
 * are accepted and ignored. Source: https://platform.openai.com/docs/api-reference/chat/create.
 */
export const ChatCompletionRequest = z.object({
  model: z.string().default('snap'),
  messages: z.array(Message).min(1).max(contractLimits.messages),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().nullish() }).nullish(),
  n: z.literal(1).nullish(),
  target_graph_id: z.string().optional(),
  target_doc_id: z.string().optional(),
  conversation_id: z.string().optional(),
})
export type ChatCompletionRequest = z.infer<typeof ChatCompletionRequest>

/** The model names of that API: a model, alone or with an engine: `snap`, `ponder:web`. */
export const chatModels: readonly string[] = ModelId.options.flatMap((model) => [
  model,
  ...ReasoningEngine.options.map((engine) => `${model}:${engine}`),
])
