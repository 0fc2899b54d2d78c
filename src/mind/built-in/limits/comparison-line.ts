import { languageOf } from '../../../language/languages.ts'
import type { ComparedKind, LimitWords } from '../../../language/limit-words.ts'
import type { CaseAsked } from './case-asked.ts'
import type { Bound, Limit } from './limit.ts'
import { compared, type Pair, pairOf } from './quantity.ts'

/** A case beside a limit of its kind. */
export type Comparison = {
  /** Whether the case is within the limit; undefined where that is not decided, as a month has no number of days. */
  readonly isWithin: boolean | undefined
  /** The kind that was compared. */
  readonly kind: string
  readonly limit: Limit
  readonly isRange: boolean
}

/** Compares a case with a limit; undefined where they are of different kinds. */
export function compare(one: CaseAsked, limit: Limit, language: string): Comparison | undefined {
  const { low, high } = limit
  const below = low && pairOf(one, low, language)
  const above = high && pairOf(one, high, language)
  const kind = (below ?? above)?.own.kind
  if (kind === undefined || (low && !below) || (high && !above)) return undefined
  const known = { kind, limit, isRange: low !== undefined && high !== undefined }
  const [fromLow, toHigh] = [sideOf(below, low, 1), sideOf(above, high, -1)]
  const isOutside = fromLow === false || toHigh === false
  const isInside = fromLow === true && toHigh === true
  // A range over midnight, or over the end of the year.
  const isTurned = below && above && below.other.least > above.other.least
  if (isTurned) return { ...known, isWithin: fromLow === true || toHigh === true }
  return { ...known, isWithin: isOutside ? false : isInside ? true : undefined }
}

/** Whether a value is on the inner side of a bound; true of no bound, undefined where it is not decided. */
function sideOf(
  pair: Pair | undefined,
  bound: Bound | undefined,
  inner: 1 | -1,
): boolean | undefined {
  if (pair === undefined || bound === undefined) return true
  const order = compared(pair)
  if (order === undefined) return undefined
  return order === 0 ? bound.isIncluded : order === inner
}

/**
 * The sentence that says how a case compares with a limit, and nothing of what follows from it: "15 is under 16.",
 * "6:00 is not between 7:00 and 22:00." Undefined where it is not decided, and on the end of a range of times.
 */
export function comparisonLine(
  one: CaseAsked,
  { isWithin, kind, limit: { low, high } }: Comparison,
  language: string,
): string | undefined {
  const { limits: words } = languageOf(language)
  if (words === undefined) return undefined
  const isBare = kind === 'age' || kind === 'people' || kind === 'count'
  const written = (value: { readonly shown: string; readonly number: string }) =>
    (isBare ? value.number : value.shown).trim()
  const own = written(one)
  if (low && high) {
    if (isWithin === undefined || isOnEnd(one, high, language)) return undefined
    const template = isWithin ? words.inside : words.outside
    return filled(template, [own, written(low), written(high)], one.isOne)
  }
  const bound = low ?? high
  if (bound === undefined) return undefined
  const pair = pairOf(one, bound, language)
  const order = pair && compared(pair)
  if (order === undefined) return undefined
  const template = templateOf(words, kind, order, bound, low !== undefined)
  const told = one.shownAs === undefined ? own : one.shownAs[order > 0 ? 'least' : 'most']
  // What is a little more than 24 months would be told as 24.
  if (one.shownAs !== undefined && told === written(bound)) return undefined
  return filled(template, [told, written(bound)], one.isOne)
}

/** "under 16" and "at least 16" ask whether the case is less, "over 16" and "up to 16" whether it is more. */
function templateOf(
  words: LimitWords,
  kind: string,
  order: -1 | 0 | 1,
  { isIncluded }: Bound,
  isLow: boolean,
): string {
  const by: ComparedKind =
    kind === 'age' ? 'age' : kind === 'duration' || kind === 'months' ? 'duration' : 'amount'
  // "up to 10 kg" and "at least 8" are told which way the case differs.
  if (isIncluded && order !== 0) return (order < 0 ? words.less : words.more)[by]
  if (isLow === isIncluded) return (order < 0 ? words.less : words.notLess)[by]
  return (order > 0 ? words.more : words.notMore)[by]
}

function isOnEnd(one: CaseAsked, high: Bound, language: string): boolean {
  const pair = pairOf(one, high, language)
  return pair?.own.kind === 'clock' && compared(pair) === 0
}

/** A template with its places filled, in the form for one or for more: "ist/sind". */
function filled(template: string, values: readonly string[], isOne: boolean): string {
  const places = [...values]
  const text = template
    .replaceAll(/(\p{L}{1,12})\/(\p{L}{1,12})/gu, isOne ? '$1' : '$2')
    .replaceAll('…', () => places.shift() ?? '')
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`
}
