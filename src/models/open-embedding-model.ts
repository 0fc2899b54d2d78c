import type { EmbeddingModel } from './embedding-model.ts'
import type { EmbeddingConfig } from './model-config.ts'
import type { ModelWatch } from './model-watch.ts'

/** The configured embedding model; no connection is made before the first call. */
export async function openEmbeddingModel(
  config: EmbeddingConfig | undefined,
  watch?: ModelWatch,
): Promise<EmbeddingModel | undefined> {
  if (!config) return undefined
  // Not at the top, so that a service without a model starts faster.
  const { ServedEmbeddingModel } = await import('./served-embedding-model.ts')
  return new ServedEmbeddingModel(config, watch)
}
