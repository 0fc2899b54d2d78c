import type { CompiledForest } from '../classifiers/forest.ts'
import { type Excerpt, type ExcerptKind, smallestWith } from '../segmentation/excerpts.ts'
import type { Candidates } from './candidates.ts'
import { Choice } from './choice.ts'

/**
 * The most telling excerpt of a choice alone: of prose one sentence, the one with the unit of the short answer if there
 * is one. Steps, tables and code say nothing in parts.
 */
export function mostTelling(
  candidates: Candidates,
  choice: Choice,
  forest: CompiledForest,
  answering?: number,
): Choice {
  const shortest = new Choice(candidates)
  const [first] = choice.excerpts
  const best = choice.best ?? first
  if (best === undefined) return shortest
  const own = answering === undefined ? undefined : smallestWith(answering, candidates.excerpts)
  const excerpt = own ?? (isProse.has(best.kind) ? bestSentence(best, candidates, forest) : best)
  shortest.add(excerpt, choice.probability)
  return shortest
}

const isProse: ReadonlySet<ExcerptKind> = new Set(['sentences', 'paragraph', 'section'])

/** The sentence of an excerpt that most probably answers the question by itself. */
function bestSentence(best: Excerpt, candidates: Candidates, forest: CompiledForest): Excerpt {
  const alone = new Choice(candidates)
  let [found, most] = [best, 0]
  candidates.excerpts.forEach((excerpt, index) => {
    if (excerpt.kind !== 'sentence' || !excerpt.units.every((unit) => best.units.includes(unit)))
      return
    const probability = alone.probabilityWith(index, forest)
    if (probability > most) [found, most] = [excerpt, probability]
  })
  return found
}
