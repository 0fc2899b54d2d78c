import type { LanguageModel } from './language-model.ts'
import type { ModelConfig } from './model-config.ts'
import type { ModelWatch } from './model-watch.ts'

/** The configured language model; no connection is made before the first call. */
export async function openLanguageModel(
  config: ModelConfig | undefined,
  watch?: ModelWatch,
): Promise<LanguageModel | undefined> {
  if (!config) return undefined
  // Not at the top, so that a service without a model starts faster.
  const { ServedLanguageModel } = await import('./served-language-model.ts')
  return new ServedLanguageModel(config, watch)
}
