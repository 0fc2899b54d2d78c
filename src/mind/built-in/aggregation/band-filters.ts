import type { Aggregation } from '../../../language/aggregation-words.ts'
import { readNumbers } from '../../../language/quantities/numbers.ts'
import type { Range } from '../../../language/words/words.ts'
import type { AccountedWords } from './accounted-words.ts'
import type { Column } from './columns.ts'
import { type Filter, onlyOne, type TableQuestion } from './filter.ts'
import { endOfUnit } from './range-filters.ts'

/** The numbers that a cell such as "6–10" or "more than 10" stands for; `isAbove` if not the lowest itself. */
type Band = { readonly low: number; readonly high: number; readonly isAbove?: boolean }

type Banded = { readonly column: number; readonly bands: readonly Band[] }

/**
 * "after 7 years" in a table with "0–2", "3–5" and "6 or more" years: the row whose band has the number. The question
 * names the column, or writes a word of its name behind the number.
 */
export function bandFilters(reading: TableQuestion): readonly Filter[] {
  const { wording, columns } = reading
  const banded = [...columns.keys()].flatMap((column) => {
    const bands = bandsOf(columns[column], reading, wording.language)
    return bands === undefined ? [] : [{ column, bands }]
  })
  const found = onlyOne(readNumbers(wording.text, wording.language))
  const isNegative = found && /[-−]$/.test(wording.text.slice(0, found.start))
  const number = isNegative ? undefined : found
  const asked = number && columnOf(number, banded, wording)
  if (number === undefined || asked === undefined) return []
  const { column, bands } = asked
  const row = rowOf(number.value, bands, comparedBefore(number, reading))
  if (row === undefined) return []
  const { name = '', cells = [] } = columns[column] ?? {}
  const said = { start: number.start, end: number.end }
  wording.account([{ ...said, end: endOfUnit(wording, number.end, columns[column]) }])
  wording.accountForName(column)
  const shown = `${name}: ${cells[row] ?? ''}`
  return [{ column, shown, said, made: 'band', holds: (one) => one === row }]
}

function columnOf(
  number: Range,
  banded: readonly Banded[],
  wording: AccountedWords,
): Banded | undefined {
  const ofUnit = banded.filter(({ column }) =>
    wording.hasAfter(number.end, wording.namesOf(column)),
  )
  const named = wording.mostNamed(banded.map(({ column }) => column))
  return onlyOne(ofUnit) ?? banded.find(({ column }) => column === named)
}

/** What a phrase right before the number compares it as: "over 500" is not the band that ends with 500. */
function comparedBefore(number: Range, { wording, found }: TableQuestion) {
  const before = found.find(
    ({ end }) =>
      end <= number.start && /^\p{Sc}?$/u.test(wording.text.slice(end, number.start).trim()),
  )
  const kinds = before?.value.map(({ kind }) => kind) ?? []
  if (kinds.includes('above')) return 'above'
  return kinds.includes('below') ? 'below' : undefined
}

function rowOf(
  value: number,
  bands: readonly Band[],
  compared: 'above' | 'below' | undefined,
): number | undefined {
  const rows = [...bands.keys()].filter((row) => {
    const { low, high, isAbove = false } = bands[row] ?? { low: Number.NaN, high: Number.NaN }
    const isFrom = compared === 'above' || !isAbove ? value >= low : value > low
    const isTo = compared === 'above' && high !== low ? value < high : value <= high
    return isFrom && isTo && !(compared === 'below' && value === low && !isAbove)
  })
  return onlyOne(rows)
}

/** The bands of a column of which each cell is one, and at least one no single number. */
function bandsOf(
  column: Column | undefined,
  { aggregations }: TableQuestion,
  language: string,
): readonly Band[] | undefined {
  if (column === undefined || column.measured !== undefined) return undefined
  const bands = column.cells.map((cell) => bandOf(cell, aggregations, language))
  const read = bands.filter((band) => band !== undefined)
  const isOfBands = read.length === bands.length && read.some(({ low, high }) => low < high)
  return isOfBands && read.length > 1 ? read : undefined
}

/** "–", " to ", " kg – ", "–€" */
const betweenBounds = /^\s?(?:\p{Sc}|\p{L}{1,3})?\s?(?:[-–—]|\p{L}{1,3})\s?\p{Sc}?$/u

function bandOf(
  cell: string,
  aggregations: readonly Aggregation[],
  language: string,
): Band | undefined {
  const [first, second, another] = readNumbers(cell, language)
  if (first === undefined || another !== undefined) return undefined
  const before = cell.slice(0, first.start)
  if (second !== undefined) {
    const isRange = betweenBounds.test(cell.slice(first.end, second.start))
    return isRange && first.value < second.value
      ? { low: first.value, high: second.value }
      : undefined
  }
  const value = first.value
  const kinds = aggregations.flatMap(({ phrases }) =>
    phrases.find(before).flatMap((phrase) => phrase.value.map(({ kind }) => kind)),
  )
  const says = (kind: (typeof kinds)[number], sign: RegExp) =>
    kinds.includes(kind) || sign.test(before.trim())
  if (says('above', /^>$/)) return { low: value, high: Number.POSITIVE_INFINITY, isAbove: true }
  if (says('atLeast', /^≥|>=$/) || /^\s?\+/.test(cell.slice(first.end)))
    return { low: value, high: Number.POSITIVE_INFINITY }
  // The bands above it begin where this one ends.
  if (says('below', /^<$/)) return { low: Number.NEGATIVE_INFINITY, high: below(value) }
  if (says('atMost', /^≤|<=$/)) return { low: Number.NEGATIVE_INFINITY, high: value }
  return before.trim() === '' ? { low: value, high: value } : undefined
}

/** The largest number below another one. */
function below(value: number): number {
  return value - Math.max(Math.abs(value), 1) * Number.EPSILON
}
