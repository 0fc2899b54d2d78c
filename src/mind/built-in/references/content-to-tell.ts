import { readValues } from '../../../language/quantities/values.ts'
import { isOwn } from '../question/asked-terms.ts'
import { type Excerpt, excerptOf } from '../segmentation/excerpts.ts'
import type { Candidates } from '../selection/candidates.ts'
import { valueAsked } from '../values/value-asked.ts'
import type { ReadPlace, Referral } from './referred-places.ts'
import { settings } from './settings.ts'

/** What is told of a place, and the lines with which it begins, if they stand above that. */
export type ContentToTell = { readonly excerpt: Excerpt; readonly label?: string }

/**
 * What is told of the places that a unit refers to: all of a short one, else of prose the sentence that says most of
 * the question and those behind it, and of a table the rows that say something of it.
 */
export function contentToTell(
  { places, unit }: Referral,
  candidates: Candidates,
  wordsMax: number,
): readonly ContentToTell[] {
  const each = wordsMax / Math.max(1, places.length)
  return places.flatMap((place) => {
    const { content, label } = withTitle(place, candidates)
    const own = content.filter((index) => index !== unit)
    const told = partOf({ content: own }, candidates, each)
    if (told.length === 0) return []
    return [{ excerpt: excerptOf('section', told, candidates.units), ...(label && { label }) }]
  })
}

/** The place with what it is called in its label, if a title of its own stands below that: "Annex 1 › Encryption". */
function withTitle({ content, label }: ReadPlace, { units }: Candidates): ReadPlace {
  const [first, second] = content.map((index) => units[index])
  const isTitle =
    label !== undefined &&
    first?.kind === 'sentence' &&
    first.wordCount <= settings.told.titleWordsMax &&
    /^\p{L}[^|]*[^.!?。:;|]$/u.test(first.shown) &&
    second !== undefined &&
    second.block !== first.block
  return isTitle
    ? { content: content.slice(1), label: `${label} › ${first.shown}` }
    : { content, ...(label && { label }) }
}

function partOf(
  { content }: ReadPlace,
  candidates: Candidates,
  wordsMax: number,
): readonly number[] {
  const { units } = candidates
  const wordsOf = (some: readonly number[]) =>
    some.reduce((sum, index) => sum + (units[index]?.wordCount ?? 0), 0)
  const isProse = content.every((index) => units[index]?.kind === 'sentence')
  const room = isProse ? wordsMax : wordsMax * settings.told.wholeExcess
  if (wordsOf(content) <= room) return content
  const isRow = (index: number) => units[index]?.kind === 'row'
  if (content.every(isRow)) {
    const header = content.filter((index) => units[index]?.opensGroup)
    const rows = content.filter((index) => !header.includes(index) && saysOf(index, candidates) > 0)
    return rows.length > 0 && wordsOf([...header, ...rows]) <= room ? [...header, ...rows] : []
  }
  const best = content.reduce((one, other) =>
    saysOf(other, candidates) > saysOf(one, candidates) ? other : one,
  )
  const from = content.slice(content.indexOf(best))
  const end = from.findIndex((_, at) => wordsOf(from.slice(0, at + 1)) > room)
  return from.slice(0, Math.max(1, end < 0 ? from.length : end))
}

/** How much a unit says of the question; a value of a kind that is asked for counts most. */
function saysOf(index: number, candidates: Candidates): number {
  const { measure, units, passages } = candidates
  const { shown = '', passage = -1 } = units[index] ?? {}
  const asked = valueAsked(candidates)
  const values = asked ? readValues(shown, passages[passage]?.language ?? '') : []
  const hasValue = values.some(({ kind }) => asked?.kinds.includes(kind))
  const said = measure.alike[index] ?? measure.none()
  return (
    Number(hasValue) +
    measure.terms.reduce(
      (sum, term, at) => sum + (isOwn(term) ? (measure.weights[at] ?? 0) * (said[at] ?? 0) : 0),
      0,
    )
  )
}
