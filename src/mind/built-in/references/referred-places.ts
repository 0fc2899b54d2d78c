import { isAt, isCalled } from '../../../evidence/is-at.ts'
import type { Passage } from '../../../evidence/passage.ts'
import { findPlace, type Place, wholeOf } from '../../../extraction/references/find-place.ts'
import { findReferences } from '../../../extraction/references/find-references.ts'
import type { Reference, Target } from '../../../extraction/references/reference.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import type { Candidates } from '../selection/candidates.ts'

/** What a unit refers to: one place, or those of a list or range of numbers. */
export type Referral = {
  readonly unit: number
  /** The range of its words in the text of the passage. */
  readonly start: number
  readonly end: number
  /** What of it was found among the passages. */
  readonly places: readonly ReadPlace[]
  /** What was not found there. */
  readonly missing: readonly Target[]
}

/** The units of a place in reading order, and the line with which it begins, if that stands above them. */
export type ReadPlace = { readonly content: readonly number[]; readonly label?: string }

/** What a unit refers to, in the order of its text. */
export function referralsOf(
  index: number,
  { units, passages }: Pick<Candidates, 'units' | 'passages'>,
): readonly Referral[] {
  const unit = units[index]
  const passage = unit && passages[unit.passage]
  if (unit === undefined || passage === undefined || !mayRefer.has(unit.kind)) return []
  const written = passage.text.slice(unit.start, unit.end)
  const references = findReferences(written, passage.language, passage.title).map((one) => {
    return { ...one, start: unit.start + one.start, end: unit.start + one.end }
  })
  const inText = references.filter(({ start }) => !opensLine(passage.text, start))
  const grouped = Map.groupBy(inText, ({ start }) => start)
  return [...grouped.values()].map((members) => {
    const { start, end } = members[0] ?? unit
    const found = members.map((one) => placeOf(one, passage, { units, passages }))
    const missing = members.flatMap(({ target }, at) => (found[at] === undefined ? [target] : []))
    return { unit: index, start, end, places: found.flatMap((one) => one ?? []), missing }
  })
}

const mayRefer: ReadonlySet<Unit['kind']> = new Set(['sentence', 'item', 'row'])

/** Whether a line begins there: the number of a section above its text is no reference to it. */
function opensLine(text: string, at: number): boolean {
  return /(?:^|\n)[\s#>*_]{0,12}$/.test(text.slice(Math.max(0, at - 14), at))
}

function placeOf(
  { target, start }: Reference,
  passage: Passage,
  read: Pick<Candidates, 'units' | 'passages'>,
): ReadPlace | undefined {
  const path = target.kind === 'linked' ? target.path : ''
  const own = textsOf(read, (one) => (path === '' ? one.docId === passage.docId : isAt(one, path)))
  const from = path === '' ? { text: own.indexOf(passage), at: start } : undefined
  const place = findPlace(target, own, from)
  if (place !== undefined || target.kind !== 'named') return place && contentOf(place, own, read)
  const titled = textsOf(read, (one) => isCalled(one, target.name))
  const whole = wholeOf(titled)
  return whole && contentOf(whole, titled, read)
}

/** The passages of a document in its order. */
function textsOf(
  { passages }: Pick<Candidates, 'passages'>,
  isOf: (passage: Passage) => boolean,
): readonly Passage[] {
  return passages.filter(isOf).toSorted((one, other) => one.start - other.start)
}

/** The units of a place among the passages. */
export function contentOf(
  { ranges, line }: Place,
  texts: readonly Passage[],
  { units, passages }: Pick<Candidates, 'units' | 'passages'>,
): ReadPlace {
  const all = ranges.flatMap(({ text, start, end }, at) => {
    const passage = passages.indexOf(texts[text] as Passage)
    // The first sentence of a part may have the line of its section before it.
    const from = at === 0 && line.start < start ? line : { start, end: start }
    const isOf = (unit: Unit) =>
      unit.passage === passage &&
      unit.end <= end + 1 &&
      (unit.start >= start ||
        (unit.start >= from.start && unit.start <= from.end && unit.end > start))
    return units.flatMap((unit, index) => (isOf(unit) ? [index] : []))
  })
  const isLine = (unit: Unit | undefined) =>
    unit?.kind === 'heading' ||
    (unit !== undefined && line.shown.includes(unit.shown) && !isSentence.test(unit.shown))
  const content = all.filter((index) => !isLine(units[index]))
  const said = units[content[0] ?? -1]?.shown ?? ''
  const label = line.shown || (texts[0]?.title ?? '')
  return said.startsWith(label.slice(0, 60)) || label.includes(said)
    ? { content }
    : { content, label }
}

const isSentence = /[.!?。:]["”’)]?$/u
