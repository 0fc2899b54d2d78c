import { languageOf } from '../../../language/languages.ts'
import type { ToldPlace } from '../references/follow-references.ts'
import { excerptOf, smallestWith } from '../segmentation/excerpts.ts'
import type { Candidates } from '../selection/candidates.ts'
import { Choice } from '../selection/choice.ts'
import { type Otherwise, type Reconciled, reconcile } from './said-otherwise.ts'
import { settings } from './settings.ts'

/** A choice that has what holds, and what other documents say otherwise. */
export type ToldOtherwise = {
  readonly choice: Choice
  readonly told: readonly ToldPlace[]
  /** Whether none of two documents is known to hold, so that no value answers alone. */
  readonly isOpen: boolean
}

/**
 * Begins a choice with the document that holds now, where others say another value of what its unit says, and tells
 * these under their titles. Undefined where none does.
 */
export function tellOtherwise(
  candidates: Candidates,
  choice: Choice,
  unit: number | undefined,
): ToldOtherwise | undefined {
  const found = unit === undefined ? undefined : reconcile(candidates, unit)
  if (found === undefined || found.others.length === 0) return undefined
  return {
    choice: withoutOthers(candidates, choice, found),
    told: found.others.map((one) => toldPlace(one, found.holds, candidates)),
    isOpen: found.others.some(({ relation }) => relation === 'otherwise'),
  }
}

/** The unit of the excerpt that was chosen first that says most of the question; undefined if nothing was chosen. */
export function mainUnit({ measure }: Candidates, { best }: Choice): number | undefined {
  const shareOf = (unit: number) => measure.share(measure.placed[unit] ?? measure.none())
  return best?.units.reduce((most, unit) => (shareOf(unit) > shareOf(most) ? unit : most))
}

/**
 * The choice with what holds, without what else was chosen of the documents that say otherwise, and without what others
 * state of the same.
 */
function withoutOthers(
  candidates: Candidates,
  choice: Choice,
  { holds, same, others }: Reconciled,
): Choice {
  const { units, excerpts, passages } = candidates
  const documentOf = (unit: number) => passages[units[unit]?.passage ?? -1]?.docId
  const left = new Set(others.map(({ unit }) => documentOf(unit)))
  const kept = new Choice(candidates)
  const isQuoted = choice.units.has(holds)
  const held = isQuoted ? undefined : smallestWith(holds, excerpts)
  if (held !== undefined) kept.add(held, settings.probability)
  choice.excerpts.forEach((excerpt, at) => {
    const own = excerpt.units.filter((index) => {
      return index === holds || !(same.has(index) || left.has(documentOf(index)))
    })
    const isTold = own.some((index) => !units[index]?.opensGroup || units[index]?.kind !== 'row')
    if (!isTold) return
    const told = own.length === excerpt.units.length ? excerpt : excerptOf(excerpt.kind, own, units)
    const place = own.includes(holds) ? 0 : kept.excerpts.length
    kept.add(told, choice.probabilities[at] ?? 0, place)
    if (own.includes(holds)) kept.best = told
  })
  return kept
}

/** A statement of another document, under how it stands to what holds and the title of its document. */
function toldPlace(
  { unit, relation, written }: Otherwise,
  referredBy: number,
  candidates: Candidates,
): ToldPlace {
  const { units, passages, excerpts } = candidates
  const passage = passages[units[unit]?.passage ?? -1]
  const words = languageOf(passage?.language ?? '').changes?.standing
  if (passage === undefined || words === undefined) throw new Error('A statement has a place.')
  const choice = new Choice(candidates)
  const excerpt = smallestWith(unit, excerpts) ?? excerptOf('sentence', [unit], units)
  choice.add(excerpt, 0)
  const label = [words[relation], passage.title, ...(written ? [written] : [])]
  return { referredBy, choice, label: label.join(', ') }
}
