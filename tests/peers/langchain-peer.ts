import { ChatOpenAI } from '@langchain/openai'
import type { Access, ChatPeer } from './chat-peer.ts'

export const peer: ChatPeer = {
  name: 'langchain',
  ask: async (access, question) => (await modelOf(access).invoke(question)).text,
  async *stream(access, question, signal) {
    const chunks = await modelOf(access).stream(question, signal && { signal })
    for await (const { text } of chunks) yield text
  },
  statusOf: (error) =>
    error instanceof Error && 'status' in error && typeof error.status === 'number'
      ? error.status
      : undefined,
}

function modelOf({ url, key, model, headers }: Access): ChatOpenAI {
  return new ChatOpenAI({
    model,
    apiKey: key,
    maxRetries: 0,
    configuration: { baseURL: url, ...(headers && { defaultHeaders: headers }) },
  })
}
