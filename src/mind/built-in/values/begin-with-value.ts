import { smallestWith } from '../segmentation/excerpts.ts'
import type { Candidates } from '../selection/candidates.ts'
import type { Choice } from '../selection/choice.ts'
import { settings } from './settings.ts'
import { type ScoredValue, valuesFor } from './value-answer.ts'

/** The value that answers a question, and whether its sentence answers it alone. */
export type ValueAnswer = {
  readonly text: string
  readonly unit: number
}

/** Begins the choice with the sentence whose value answers the question; undefined where none clearly does. */
export function beginWithValue(candidates: Candidates, choice: Choice): ValueAnswer | undefined {
  const best = clearValue(candidates)
  const unit = candidates.units[best?.unit ?? -1]
  if (best === undefined || unit === undefined) return undefined
  const excerpt = smallestWith(best.unit, candidates.excerpts)
  if (excerpt === undefined) return undefined
  choice.add(excerpt, settings.probability)
  const text = candidates.passages[unit.passage]?.text.slice(best.start, best.end) ?? ''
  return { text, unit: best.unit }
}

/** Whether a question asks for a kind of value, and none of what was read has one of what it is about. */
export function lacksValue(candidates: Candidates): boolean {
  const found = valuesFor(candidates)
  if (found?.asked.isPrecise !== true) return false
  return found.values.every(({ points }) => points < settings.precisePointsMin)
}

/** Whether a short answer is no value of a kind and of a thing that are asked for. */
export function isOtherValue(candidates: Candidates, { text, unit }: ValueAnswer): boolean {
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

/** The best value, where it has enough points and that of no other sentence comes near. */
function clearValue(candidates: Candidates): ScoredValue | undefined {
  const found = valuesFor(candidates)
  const [best, ...others] = found?.values ?? []
  if (best === undefined) return undefined
  const { pointsMin, precisePointsMin, leadMin } = settings
  if (best.points < (found?.asked.isPrecise ? precisePointsMin : pointsMin)) return undefined
  const shown = candidates.units[best.unit]?.shown
  const next = others.find(({ unit }) => candidates.units[unit]?.shown !== shown)
  return next !== undefined && best.points - next.points < leadMin ? undefined : best
}
