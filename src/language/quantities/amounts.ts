import { asDecimal } from '../../base/as-decimal.ts'
import { languageOf } from '../languages.ts'
import type { ValueKind } from '../value-words.ts'
import { fold } from '../words/fold.ts'
import type { Range } from '../words/words.ts'
import { currencyBefore, currencyNames, openingCurrency } from './currencies.ts'
import { exactUnitOpening } from './exact-units.ts'
import { measureOpening } from './measures.ts'
import { readNumbers } from './numbers.ts'

/**
 * A number with its unit, as it can be compared: the range has the unit, sign and currency, `from` and `to` are of the
 * number alone.
 */
export type Amount = Range & {
  readonly from: number
  readonly to: number
  /** The number in units of `unit`. */
  readonly value: number
  /**
   * What the value counts: `mass` in kg, `duration` in seconds, `months`, `count` where no unit is written; a unit that
   * does not convert is one of its own.
   */
  readonly unit: string
  /** How many of `unit` one of the written unit is: 0.001 for grams. */
  readonly factor: number
  /** The sign, code or name of the currency of money. */
  readonly currency?: string
}

/**
 * The amounts of a text in its language: "12 kg", "£1,500", "−20 °C", "two weeks", "9". Without numbers that belong to a
 * word ("36th", "B2"). Linear in the length of the text.
 */
export function readAmounts(text: string, language: string): readonly Amount[] {
  return readNumbers(text, language).flatMap(({ start, end, value }) => {
    const rest = text.slice(end, end + unitLengthMax)
    const { unit, factor, length, currency } = unitOf(rest, language)
    if (unit === 'count' && inWord.test(rest)) return []
    const minus = minusBefore(text, start, language)
    const sign = unit === 'count' ? currencyBefore(text.slice(0, start - minus), language) : ''
    const opening = start - minus - sign.length
    const signed = minus > 0 ? -value : value
    const known = { from: start, to: end, end: end + length, factor }
    if (sign !== '')
      return [{ ...known, start: opening, value: signed, unit: 'money', currency: sign.trim() }]
    // A hyphen before a number mostly joins it to what stands before.
    const isBelowZero = minus > 0 && unit === 'temperature'
    return [
      {
        ...known,
        start: isBelowZero ? opening : start,
        value: convert(isBelowZero ? signed : value, factor),
        unit,
        ...(currency !== undefined && { currency }),
      },
    ]
  })
}

const unitLengthMax = 30
/** A letter right behind a number, and what is more than one number: "3rd", "1.2.3". */
const inWord = /^(?:\p{L}|[./:]\p{N})/u

/** A number of some unit in the units of its dimension, without the traces of binary fractions. */
export function convert(value: number, factor: number): number {
  return asDecimal(value * factor)
}

type Unit = Pick<Amount, 'unit' | 'factor' | 'currency'> & { readonly length: number }

/** The unit that a text begins with. */
export function unitOf(rest: string, language: string): Unit {
  const paid = openingCurrency(rest, language)
  if (paid !== undefined && paid > 0)
    return { unit: 'money', factor: 1, length: paid, currency: rest.slice(0, paid).trim() }
  const exact = exactUnitOpening(rest, language)
  if (exact !== undefined) return { unit: exact.dimension, factor: exact.factor, length: exact.end }
  const measure = measureOpening(rest, language)
  if (measure === undefined || measure.kind === 'time')
    return { unit: 'count', factor: 1, length: 0 }
  const inflected = [1, 2].map((cut) =>
    exactUnitOpening(` ${rest.slice(0, measure.end - cut).trim()}`, language),
  )
  const stem = inflected.find((one) => one !== undefined)
  // "Jahren"
  if (stem !== undefined && measure.kind === 'duration')
    return { unit: stem.dimension, factor: stem.factor, length: measure.end }
  const written = fold(rest.slice(0, measure.end).replace(/^[\s\u00a0\u202f-]/, ''))
  return { unit: unitNamed(measure.kind, written), factor: 1, length: measure.end }
}

/** Units that do not convert are compared by what they are called. */
function unitNamed(kind: ValueKind, written: string): string {
  if (kind === 'percentage') return kind
  if (kind === 'temperature') return /f/.test(written) ? 'fahrenheit' : kind
  return `${kind} ${written}`
}

/** Whether two currencies are the same, as far as their names tell: "€" and "euros". */
export function isSameCurrency(one: string, other: string, language: string): boolean {
  const names = (written: string) => currencyNames(written, language).map(fold)
  const [folded, otherFolded] = [fold(one), fold(other)]
  return folded === otherFolded || names(one).includes(otherFolded) || names(other).includes(folded)
}

/** The length of the minus before a place, with the space behind it. */
function minusBefore(text: string, at: number, language: string): number {
  const before = text.slice(Math.max(0, at - minusLengthMax), at)
  if (minusSign.test(before)) return 1
  const word = languageOf(language).values.minus.find((one) =>
    before.toLowerCase().endsWith(`${one} `),
  )
  return word === undefined ? 0 : word.length + 1
}

const minusLengthMax = 12
const minusSign = /(?:^|[^\p{L}\p{N}])[-−–]$/u
