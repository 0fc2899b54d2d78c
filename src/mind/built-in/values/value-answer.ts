import { onceForEach } from '../../../base/cache/once-for-each.ts'

import type { Token } from '../../../extraction/terms/tokens.ts'
import type { FoundValue } from '../../../language/quantities/found-value.ts'
import { readValues } from '../../../language/quantities/values.ts'

import { mayState, textOf } from '../segmentation/unit-text.ts'
import type { Candidates } from '../selection/candidates.ts'
import { Clauses } from './clauses.ts'
import { isNear, nearnessOf } from './near-subject.ts'
import { type OfSubject, ofSubject } from './of-subject.ts'
import { settings } from './settings.ts'
import { isUnsettled } from './unsettled.ts'
import { type ValueAsked, valueAsked } from './value-asked.ts'
import { type TermAt, ValuePoints } from './value-points.ts'

/** A value in a unit, as it stands there, and the points that speak for it. */
export type ScoredValue = {
  readonly unit: number
  readonly kind: FoundValue['kind']
  /** Counted from the start of the passage. */
  readonly start: number
  readonly end: number
  /** Where the last of the values ends that are listed from it on: "38 kg, 41 kg and 22 kg"; undefined for too many. */
  readonly listEnd: number | undefined
  /** The number alone. */
  readonly from: number
  readonly to: number
  readonly points: number
}

/** What a question for a value asks for, and the values that may be it, the best first. */
type ValuesFound = {
  readonly asked: ValueAsked
  readonly values: readonly ScoredValue[]
}

/** The values of the kinds and of the subject that a question asks for; undefined if it asks for no value. */
export const valuesFor = onceForEach((candidates: Candidates): ValuesFound | undefined => {
  const asked = valueAsked(candidates)
  if (asked === undefined) return undefined
  const isOfSubject = ofSubject(candidates)
  const quoted = asked.isAsBefore ? quotedDocuments(candidates) : undefined
  const values = candidates.units.flatMap((unit, index) => {
    if (quoted?.has(candidates.passages[unit.passage]?.docId) === false) return []
    if (!mayState(unit) || !isNear(index, asked, candidates)) return []
    return scoredValues(index, asked, candidates).filter(({ start }) => isOfSubject(index, start))
  })
  const sorted = values.toSorted((a, b) => b.points - a.points || a.unit - b.unit)
  return { asked, values: settledOf(sorted, candidates) }
})

/** The values without those that were only proposed or were rejected, unless the question asks for such. */
function settledOf(
  values: readonly ScoredValue[],
  { question, units, passages }: Candidates,
): readonly ScoredValue[] {
  if (values.length === 0 || isUnsettled(question.text, question.language)) return values
  const known = new Map<number, boolean>()
  return values.filter(({ unit: index }) => {
    const unit = units[index]
    const passage = unit && passages[unit.passage]
    if (unit === undefined || passage === undefined) return false
    const isOf = known.get(index) ?? !isUnsettled(textOf(unit, passage), passage.language)
    known.set(index, isOf)
    return isOf
  })
}

/** The documents that the last answer quoted, from which a question goes on that only names something else. */
function quotedDocuments({ question, passages }: Candidates): ReadonlySet<string | undefined> {
  const quotes = (question.said ?? '').split('\n').filter((quote) => quote !== '')
  const having = passages.filter(({ text }) => quotes.some((quote) => text.includes(quote)))
  return new Set(having.map(({ docId }) => docId))
}

/**
 * Whether a unit may have a value that is asked for: one of its kinds that is of no sibling, or a row with a number,
 * whose column may tell its kind.
 */
export function mayHaveValue(
  index: number,
  asked: ValueAsked,
  candidates: Candidates,
  isOfSubject: OfSubject,
): boolean {
  const unit = candidates.units[index]
  const passage = unit && candidates.passages[unit.passage]
  if (unit === undefined || passage === undefined) return false
  if (unit.kind === 'row' && /\p{N}/u.test(unit.shown)) return true
  return readValues(textOf(unit, passage), passage.language).some(
    ({ kind, or = kind, start }) =>
      (asked.kinds.includes(kind) || asked.kinds.includes(or)) &&
      isOfSubject(index, unit.start + start),
  )
}

/** The values of a unit that are of a kind that is asked for. Linear in its length for each value. */
function scoredValues(
  index: number,
  asked: ValueAsked,
  candidates: Candidates,
): readonly ScoredValue[] {
  const { units, passages, measure } = candidates
  const unit = units[index]
  const passage = unit && passages[unit.passage]
  if (unit === undefined || passage === undefined) return []
  const text = textOf(unit, passage)
  const words = unit.tokens.map(({ start, end, word }) => {
    return { start: start - unit.start, end: end - unit.start, word }
  })
  const { language } = passage
  const values = readValues(text, language)
  const clauses = new Clauses({ text, language, words, values })
  const hits = new Map(measure.hits[index]?.map(({ at, term }) => [at, term]))
  const termAt: TermAt = (at) => {
    const word = words[at]?.word
    return hits.get(at) ?? (word && measure.meaningOf(word).form)
  }
  const near = nearnessOf(index, asked, candidates)
  const points = new ValuePoints(asked, measure, { clauses, near, termAt })
  return values.flatMap((value, at) => {
    const kinds = [value.kind, ...(value.or ? [value.or] : [])]
    const rank = asked.kinds.findIndex((one) => kinds.includes(one))
    const kind = asked.kinds[rank]
    if (kind === undefined || asked.said.has(text.slice(value.from, value.to))) return []
    const counted = kind === 'count' ? countedBy(value, asked, words, termAt) : value
    const around = clauses.around(value)
    if (counted === undefined || (around.isDenied && !asked.isDenied)) return []
    const listed = listedFrom(values.slice(at, at + settings.listedMax + 1), text, words)
    const last = listed.length > 1 ? listed.at(-1) : counted
    return [
      {
        unit: index,
        kind: value.kind,
        start: counted.start + unit.start,
        end: counted.end + unit.start,
        listEnd: last && listed.length <= settings.listedMax ? unit.start + last.end : undefined,
        from: value.from + unit.start,
        to: value.to + unit.start,
        points:
          points.of(around, kind) +
          rank * settings.points.laterKind +
          (kind === 'time' && value.kind === 'count' ? settings.points.bareHour : 0),
      },
    ]
  })
}

/**
 * Of some values those that are listed from the first one on, if the clause ends with them: none begins "£5, £3 for
 * children" or "38 kg (84 lb)". Those of a longer list are all that are given.
 */
function listedFrom(
  values: readonly FoundValue[],
  text: string,
  words: readonly Token[],
): readonly FoundValue[] {
  const apart = values.findIndex(({ kind, start }, at) => {
    const { end = start, kind: before = kind } = values[at - 1] ?? {}
    const between = words.filter((word) => word.start >= end && word.end <= start)
    const isJoined = start - end <= listGapMax && listGap.test(text.slice(end, start))
    return kind !== before || !isJoined || !between.every(({ word }) => word.isCoordinator)
  })
  if (apart < 0 && values.length > settings.listedMax) return values
  const listed = values.slice(0, apart < 0 ? values.length : apart)
  const { end = 0 } = listed.at(-1) ?? {}
  return clauseEnd.test(text.slice(end, end + 1)) ? listed : []
}

/** Most characters between two values of a list: ", as well as ". */
const listGapMax = 16
/** What may stand there besides words. */
const listGap = /^[\s\p{L}\p{M},;、，；،؛&+/]*$/u
const clauseEnd = /^(?:[.!?;:)\]。；]|$)/

/** A number with what it counts behind it; undefined if it counts something else: "two rooms", "Rooms: 2". */
function countedBy(
  value: FoundValue,
  { counted }: ValueAsked,
  words: readonly Token[],
  termAt: TermAt,
): Pick<FoundValue, 'start' | 'end'> | undefined {
  if (counted === undefined) return undefined
  const next = words.findLastIndex(({ start }) => start < value.end) + 1
  const first = words.findIndex(({ end }) => end > value.start)
  const places = [next, next + 1, next + 2, first - 1, first - 2]
  if (!places.some((at) => at >= 0 && termAt(at) === counted)) return undefined
  const isBehind = termAt(next) === counted
  return { start: value.start, end: (isBehind ? words[next]?.end : undefined) ?? value.end }
}
