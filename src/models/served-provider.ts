import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { fetchBounded } from './fetch-bounded.ts'
import type { ModelConfig } from './model-config.ts'

/** The models of a server that speaks the dialect of OpenAI's API; of a longer answer only `bytesMax` are read. */
export function servedProvider(
  { url, apiKey }: Pick<ModelConfig, 'url' | 'apiKey'>,
  bytesMax: number,
) {
  return createOpenAICompatible({
    name: 'served',
    baseURL: url,
    fetch: fetchBounded(bytesMax),
    ...(apiKey !== undefined && { apiKey }),
  })
}
