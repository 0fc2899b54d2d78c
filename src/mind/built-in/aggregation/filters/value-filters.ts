import { settings } from '../../settings.ts'
import type { Filter, Reading } from './reading.ts'

/**
 * The values of text columns that the question has, the longest first. Undefined if one is a letter or two ("a B"),
 * stands in several columns or within other values ("Berlin, Oslo"), or if the question has two of one column.
 */
export function valueFilters({ wording, columns }: Reading): readonly Filter[] | undefined {
  const { valueLengthMin, valueLengthMax } = settings.aggregation
  const isUnread = (cell: string) => cell.length < valueLengthMin && wording.hasExactly(cell)
  if (columns.some(({ cells }) => cells.some(isUnread))) return undefined
  const candidates = columns.flatMap(({ cells, measured }, column) => {
    if (measured !== undefined) return []
    const isValue = ({ length }: string) => length >= valueLengthMin && length <= valueLengthMax
    const values = [...new Set(cells)].filter(isValue)
    return values.map((value) => ({ column, value, terms: wording.termsOf(value) }))
  })
  candidates.sort((a, b) => b.terms.length - a.terms.length)
  const filters: Filter[] = []
  for (const { column, value, terms } of candidates) {
    if (!wording.accountForAll(terms)) continue
    const { name = '', cells = [] } = columns[column] ?? {}
    const isElsewhere = candidates.some(
      (other) =>
        (other.column !== column || other.value !== value) &&
        terms.every((term) => other.terms.includes(term)),
    )
    if (isElsewhere || filters.some((filter) => filter.column === column)) return undefined
    const holds = (row: number) => cells[row] === value
    filters.push({ column, shown: `${name}: ${value}`, holds })
  }
  return filters
}

/** The columns that the question names and whose cells say yes or no: "with a balcony". */
export function propertyFilters({ wording, columns, aggregations }: Reading): readonly Filter[] {
  const says = (words: 'affirmed' | 'denied', cell: string) =>
    (words === 'affirmed' ? yesMark : noMark).test(cell) ||
    aggregations.some((one) => one[words].has(cell))
  const properties = [...columns.keys()].filter((at) => {
    const cells = columns[at]?.cells ?? []
    const isProperty = cells.every((cell) => says('affirmed', cell) || says('denied', cell))
    return isProperty && wording.hasWholeName(at)
  })
  return properties.map((column) => {
    wording.accountForName(column)
    const { name = '', cells = [] } = columns[column] ?? {}
    const shown = cells.find((cell) => says('affirmed', cell)) ?? '✓'
    return {
      column,
      shown: `${name}: ${shown}`,
      holds: (row) => says('affirmed', cells[row] ?? ''),
    }
  })
}

const yesMark = /^[✓✔•]$/u
const noMark = /^[-–—✗✘]?$/u
