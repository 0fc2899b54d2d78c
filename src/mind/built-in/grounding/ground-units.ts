import type { Passage } from '../../../evidence/passage.ts'
import type { Grounding, Question } from '../../mind.ts'
import { compile } from '../classifiers/forest.ts'
import { weights } from '../classifiers/weights.ts'
import { inLanguageOf } from '../question/understand.ts'
import { smallestWith } from '../segmentation/excerpts.ts'
import { readCandidates } from '../selection/candidates.ts'
import { Choice } from '../selection/choice.ts'
import { judge } from './judge.ts'

const adding = compile(weights.adding)

/** How well some units of the passages answer a question, whoever chose them. */
export function groundUnits(
  understood: Question,
  passages: readonly Passage[],
  chosen: Iterable<number>,
): Grounding {
  const question = inLanguageOf(understood, passages)
  const candidates = readCandidates(question, passages)
  const choice = new Choice(candidates)
  for (const unit of chosen) {
    const excerpt = smallestWith(unit, candidates.excerpts)
    if (!excerpt || choice.units.has(unit)) continue
    const index = candidates.excerpts.indexOf(excerpt)
    choice.add(excerpt, choice.probabilityWith(index, adding))
  }
  return judge(candidates, choice).grounding
}
