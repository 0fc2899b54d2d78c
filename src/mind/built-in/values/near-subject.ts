import { type Coverage, cover } from '../features/coverage.ts'
import type { Measure } from '../features/measure.ts'
import { isTelling } from '../grounding/alignment.ts'
import type { Candidates } from '../selection/candidates.ts'
import { settings as shared } from '../settings.ts'
import { settings } from './settings.ts'
import type { ValueAsked } from './value-asked.ts'

/** What the headings and the title above a unit say of the question. */
function placeOf(index: number, { measure, units, passages }: Candidates): Coverage {
  const { passage: at = -1, headings = [] } = units[index] ?? {}
  const passage = passages[at]
  if (passage === undefined) return measure.none()
  const place = measure.titleOf(passage).coverage.slice()
  for (const heading of headings) cover(place, measure.title(heading, passage.language).coverage)
  return place
}

/**
 * How near to a unit each term of the subject stands, 0 to 1: in it, in the sentences before it in its paragraph, or
 * above it.
 */
export function nearnessOf(
  index: number,
  { isOfSubject }: ValueAsked,
  { measure, units }: Candidates,
): Coverage {
  const { nearness, sentencesBackMax } = settings
  const unit = units[index]
  const found = measure.none()
  const says = (coverage: Coverage | undefined, term: number) =>
    (coverage?.[term] ?? 0) >= shared.likeness.sameMin
  isOfSubject.forEach((is, term) => {
    if (!is) return
    if (says(measure.placed[index], term)) found[term] = nearness.above
    for (let back = 1; back <= sentencesBackMax; back++) {
      const before = units[index - back]
      if (before?.passage !== unit?.passage || before?.block !== unit?.block) break
      if (!says(measure.alike[index - back], term)) continue
      found[term] = Math.max(found[term] ?? 0, back === 1 ? nearness.before : nearness.paragraph)
      break
    }
    if (says(measure.alike[index], term)) found[term] = nearness.sentence
  })
  return found
}

/**
 * Whether enough of the subject is near a unit: all names and numbers, and of what neither headings nor title say as
 * much as `coveredMin`, by weight.
 */
export function isNear(index: number, asked: ValueAsked, candidates: Candidates): boolean {
  const { measure } = candidates
  const near = nearnessOf(index, asked, candidates)
  const place = placeOf(index, candidates)
  let [whole, covered] = [0, 0]
  for (const [term, is] of asked.isOfSubject.entries()) {
    const own = measure.terms[term]
    if (!is || own === undefined) continue
    const isSaid = (near[term] ?? 0) > 0
    if (!isSaid && isTelling(own) && !isPartOfName(term, near, measure)) return false
    if ((place[term] ?? 0) >= shared.likeness.sameMin) continue
    whole += measure.weights[term] ?? 0
    if (isSaid) covered += measure.weights[term] ?? 0
  }
  return covered >= whole * settings.coveredMin
}

/** Whether a word of a name beside it is near, as "Byrne" is for "Declan Byrne". */
function isPartOfName(term: number, near: Coverage, { terms }: Measure): boolean {
  const own = terms[term]
  return terms.some(
    ({ isName, position }, at) =>
      own?.isName && isName && Math.abs(position - own.position) === 1 && (near[at] ?? 0) > 0,
  )
}
