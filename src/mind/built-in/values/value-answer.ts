import { onceForEach } from '../../../base/cache/once-for-each.ts'
import type { Token } from '../../../extraction/terms/tokens.ts'
import { wordSetsOf } from '../../../extraction/terms/word-sets.ts'
import { languageOf } from '../../../language/languages.ts'
import type { FoundValue } from '../../../language/quantities/found-value.ts'
import { readValues } from '../../../language/quantities/values.ts'
import { type Coverage, cover } from '../features/coverage.ts'
import type { Measure } from '../features/measure.ts'
import { isTelling } from '../grounding/alignment.ts'
import type { Candidates } from '../selection/candidates.ts'
import { settings as shared } from '../settings.ts'
import { ofSubject } from './of-subject.ts'
import { settings } from './settings.ts'
import { keyOf, type ValueAsked, valueAsked, wordsNaming, wordsOfValues } from './value-asked.ts'

/** A value in a unit, as it stands there, and the points that speak for it. */
export type ScoredValue = {
  readonly unit: number
  readonly kind: FoundValue['kind']
  /** Counted from the start of the passage. */
  readonly start: number
  readonly end: number
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
  const values = candidates.units.flatMap((unit, index) => {
    if (unit.kind === 'heading' || unit.kind === 'code' || unit.isQuestion) return []
    const near = nearnessOf(index, asked, candidates)
    if (!isNear(near, placeOf(index, candidates), asked, candidates)) return []
    return scoredValues(index, asked, candidates, near).filter(({ start }) =>
      isOfSubject(index, start),
    )
  })
  return { asked, values: values.toSorted((a, b) => b.points - a.points || a.unit - b.unit) }
})

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
function nearnessOf(
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
 * Whether enough of the subject is near: all names and numbers, and of what neither headings nor title say as much as
 * `coveredMin`, by weight.
 */
function isNear(
  near: Coverage,
  place: Coverage,
  { isOfSubject }: ValueAsked,
  { measure }: Candidates,
): boolean {
  let [whole, covered] = [0, 0]
  for (const [term, is] of isOfSubject.entries()) {
    const asked = measure.terms[term]
    if (!is || asked === undefined) continue
    const isSaid = (near[term] ?? 0) > 0
    if (!isSaid && isTelling(asked) && !isPartOfName(term, near, measure)) return false
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

function scoredValues(
  index: number,
  asked: ValueAsked,
  candidates: Candidates,
  near: Coverage,
): readonly ScoredValue[] {
  const { units, passages, measure } = candidates
  const unit = units[index]
  const passage = unit && passages[unit.passage]
  if (unit === undefined || passage === undefined) return []
  const text = passage.text.slice(unit.start, Math.min(unit.end, unit.start + shared.bounds.unit))
  const values = readValues(text, passage.language).map((value) => ({
    ...value,
    start: value.start + unit.start,
    end: value.end + unit.start,
    from: value.from + unit.start,
    to: value.to + unit.start,
  }))
  const clauses = new Clauses(text, unit.start, unit.tokens, passage.language)
  const hits = new Map(measure.hits[index]?.map(({ at, term }) => [at, term]))
  const termAt = (at: number) => {
    const word = unit.tokens[at]?.word
    return hits.get(at) ?? (word && measure.meaningOf(word).form)
  }
  return values.flatMap((value) => {
    const kinds = [value.kind, ...(value.or ? [value.or] : [])]
    const kind = asked.kinds.findIndex((one) => kinds.includes(one))
    if (kind < 0) return []
    if (value.kind === 'count' && !counts(value, asked, unit.tokens, termAt)) return []
    const around = clauses.around(value, values)
    const points = pointsOf(
      around,
      asked.kinds[kind] ?? value.kind,
      asked,
      candidates,
      near,
      clauses,
      termAt,
    )
    const thing = unit.tokens[unit.tokens.findIndex(({ start }) => start >= value.end)]
    const isCounted = asked.counted !== undefined && thing !== undefined && value.kind === 'count'
    const isBehind = isCounted && termAt(unit.tokens.indexOf(thing)) === asked.counted
    const end = isBehind ? thing.end : value.end
    return [{ ...value, end, unit: index, points: points + kind * settings.points.laterKind }]
  })
}

/** Whether a number counts what is asked for: "two rooms", "Rooms: 2". */
function counts(
  value: FoundValue,
  { counted }: ValueAsked,
  words: readonly Token[],
  termAt: (at: number) => number | undefined,
): boolean {
  if (counted === undefined) return false
  const last = words.findLastIndex(({ start }) => start < value.end)
  const first = words.findIndex(({ end }) => end > value.start)
  const places = [last + 1, last + 2, last + 3, first - 1, first - 2]
  return places.some((at) => at >= 0 && termAt(at) === counted)
}

/** The words around a value: those of its clause before and behind it, and those of earlier clauses. */
type Around = {
  readonly earlier: readonly number[]
  readonly before: readonly number[]
  readonly behind: readonly number[]
  readonly isOpenedByPronoun: boolean
}

function pointsOf(
  { earlier, before, behind, isOpenedByPronoun }: Around,
  kind: FoundValue['kind'],
  { naming, isOfSubject, isDenied }: ValueAsked,
  { measure }: Candidates,
  near: Coverage,
  clauses: Clauses,
  termAt: (at: number) => number | undefined,
): number {
  const { points, foreignMax } = settings
  const isNamed = (at: number) =>
    clauses.named[at]?.includes(kind) === true &&
    (naming.includes(kind) || termAt(at) !== undefined)
  const isOther = (at: number) => clauses.named[at] !== undefined && !isNamed(at)
  const around = [...before, ...behind]
  const said = new Set(around.flatMap((at) => termAt(at) ?? []))
  let [whole, own] = [0, 0]
  isOfSubject.forEach((is, term) => {
    if (!is) return
    const weight = measure.weights[term] ?? 0
    whole += weight
    own += weight * (said.has(term) ? 1 : near[term] || points.missing)
  })
  const isForeign = (at: number) => clauses.isTerm(at) && !isNamed(at) && termAt(at) === undefined
  const count = (places: readonly number[]) => Math.min(foreignMax, places.filter(isForeign).length)
  const firstSaid = before.findIndex((at) => termAt(at) !== undefined)
  const ahead = firstSaid < 0 ? before : before.slice(0, firstSaid)
  const beside = firstSaid < 0 ? [] : before.slice(firstSaid)
  const { nearness } = settings
  const isLeaning = isOfSubject.some(
    (is, term) => is && (near[term] === nearness.before || near[term] === nearness.paragraph),
  )
  const isOfOther = count(ahead) > Number(isOpenedByPronoun)
  const isNamedHere = around.some(isNamed) || (!around.some(isOther) && earlier.some(isNamed))
  return (
    (isNamedHere ? points.named : 0) +
    (whole === 0 ? 1 : own / whole) * points.said +
    Math.max(0, count(ahead) - Number(isOpenedByPronoun)) * points.foreign +
    count(beside) * points.foreignBeside +
    (count(before) === 0 ? count(earlier) * points.foreignEarlier : 0) +
    count(behind) * points.foreignBehind +
    (isLeaning && said.size === 0 && isOfOther ? points.otherSubject : 0) +
    (isDenied && !around.some((at) => clauses.isNegation(at)) ? points.notDenied : 0)
  )
}

/** The words of a unit, and the clauses that they are in. */
class Clauses {
  readonly named: ReturnType<typeof wordsNaming>
  readonly #words: readonly Token[]
  readonly #clauseOf: readonly number[]
  readonly #plain: ReadonlySet<number | string>
  readonly #leaning: ReadonlySet<string>
  readonly #negations: ReadonlySet<string>

  constructor(text: string, offset: number, words: readonly Token[], language: string) {
    const moved = words.map((token) => ({
      ...token,
      start: token.start - offset,
      end: token.end - offset,
    }))
    this.named = wordsNaming(text, moved, language)
    this.#words = words
    this.#plain = wordsOfValues(language).plain
    const { leaning, negations } = wordSetsOf(language)
    this.#leaning = leaning
    this.#negations = negations
    const { conjunctions } = languageOf(language)
    let clause = 0
    this.#clauseOf = moved.map(({ start, word }, at) => {
      const gap = text.slice(moved[at - 1]?.end ?? start, start)
      if (clauseMark.test(gap) || word.isCoordinator || conjunctions.has(word.folded)) clause++
      return clause
    })
  }

  /** Whether a word says something of its own: no small word, number or verb that says little. */
  isTerm(at: number): boolean {
    const word = this.#words[at]?.word
    if (word === undefined) return false
    return word.isTerm && !word.isNumber && !this.#plain.has(keyOf(word))
  }

  isNegation(at: number): boolean {
    return this.#negations.has(this.#words[at]?.word.folded ?? '')
  }

  /** The words of the clause of a value before and behind it, without those of other values. */
  around(value: FoundValue, values: readonly FoundValue[]): Around {
    const words = this.#words
    const own = words.findIndex(({ end }) => end > value.start)
    const free = words.flatMap((word, at) => {
      const isFree = values.every(({ start, end }) => word.end <= start || end <= word.start)
      return isFree ? [at] : []
    })
    const clause = this.#clauseOf[own] ?? 0
    const within = free.filter((at) => this.#clauseOf[at] === clause)
    const first = this.#clauseOf.indexOf(clause)
    return {
      earlier: free.filter((at) => (this.#clauseOf[at] ?? 0) < clause),
      before: within.filter((at) => at < own),
      behind: within.filter((at) => at > own),
      isOpenedByPronoun: this.#leaning.has(words[first]?.word.folded ?? ''),
    }
  }
}

const clauseMark = /[,;:()—–、，；：（）،؛|]/
