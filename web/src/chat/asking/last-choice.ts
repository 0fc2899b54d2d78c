import { ReasoningEngine } from '../../../../src/contract/chat/chat.ts'
import { ModelId } from '../../../../src/contract/models.ts'
import type { Manner } from './manner.ts'

/** The `localStorage` key: the model and the engine that were chosen last in this browser, such as `snap graph`. */
const kept = 'skein-manner'

type Choice = Pick<Manner, 'model' | 'engine'>

export function rememberChoice({ model, engine }: Choice): void {
  localStorage.setItem(kept, `${model} ${engine}`)
}

/** What was chosen last, as far as it can answer about a target here; `engines` are those that the service has. */
export function lastChoice(
  engines: readonly ReasoningEngine[] = ReasoningEngine.options,
  target: string,
): Choice {
  const [model, engine] = localStorage.getItem(kept)?.split(' ') ?? []
  const fit = engines.filter((each) => each !== 'web' || target === '')
  return {
    model: ModelId.options.find((each) => each === model) ?? 'snap',
    engine: fit.find((each) => each === engine) ?? 'rag',
  }
}
