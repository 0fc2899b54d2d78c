import type { ModelConfig } from '../models/model-config.ts'
import { ModelFailure } from '../models/model-failure.ts'
import { openLanguageModel } from '../models/open-language-model.ts'
import type { Check } from './check-up.ts'

const prompt = {
  instructions: 'Answer with one word.',
  input: 'Are you there?',
  tokensMax: 50,
  timeoutMs: 30_000,
}

/** Asks the configured language model something. That it fails is only a warning, as answers are quotes then. */
export async function checkModel(config: ModelConfig | undefined): Promise<readonly Check[]> {
  const model = await openLanguageModel(config)
  if (!model) return []
  const name = `model: ${model.name}`
  const began = performance.now()
  try {
    await model.write(prompt, 'doctor', new AbortController().signal)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    return [{ name, status: 'ok', message: `It answered in ${seconds} s` }]
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    return [{ name, status: 'warning', message: error.message }]
  }
}
