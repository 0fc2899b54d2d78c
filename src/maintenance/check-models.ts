import type { EmbeddingConfig, ModelConfig } from '../models/model-config.ts'
import { ModelFailure } from '../models/model-failure.ts'
import { openEmbeddingModel } from '../models/open-embedding-model.ts'
import { openLanguageModel } from '../models/open-language-model.ts'
import type { Check } from './check-up.ts'

const prompt = {
  instructions: 'Answer with one word.',
  input: 'Are you there?',
  // A model that thinks before it answers needs more than a word.
  tokensMax: 1_000,
  timeoutMs: 30_000,
}
const caller = 'doctor'

/**
 * Asks the configured models something. That one fails is only a warning: answers are quotes then, and passages are
 * found by their words.
 */
export async function checkModels(config: {
  readonly model: ModelConfig | undefined
  readonly embedding: EmbeddingConfig | undefined
}): Promise<readonly Check[]> {
  const { signal } = new AbortController()
  const model = await openLanguageModel(config.model)
  const embedding = await openEmbeddingModel(config.embedding)
  const checks: Check[] = []
  if (model)
    checks.push(
      await check(`language model: ${model.name}`, () => model.write(prompt, caller, signal)),
    )
  if (embedding) {
    const asked = { as: 'line', accountId: caller, signal } as const
    const name = `embedding model: ${embedding.name}`
    checks.push(await check(name, () => embedding.embed([prompt.input], asked)))
  }
  return checks
}

async function check(name: string, ask: () => Promise<unknown>): Promise<Check> {
  const began = performance.now()
  try {
    await ask()
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    return { name, status: 'ok', message: `It answered in ${seconds} s` }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    const said = error.said === undefined ? '' : ` It says: ${error.said}`
    return { name, status: 'warning', message: error.message + said }
  }
}
