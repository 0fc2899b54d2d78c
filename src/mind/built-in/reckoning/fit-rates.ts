import { tokensOfShort } from '../../../extraction/terms/tokens.ts'
import { languageOf } from '../../../language/languages.ts'
import { overlapsAny } from '../../../language/words/ranges.ts'
import type { Range } from '../../../language/words/words.ts'
import type { MeasuredUnits } from '../features/features.ts'
import type { Given } from './givens.ts'
import { limitsMet } from './limits-of-people.ts'
import { leadingTo, type ReckonedMatter } from './matter.ts'
import { type Per, persIn } from './per.ts'
import type { RateOfUnit } from './rates-of-units.ts'
import { settings } from './settings.ts'

/** A rate that takes some numbers of a question, with what each makes of it. */
export type Fit = {
  readonly rate: RateOfUnit
  readonly factors: readonly Factor[]
  /** Sentences above its table or list that tell what it is per. */
  readonly above: readonly number[]
  readonly share: number
  readonly score: number
  /** Whether enough of the question is said, and of what the rate is of something is asked for. */
  readonly isAsked: boolean
  /** Whether its sentence tells something else of what is counted: "£28 per person; children pay half". */
  readonly isUnsure: boolean
}

/** So many times what an amount is per. */
export type Factor = { readonly given: Given; readonly times: number; readonly per: number }

/** How a rate takes all of some numbers; undefined where it does not, or is for fewer or more than there are. */
export function fitOf(
  rate: RateOfUnit,
  givens: readonly Given[],
  matter: ReckonedMatter,
  read: MeasuredUnits,
): Fit | undefined {
  const { question, units, passages } = read
  if (rate.isLimit || isPackage(rate, question.language)) return undefined
  const taken = factorsOf(rate, givens, read)
  if (taken === undefined) return undefined
  if (!givens.every(({ things }) => things.size === 0 || isNamed(things, rate, read)))
    return undefined
  const { language = '' } = passages[units[rate.unit]?.passage ?? -1] ?? {}
  if (limitsMet(rate, givens, language).includes(false)) return undefined
  const ofAnyone = taken.factors.filter(
    ({ given }) => !isPerItself(given, rate) && given.isOfPeople,
  )
  const isUnsure = ofAnyone.some(({ given }) => isSaidApart(given, rate, question.language))
  const share = matter.share(rate.unit, rate.own)
  const asked = askedOf(rate, read)
  // The price of a dinner per person is not asked for.
  const { saidMin, doseSaidMin } = settings
  const isSaid = share >= (rate.amount.unit === 'money' ? saidMin : doseSaidMin)
  const isAsked = isSaid && (asked > 0 || matter.isEmpty)
  const score = share + asked * settings.labelWeight
  return { rate, ...taken, share, score, isAsked, isUnsure }
}

/** What a rate makes of each of some numbers: first what it is per, then what it names. */
function factorsOf(
  rate: RateOfUnit,
  givens: readonly Given[],
  read: MeasuredUnits,
): Pick<Fit, 'factors' | 'above'> | undefined {
  const factors: Factor[] = []
  let rest = givens
  const further = rate.pers.some(({ isTime }) => isTime) ? [] : persAbove(rate.unit, read)
  const above = new Set<number>()
  for (const { per, unit } of [...rate.pers.map((per) => ({ per, unit: rate.unit })), ...further]) {
    const factor = factorOf(rest, per)
    // What is said of things that are no unit is mostly no dose: "760 mm" of two lines.
    const isUnit = per.unit !== 'count' || per.isTime || per.isOfPeople
    if (!isUnit && rate.amount.unit !== 'money') return undefined
    if (factor !== undefined) {
      factors.push(factor)
      if (unit !== rate.unit) above.add(unit)
      rest = rest.filter((one) => one !== factor.given)
    } else if (per.isTime || per.isOfPeople) return undefined
    // "per room" of a room that is asked for, "per item" of what is counted.
    else if (rate.pers.includes(per) && !per.isPiece && !isPerAsked(per, read)) return undefined
  }
  for (const given of rest) {
    if (given.isOne || given.unit !== 'count' || !isNamed(given.stems, rate, read)) return undefined
    factors.push({ given, times: given.value, per: 1 })
  }
  return { factors, above: [...above] }
}

/** The first of some numbers that an amount is per. */
function factorOf(givens: readonly Given[], per: Per): Factor | undefined {
  for (const given of givens) {
    const times = timesIn(given, per)
    if (times !== undefined) return { given, times, per: per.count }
  }
  return undefined
}

/** The share of what a rate is the rate of that the question says, besides words for prices; 1 where nothing is told. */
function askedOf(
  { names }: RateOfUnit,
  { measure, question: { language } }: MeasuredUnits,
): number {
  const { reckoning, aggregation, values } = languageOf(language)
  const ofPrice = [reckoning?.pays, reckoning?.each, aggregation?.prices]
  const found: readonly Range[] = ofPrice.flatMap((phrases) => phrases?.find(names) ?? [])
  const plain = new Set(values.plain)
  const own = tokensOfShort(names, language).filter((one) => {
    return one.word.isTerm && !overlapsAny(one, found) && !plain.has(one.word.folded)
  })
  const isSaid = ({ start, end }: Range) =>
    measure.title(names.slice(start, end), language).asked > 0
  return own.length === 0 ? 1 : own.filter(isSaid).length / own.length
}

/** What a sentence above a table or list says that all amounts in it are per: "Prices are per room and night." */
function persAbove(
  index: number,
  read: MeasuredUnits,
): readonly { readonly per: Per; readonly unit: number }[] {
  const { units, question } = read
  const { kind } = units[index] ?? {}
  if (kind !== 'row' && kind !== 'item') return []
  return leadingTo(index, read).flatMap((at) => {
    const text = units[at]?.shown ?? ''
    if (/\p{N}/u.test(text)) return []
    return persIn(text, question.language).map((per) => ({ per, unit: at }))
  })
}

/** How many times a number is what an amount is per; undefined where it is of something else. */
function timesIn(given: Given, per: Per): number | undefined {
  const exact = given.unit !== 'count' && given.unit === per.unit
  // An hour is no part of a day's hire, but a year has twelve months, and a week seven days.
  const isOfDays = per.factor === secondsOfDay && given.factor % secondsOfDay === 0
  const isWhole = given.unit === 'months' || given.factor === per.factor
  if (exact && (isWhole || (given.unit === 'duration' && isOfDays)))
    return given.value / per.factor / per.count
  if (exact) return undefined
  const isSame = [...per.stems].some((stem) => given.stems.has(stem))
  const isPerPerson = per.isOfAnyone && given.isOfPeople
  if (!isSame && !isPerPerson) return undefined
  return given.value / given.factor / per.count
}

const secondsOfDay = 86_400

/** Whether a rate is per what a number counts, and not per anyone. */
function isPerItself({ stems }: Given, { pers }: RateOfUnit): boolean {
  return pers.some((per) => [...per.stems].some((stem) => stems.has(stem)))
}

/** Whether what a number counts is said behind a rate, which may then be another for it. */
function isSaidApart({ stems }: Given, { behind }: RateOfUnit, language: string): boolean {
  return tokensOfShort(behind, language).some(({ word }) => stems.has(word.hash))
}

function isPerAsked({ stems }: Per, { measure }: MeasuredUnits): boolean {
  return [...stems].some((stem) => measure.termOf(stem) !== undefined)
}

/**
 * Whether what a number counts is what a rate names, which a heading or a sentence before may tell more of: "4 wetsuits"
 * beside "Wetsuit: £6", "4 training sessions" beside "One session costs £38" below "Training".
 */
export function isNamed(
  stems: ReadonlySet<number>,
  rate: RateOfUnit,
  read: MeasuredUnits,
): boolean {
  const { measure, question, units } = read
  const own = units[rate.unit]
  const { coverage } = measure.title(rate.names, question.language)
  const around = [measure.title(rate.own, question.language).coverage]
  around.push(measure.placed[rate.unit] ?? measure.none())
  if (own !== undefined && !own.opensBlock)
    around.push(measure.alike[rate.unit - 1] ?? measure.none())
  const terms = [...stems].map((stem) => measure.termOf(stem) ?? -1)
  const isSaid = (said: readonly number[], term: number) => (said[term] ?? 0) > settings.namedMin
  return (
    terms.some((term) => isSaid(coverage, term)) &&
    terms.every((term) => isSaid(coverage, term) || around.some((said) => isSaid(said, term)))
  )
}

/** Whether an amount is for several at once: "10 sessions cost £330". */
function isPackage({ names }: RateOfUnit, language: string): boolean {
  return /\p{N}/u.test(names) || languageOf(language).numerals.find(names).length > 0
}
