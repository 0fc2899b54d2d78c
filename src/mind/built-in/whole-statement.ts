import type { Question } from '../question.ts'
import { forests } from './classifiers/weights.ts'
import { Alignment } from './grounding/alignment.ts'
import { lacksForm } from './grounding/judge-features.ts'
import { isOwn } from './question/asked-terms.ts'
import { type Excerpt, smallestWith } from './segmentation/excerpts.ts'
import type { Candidates } from './selection/candidates.ts'
import { Choice } from './selection/choice.ts'
import { isStatement } from './selection/reasoning-steps.ts'

/**
 * The sentence that has every word of a question for a person, a place, a time or a number, and the form of its answer;
 * undefined if none has. Of several the most probable one.
 */
export function wholeStatement(candidates: Candidates): Excerpt | undefined {
  const { excerpts, measure, question, units } = candidates
  if (!haveForms.has(question.asks)) return undefined
  const own = measure.terms.flatMap((term, index) => (isOwn(term) ? [index] : []))
  if (own.length < 2) return undefined
  const saying = [...units.keys()].filter((unit) => {
    const hasAll = own.every((term) => measure.exact[unit]?.[term] === 1)
    return hasAll && isStatement(candidates, unit)
  })
  if (saying.length === 0) return undefined
  const alignment = new Alignment(candidates)
  const choice = new Choice(candidates)
  const found = saying
    .filter((unit) => !lacksForm(candidates, { alignment, best: unit }))
    .flatMap((unit) => smallestWith(unit, excerpts) ?? [])
    .map((excerpt) => {
      const index = excerpts.indexOf(excerpt)
      return { excerpt, probability: choice.probabilityWith(index, forests.selection) }
    })
  return found.toSorted((one, other) => other.probability - one.probability)[0]?.excerpt
}

const haveForms: ReadonlySet<Question['asks']> = new Set(['person', 'place', 'time', 'number'])
