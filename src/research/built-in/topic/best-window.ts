import { settings } from '../../settings.ts'
import { type Weights, weightIn } from './weights-by-part.ts'

/**
 * The largest weight of terms in `topicWindow` consecutive sentences, given by their terms, by any of some weights;
 * windows advance by half their length.
 */
export function bestWindow(
  sentences: readonly Iterable<number>[],
  byPart: readonly Weights[],
): number {
  let best = 0
  for (let at = 0; at < sentences.length; at += settings.topicWindow / 2) {
    const window = sentences.slice(at, at + settings.topicWindow)
    const terms = new Set(window.flatMap((one) => [...one]))
    for (const weights of byPart) best = Math.max(best, weightIn(terms, weights))
  }
  return best
}
