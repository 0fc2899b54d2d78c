import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { ModelConfig } from './model-config.ts'

/** The models of a server that speaks the dialect of OpenAI's API, called with a `fetch`. */
export function servedProvider(
  { url, apiKey }: Pick<ModelConfig, 'url' | 'apiKey'>,
  fetching: typeof fetch,
) {
  return createOpenAICompatible({
    name: 'served',
    baseURL: url,
    fetch: fetching,
    ...(apiKey !== undefined && { apiKey }),
  })
}
