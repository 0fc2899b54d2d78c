import { readNumbers } from '../../../language/quantities/numbers.ts'
import type { MeasuredUnits } from '../features/features.ts'
import { areOfSection } from '../segmentation/same-section.ts'
import { kindsAskedFor } from './asked-kind.ts'
import { type Fit, fitOf, isNamed } from './fit-rates.ts'
import type { Given } from './givens.ts'
import { wholeOf } from './hundredths.ts'
import { limitsMet } from './limits-of-people.ts'
import type { ReckonedMatter } from './matter.ts'
import { type RateOfUnit, ratesOf } from './rates-of-units.ts'
import type { Reckoned } from './reckoned.ts'
import { settings } from './settings.ts'
import { sumLine } from './sum-line.ts'

/** What the numbers of a question come to by the rates that the documents state; undefined where that is not clear. */
export function sumOf(
  read: MeasuredUnits,
  givens: readonly Given[],
  matter: ReckonedMatter,
): Reckoned | undefined {
  const { language, text } = read.question
  const all = ratesOf(read, matter)
  const groups = partsOf(givens.filter(isNew))
  // "How much" asks for money, or else for an amount of something.
  const [fits] = kindsAskedFor(text, language).flatMap((wanted) => {
    const rates = all.filter(({ amount }) => wanted(amount))
    const parts = groups.map((part) =>
      rates.flatMap((rate) => fitOf(rate, part, matter, read) ?? []),
    )
    if (!parts.some((part) => part.some(({ isAsked }) => isAsked))) return []
    return [parts.flatMap((part) => clearest(part, read) ?? [])]
  })
  if (fits === undefined || fits.length < groups.length) return undefined
  const isCounted = fits.length > 1 || fits[0]?.factors.some(({ times }) => times !== 1) === true
  const [first] = fits
  const ofSection = all.filter((rate) => first && areBeside(rate.unit, first.rate.unit, read))
  if (!isCounted || givens.some((given) => hasPackage(given, ofSection, read))) return undefined
  if (fits.some((one) => isCapped(one, ofSection, language)) || !areOfOne(fits, read))
    return undefined
  if (all.some((rate) => isForAsMany(rate, fits, givens, read))) return undefined
  const line = sumLine(fits, language)
  if (line === undefined) return undefined
  return {
    units: fits.map(({ rate }) => rate.unit),
    besides: [
      ...fits.flatMap(({ above }) => above.filter((unit) => read.units[unit]?.kind !== 'row')),
      ...bundlesBeside(fits, ofSection, givens, read),
    ],
    line,
  }
}

/** "Two reminders were sent. What do I pay for the 2 reminders?" */
function isNew({ value, stems }: Given, at: number, all: readonly Given[]): boolean {
  return !all
    .slice(0, at)
    .some((one) => one.value === value && [...one.stems].every((stem) => stems.has(stem)))
}

/** Whether all rates are of one section: two museums have no common sum. */
function areOfOne(fits: readonly Fit[], { units }: MeasuredUnits): boolean {
  const [first] = fits
  return fits.every(({ rate }) => areOfSection(units[first?.rate.unit ?? -1], units[rate.unit]))
}

/** Whether a section has another rate for so many people: "groups of ten or more pay £6.50 per person". */
function isForAsMany(
  rate: RateOfUnit,
  fits: readonly Fit[],
  givens: readonly Given[],
  { units, question }: MeasuredUnits,
): boolean {
  const [own, other] = [units[fits[0]?.rate.unit ?? -1], units[rate.unit]]
  if (!areOfSection(own, other) || fits.some((one) => one.rate.unit === rate.unit)) return false
  return limitsMet(rate, givens, question.language).includes(true)
}

/** Whether a rate comes to more than the most that its rule allows: "20p per day, at most £8". */
function isCapped({ rate, factors }: Fit, rates: readonly RateOfUnit[], language: string): boolean {
  const worth = ({ amount }: RateOfUnit) =>
    wholeOf(amount, language) === undefined ? amount.value : amount.value / 100
  const total = factors.reduce((all, { times }) => all * times, worth(rate))
  return rates.some((one) => one.unit === rate.unit && one.isLimit && worth(one) < total)
}

/** Whether several of a thing have a price of their own, which may be less: "10 sessions cost £330". */
function hasPackage(given: Given, rates: readonly RateOfUnit[], read: MeasuredUnits): boolean {
  if (!given.isOfThing) return false
  return rates.some((rate) => {
    const sizes = readNumbers(rate.names, read.question.language)
    const isReached = sizes.some(({ value }) => value > 1 && value <= given.value)
    return isReached && isNamed(given.stems, rate, read)
  })
}

/** Each thing that is counted has a rate of its own; times and distances are the same for all. */
function partsOf(givens: readonly Given[]): readonly (readonly Given[])[] {
  const things = givens.filter(({ isOfThing }) => isOfThing)
  if (things.length < 2) return [givens]
  const others = givens.filter(({ isOfThing }) => !isOfThing)
  return things.map((thing) => [thing, ...others])
}

/** The rate whose place says most of the question, if no other one with another amount comes near. */
function clearest(fits: readonly Fit[], read: MeasuredUnits): Fit | undefined {
  const asked = fits.filter(({ isAsked }) => isAsked)
  const [best, ...others] = asked.toSorted((a, b) => b.score - a.score || a.rate.unit - b.rate.unit)
  if (best === undefined || best.isUnsure) return undefined
  const { amount, pers, unit } = best.rate
  const isOther = ({ rate }: Fit) =>
    rate.amount.value !== amount.value || rate.pers.length !== pers.length
  const next = others.find(isOther)
  if (next !== undefined && next.score > best.score - settings.leadMin) return undefined
  const own = read.units[unit]
  // "£27 per hour on weekdays. On Sundays the rate is £36 per hour."
  const isSibling = (one: Fit) => {
    const { passage, block, kind } = read.units[one.rate.unit] ?? {}
    const isBeside = kind === 'sentence' && passage === own?.passage && block === own?.block
    return isBeside && !one.isAsked && isOther(one) && one.rate.pers.length === pers.length
  }
  const leadMin = best.share - settings.siblingLeadMin
  return fits.some((one) => isSibling(one) && one.share > leadMin) ? undefined : best
}

/** Other prices of the same section that are told to be for what is counted, as a family ticket may be cheaper. */
function bundlesBeside(
  fits: readonly Fit[],
  rates: readonly RateOfUnit[],
  givens: readonly Given[],
  read: MeasuredUnits,
): readonly number[] {
  const { measure, question } = read
  const own = new Set(fits.map(({ rate }) => rate.unit))
  const stems = givens.flatMap((given) => (given.isOfThing ? [...given.stems] : []))
  const terms = stems.map((stem) => measure.termOf(stem) ?? -1)
  const found = rates.filter(({ unit, label, names }) => {
    if (own.has(unit) || label === names) return false
    const { coverage } = measure.title(label, question.language)
    return terms.some((term) => (coverage[term] ?? 0) > settings.namedMin)
  })
  return [...new Set(found.map(({ unit }) => unit))].slice(0, settings.bundlesMax)
}

/** Whether units are of one kind, and of one section. */
function areBeside(one: number, other: number, { units }: MeasuredUnits): boolean {
  const [a, b] = [units[one], units[other]]
  return areOfSection(a, b) && a?.kind === b?.kind
}
