import { asDecimal } from '../../../base/as-decimal.ts'
import type { Column } from './columns.ts'
import type { Query } from './query.ts'
import type { Table } from './read-tables.ts'

/** What a query over a table gives. */
export type Result = {
  /** Indices of the rows that satisfy the filters, ascending. */
  readonly matching: readonly number[]
  /** Indices of the rows to show: of an extreme, those that have it. */
  readonly rows: readonly number[]
  readonly rowCount: number
  /** The count, sum, mean or extreme; undefined for a list or for groups. */
  readonly value?: number
  /** The value of each group; under an extreme, only the groups that have it. */
  readonly groups?: readonly GroupValue[]
}

export type GroupValue = { readonly name: string; readonly value: number }

/**
 * Evaluates a query. Undefined where its result would say little: no row has a value, or only one is listed or counted,
 * which its words find as any other.
 */
export function evaluateQuery(
  query: Query,
  { rows }: Table,
  columns: readonly Column[],
): Result | undefined {
  const { filters } = query
  const matching = [...rows.keys()].filter((row) => filters.every(({ holds }) => holds(row)))
  const shown = query.by === undefined ? ofRows : ofGroups
  const found = shown(query, matching, columns)
  return found && { ...found, matching, rowCount: rows.length }
}

type Found = Omit<Result, 'matching' | 'rowCount'>

function ofRows(
  { operation, column, filters }: Query,
  matching: readonly number[],
  columns: readonly Column[],
): Found | undefined {
  if (operation === 'count' && column !== undefined)
    return differentValues(matching, columns[column])
  if (operation === 'count' || operation === 'list') {
    // The words of a question find one row, but not what they exclude or compare.
    const isFound = matching.length === 1 && filters.every(({ made }) => made === undefined)
    if (isFound || (operation === 'list' && matching.length === 0)) return undefined
    return { rows: matching, ...(operation === 'count' && { value: matching.length }) }
  }
  if (operation === 'value') return matching.length > 0 ? { rows: matching } : undefined
  const values = valuesOf(matching, columns[column ?? -1])
  if (operation === 'sum' || operation === 'mean') {
    if (values.length < 2) return undefined
    return { rows: matching, value: computed(operation, values) }
  }
  const value = extreme(operation, values)
  if (value === undefined) return undefined
  const { values: all = [] } = columns[column ?? -1]?.measured ?? {}
  return { rows: matching.filter((row) => all[row] === value), value }
}

/** How many different values a column has, and how many rows have each; undefined if some may be the same. */
function differentValues(
  matching: readonly number[],
  column: Column | undefined,
): Found | undefined {
  const cells = matching.map((row) => column?.cells[row] ?? '').filter(Boolean)
  const different = [...new Set(cells)].map((cell) => cell.toLowerCase())
  // "Oslo", "oslo" and "Berlin, Oslo" are not three offices.
  const isUnclear = different.some((one, at) =>
    different.some((other, nth) => nth !== at && other.includes(one)),
  )
  if (isUnclear) return undefined
  const groups = [...Map.groupBy(cells, (cell) => cell)].map(([name, same]) => {
    return { name, value: same.length }
  })
  return { rows: matching, value: groups.length, groups }
}

/** The value of each group, the highest first; or only the groups that have the extreme. */
function ofGroups(
  { operation, column, by, within }: Query,
  matching: readonly number[],
  columns: readonly Column[],
): Found | undefined {
  const cells = columns[by ?? -1]?.cells ?? []
  const named = matching.filter((row) => cells[row] !== '')
  const kind = within ?? (operation === 'sum' || operation === 'mean' ? operation : 'count')
  const groups = [...Map.groupBy(named, (row) => cells[row] ?? '')].flatMap(([name, among]) => {
    const values = kind === 'count' ? among : valuesOf(among, columns[column ?? -1])
    if (values.length === 0) return []
    return [{ name, value: kind === 'count' ? values.length : computed(kind, values) }]
  })
  if (groups.length < 2) return undefined
  if (operation !== 'max' && operation !== 'min')
    return { rows: named, groups: groups.toSorted((a, b) => b.value - a.value) }
  const values = groups.map(({ value }) => value)
  const best = groups.filter(({ value }) => value === extreme(operation, values))
  const names = new Set(best.map(({ name }) => name))
  return { rows: named.filter((row) => names.has(cells[row] ?? '')), groups: best }
}

function valuesOf(rows: readonly number[], column: Column | undefined): readonly number[] {
  return rows.flatMap((row) => column?.measured?.values[row] ?? [])
}

/** The sum or mean of values, of which there are some. */
function computed(kind: 'sum' | 'mean', values: readonly number[]): number {
  const sum = asDecimal(values.reduce((all, value) => all + value, 0))
  return kind === 'sum' ? sum : sum / values.length
}

function extreme(operation: 'max' | 'min', values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined
  return values.reduce((best, value) =>
    operation === 'max' ? Math.max(best, value) : Math.min(best, value),
  )
}
