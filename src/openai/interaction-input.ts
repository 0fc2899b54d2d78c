import type { z } from 'zod'
import { ServiceError } from '../base/errors/service-error.ts'
import type { interact, Message } from '../contract/chat/chat.ts'
import { type ChatCompletionRequest, chatModels } from '../contract/chat/chat-completion.ts'

type Input = z.input<(typeof interact)['input']>

/**
 * Converts a chat completion to the input of an interaction. The built-in mind follows no instructions, so `system` and
 * `developer` messages are left out, as are messages without text, such as tool calls.
 */
export function interactionInput(asked: ChatCompletionRequest): Input {
  if (!chatModels.includes(asked.model)) throw noSuchModel(asked.model)
  const [model, reasoning_engine] = asked.model.split(':') as [
    Input['model'],
    Input['reasoning_engine'],
  ] // as `chatModels` is made
  const { target_graph_id, target_doc_id, conversation_id } = asked
  return {
    model,
    messages: asked.messages.flatMap(said),
    stream: asked.stream === true,
    ...(reasoning_engine && { reasoning_engine }),
    ...(target_graph_id !== undefined && { target_graph_id }),
    ...(target_doc_id !== undefined && { target_doc_id }),
    ...(conversation_id !== undefined && { conversation_id }),
  }
}

/** The error for an unknown model. */
export function noSuchModel(name: string): ServiceError {
  const message = `There is no model ${JSON.stringify(name.slice(0, 64))}. There are: ${chatModels.join(', ')}.`
  return new ServiceError('not_found', message, { param: 'model' })
}

function said({ role, content }: ChatCompletionRequest['messages'][number]): Message[] {
  if (role === 'system' || role === 'developer') return []
  const text = textOf(content)
  return role === 'assistant' && text === '' ? [] : [{ role, content: text }]
}

/** The text of a message, which may have several parts. */
export function textOf(content: ChatCompletionRequest['messages'][number]['content']): string {
  if (typeof content === 'string') return content
  return (content ?? []).map(({ text }) => text).join('\n')
}
