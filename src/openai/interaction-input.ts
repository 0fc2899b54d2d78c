import type { z } from 'zod'
import { invalidParameter } from '../base/errors/invalid-parameter.ts'
import { ServiceError } from '../base/errors/service-error.ts'
import type { interact, Message } from '../contract/chat/chat.ts'
import { ChatCompletionRequest, type NamedModel } from '../contract/chat/chat-completion.ts'
import { nearestName } from '../contract/problems/nearest-name.ts'

type Input = z.input<(typeof interact)['input']>

/** The fields that only this service has. */
const ownFields = [
  'target_graph_id',
  'target_doc_id',
  'conversation_id',
  'include_domains',
  'exclude_domains',
]
/** A longer name is not compared: none of ours is near it. */
const nameCharactersMax = 40

/**
 * Throws `invalid_request` for a field that is nearly one of this service's: ignoring it, as the dialect's others are,
 * would silently answer from all documents, or from all of the web.
 */
export function refuseNearMisses(fields: object): void {
  for (const name of Object.keys(fields)) {
    if (Object.hasOwn(ChatCompletionRequest.shape, name) || name.length > nameCharactersMax)
      continue
    if (name === 'reasoning_engine' || name === 'engine') {
      throw unknownField(name, 'Name the engine with the model, such as snap:graph.')
    }
    const meant = name === 'document_id' ? 'target_doc_id' : nearestName(name, ownFields)
    if (meant !== undefined) throw unknownField(name, `Did you mean ${meant}?`)
  }
}

function unknownField(param: string, hint: string): ServiceError {
  return new ServiceError('invalid_request', `Unknown parameter: ${param}. ${hint}`, { param })
}

/**
 * Converts a chat completion to the input of an interaction. The built-in mind follows no instructions and calls no
 * tools, so messages of other roles than `user` and `assistant` are left out, as are messages without text.
 */
export function interactionInput(asked: ChatCompletionRequest, named: NamedModel): Input {
  if (!asked.messages.some(({ role }) => role === 'user')) {
    const why = asked.messages.length === 0 ? 'It is empty. ' : ''
    throw invalidParameter('messages', `${why}It must hold a message with the role user.`)
  }
  return {
    ...named,
    messages: asked.messages.flatMap(said),
    stream: asked.stream === true,
    target_graph_id: asked.target_graph_id ?? undefined,
    target_doc_id: asked.target_doc_id ?? undefined,
    conversation_id: asked.conversation_id ?? undefined,
    include_domains: asked.include_domains ?? undefined,
    exclude_domains: asked.exclude_domains ?? undefined,
  }
}

/** The error for an unknown model; it names those that are offered. */
export function noSuchModel(name: string, known: readonly string[]): ServiceError {
  const message = `There is no model ${JSON.stringify(name.slice(0, 64))}. There are: ${known.join(', ')}.`
  return new ServiceError('not_found', message, { param: 'model' })
}

function said({ role, content }: ChatCompletionRequest['messages'][number]): Message[] {
  if (role !== 'user' && role !== 'assistant') return []
  const text = textOf(content)
  return role === 'assistant' && text === '' ? [] : [{ role, content: text }]
}

/** The text of a message, which may have several parts. */
export function textOf(content: ChatCompletionRequest['messages'][number]['content']): string {
  if (typeof content === 'string') return content
  return (content ?? []).map(({ text }) => text).join('\n')
}
