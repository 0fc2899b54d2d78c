import { smallestWith } from '../segmentation/excerpts.ts'
import type { Candidates } from '../selection/candidates.ts'
import type { Choice } from '../selection/choice.ts'
import type { ShortAnswer } from '../short-answer/short-answer.ts'
import { settings } from './settings.ts'
import { type ScoredValue, valuesFor } from './value-answer.ts'

/** The sentence whose value answers a question. */
export type ValueAnswer = {
  readonly unit: number
  /** The value; undefined where the sentence has another that may be meant. */
  readonly text: string | undefined
}

/** Begins the choice with the sentence whose value answers the question; undefined where none clearly does. */
export function beginWithValue(candidates: Candidates, choice: Choice): ValueAnswer | undefined {
  const { best, isAlone } = clearValue(candidates) ?? {}
  const unit = candidates.units[best?.unit ?? -1]
  if (best === undefined || unit === undefined) return undefined
  const excerpt = smallestWith(best.unit, candidates.excerpts)
  if (excerpt === undefined) return undefined
  choice.add(excerpt, settings.probability)
  const text = candidates.passages[unit.passage]?.text.slice(best.start, best.end)
  return { unit: best.unit, text: isAlone ? text : undefined }
}

/** Whether a question asks for a kind of value, and none of what was read has one of what it is about. */
export function lacksValue(candidates: Candidates): boolean {
  const found = valuesFor(candidates)
  if (found?.asked.isPrecise !== true) return false
  return found.values.every(({ points }) => points < settings.precisePointsMin)
}

/** Whether a short answer is no value of a kind and of a thing that are asked for. */
export function isOtherValue(
  candidates: Candidates,
  { text, unit }: Pick<ShortAnswer, 'text' | 'unit'>,
): boolean {
  const found = valuesFor(candidates)
  if (found === undefined) return false
  const written = candidates.passages[candidates.units[unit]?.passage ?? -1]?.text ?? ''
  return !found.values.some(
    (value) =>
      value.unit === unit &&
      (text.includes(written.slice(value.from, value.to)) ||
        written.slice(value.start, value.end).includes(text)),
  )
}

/**
 * The best value, where it has enough points and that of no other sentence comes near, and whether no other of its own
 * sentence does.
 */
function clearValue(
  candidates: Candidates,
): { readonly best: ScoredValue; readonly isAlone: boolean } | undefined {
  const found = valuesFor(candidates)
  const [best, ...others] = found?.values ?? []
  if (best === undefined) return undefined
  const { pointsMin, precisePointsMin, leadMin, leadBesideMin } = settings
  if (best.points < (found?.asked.isPrecise ? precisePointsMin : pointsMin)) return undefined
  const shown = candidates.units[best.unit]?.shown
  const lead = (isBeside: boolean) => {
    const next = others.find(({ unit }) => (candidates.units[unit]?.shown === shown) === isBeside)
    return best.points - (next?.points ?? Number.NEGATIVE_INFINITY)
  }
  if (lead(false) < leadMin) return undefined
  return { best, isAlone: lead(true) >= leadBesideMin }
}
