import { asDecimal } from '../../../base/as-decimal.ts'
import { type ExactUnit, exactUnitOpening } from '../../../language/quantities/exact-units.ts'
import { readNumbers } from '../../../language/quantities/numbers.ts'

export type Quantities = {
  readonly kind: 'number' | 'date'
  /** One for each row; undefined for an empty cell. A date is year × 10,000 + month × 100 + day. */
  readonly values: readonly (number | undefined)[]
  /** What stands before and after each number: a currency, a unit. */
  readonly before: string
  readonly after: string
  /** Digits after the decimal sign that all numbers have, at most 2: "4.50". */
  readonly decimals: number
  /** The unit, if it converts exactly into others: kilometres, and not "per night". */
  readonly unit?: Pick<ExactUnit, 'dimension' | 'factor'>
}

/** What is written where there is no value, in any language: nothing, a dash, "n/a". */
export const isEmpty = (cell: string) => /^(?:[-–—?]|n\/a|n\.\s?a\.|k\.\s?a\.)?$/i.test(cell)

/** A cell as a number, with what stands around it. */
type Quantity = Omit<Quantities, 'kind' | 'values'> & { readonly value: number }

/** The cells as numbers, if all that are not empty are of one unit or convert into it. Linear in their length. */
export function numbersOf(cells: readonly string[], language: string): Quantities | undefined {
  const read = cells.map((cell) =>
    isEmpty(cell) ? undefined : (quantityOf(cell, language) ?? null),
  )
  const given = read.filter((one) => one !== undefined)
  const [first, ...others] = given
  if (first === undefined || first === null || others.length === 0) return undefined
  const { before, after } = first
  const alike = given.map((one) => one && inUnitOf(one, first))
  if (alike.some((one) => one === null || one === undefined)) return undefined
  const decimals = given.reduce((least, one) => Math.min(least, one?.decimals ?? 0), first.decimals)
  const values = read.map((one) => (one ? inUnitOf(one, first) : undefined))
  const { unit } = first
  return { kind: 'number', values, before, after, decimals, ...(unit && { unit }) }
}

/** The number of a quantity in the unit of another one; undefined where that is not certain: 900 g are 0.9 kg. */
function inUnitOf(
  { value, before, after, unit }: Quantity,
  other: Pick<Quantities, 'before' | 'after' | 'unit'>,
): number | undefined {
  if (before === other.before && after === other.after) return value
  const isExact = unit !== undefined && unit.dimension === other.unit?.dimension
  if (!isExact || other.unit === undefined || before !== '' || other.before !== '') return undefined
  return asDecimal((value * unit.factor) / other.unit.factor)
}

/** Groups of digits with spaces between them, as many languages write them: "48 000". */
const spacedGroups = /(?<![\d.,])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)/g

/** The longest unit after a number: "kWh/100 km" has digits of its own and is none. */
const unitLengthMax = 12
/** Before a number only a currency is a unit: "$", "EUR "; "Room 12" is a name. */
const currency = /^(?:\p{Sc}|[A-Z]{3}|[A-Z]{0,2}\p{Sc})?\s?$/u

/**
 * The quantity that a cell is, or begins with: "£8, children £3". Not where brackets say whose it is and another one
 * follows: "£5 (children), £9 (adults)".
 */
function quantityOf(cell: string, language: string): Quantity | undefined {
  const whole = onlyQuantity(cell, language)
  if (whole !== undefined) return whole
  const [first = cell] = cell.split(/[,;]\s|\s\(/, 1)
  const isOfSome = bracketThenMore.test(cell.slice(first.length))
  return first === cell || isOfSome ? undefined : onlyQuantity(first, language)
}

/** Brackets without a number, and a number behind them. */
const bracketThenMore = /^\s\([^()\p{N}]{0,60}\)[^\p{N}]{0,60}\p{N}/u

/** A cell that is one number, perhaps with a sign and a unit: "−3.5 °C", "$1,200". */
function onlyQuantity(written: string, language: string): Quantity | undefined {
  const cell = written.replace(spacedGroups, (digits) => digits.replace(/\s/g, ''))
  const [number, another] = readNumbers(cell, language)
  if (number === undefined || another !== undefined) return undefined
  const ahead = cell.slice(0, number.start)
  const isNegative = /[-−]$/.test(ahead)
  const before = isNegative ? ahead.slice(0, -1) : ahead
  const after = cell.slice(number.end)
  const isUnit = after.length <= unitLengthMax && !/\p{Nd}/u.test(after)
  if (!isUnit || !currency.test(before)) return undefined
  const [, fraction = ''] = /[.,](\d{1,2})$/.exec(cell.slice(number.start, number.end)) ?? []
  const value = isNegative ? -number.value : number.value
  const unit = exactUnitOpening(after, language)
  const isWhole = unit?.end === after.trimEnd().length
  return { before, after, decimals: fraction.length, value, ...(isWhole && { unit }) }
}
