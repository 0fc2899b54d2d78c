import OpenAI, { APIError } from 'openai'
import type { Access, ChatPeer } from './chat-peer.ts'

export const peer: ChatPeer = {
  name: 'openai',
  async ask(access, content) {
    const { choices } = await clientOf(access).chat.completions.create({
      model: access.model,
      messages: [{ role: 'user', content }],
    })
    return choices[0]?.message.content ?? ''
  },
  async *stream(access, content, signal) {
    const chunks = await clientOf(access).chat.completions.create(
      { model: access.model, messages: [{ role: 'user', content }], stream: true },
      signal && { signal },
    )
    for await (const { choices } of chunks) yield choices[0]?.delta.content ?? ''
  },
  statusOf: (error) => (error instanceof APIError ? error.status : undefined),
}

/** The ids of the models. */
export async function listModels(access: Access): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of clientOf(access).models.list()) ids.push(id)
  return ids
}

function clientOf({ url, key, headers }: Access): OpenAI {
  const defaultHeaders = headers && { defaultHeaders: headers }
  return new OpenAI({ baseURL: url, apiKey: key, maxRetries: 0, ...defaultHeaders })
}
