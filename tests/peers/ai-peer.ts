import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, generateText, streamText } from 'ai'
import type { Access, ChatPeer } from './chat-peer.ts'

export const peer: ChatPeer = {
  name: 'ai',
  async ask(access, prompt) {
    const { text } = await generateText({ model: modelOf(access), prompt, maxRetries: 0 })
    return text
  },
  async *stream(access, prompt, abortSignal) {
    const model = modelOf(access)
    const failures: unknown[] = []
    const { fullStream } = streamText({
      model,
      prompt,
      maxRetries: 0,
      ...(abortSignal && { abortSignal }),
      onError: ({ error }) => void failures.push(error),
    })
    for await (const part of fullStream) {
      if (part.type === 'text-delta') yield part.text
      if (part.type === 'abort') throw new Error('aborted')
    }
    if (failures.length > 0) throw failures[0]
  },
  statusOf: (error) => (APICallError.isInstance(error) ? error.statusCode : undefined),
}

function modelOf({ url, key, model, headers }: Access) {
  const provider = createOpenAICompatible({
    name: 'skein',
    baseURL: url,
    apiKey: key,
    ...(headers && { headers: { ...headers } }),
  })
  return provider(model)
}
