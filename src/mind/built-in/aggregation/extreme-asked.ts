import type { AggregationMeaning } from '../../../language/aggregation-words.ts'
import { measuredAs } from './columns.ts'
import { evaluateQuery } from './evaluate-query.ts'
import { type Filter, onlyOne, onNamedScales, onScale, type TableQuestion } from './filter.ts'
import type { Target } from './query.ts'
import type { Table } from './read-tables.ts'

/** What an extreme is of: the column that is named, groups, and the rows that satisfy conditions. */
type ExtremeAsked = {
  readonly value: number | undefined
  readonly by: number | undefined
  readonly filters: readonly Filter[]
  readonly table: Table
}

/**
 * The extreme of the column that the question names, or of the scale of the superlative, where it has one column or the
 * same row is the extreme of all: the cheapest by the month and by the year. Without either "the most" counts rows:
 * "Which department has the most people?"
 */
export function extremeOf(
  reading: TableQuestion,
  { value: superlative, end }: TableQuestion['found'][number],
  { value: named, by, filters, table }: ExtremeAsked,
): Target | undefined {
  const measured = [
    ...measuredAs(reading.columns, 'number'),
    ...measuredAs(reading.columns, 'date'),
  ]
  const ranked = new Set(reading.wording.keysOf(reading.aggregation.ranks))
  const firstOfAgreeing = (columns: readonly number[], operation: 'max' | 'min') => {
    const extremes = columns.map((column) =>
      String(
        evaluateQuery({ operation, column, wanted: 0, filters }, table, reading.columns)?.rows,
      ),
    )
    return new Set(extremes).size === 1 ? columns[0] : undefined
  }
  const isRank = (at: number) => reading.wording.namesOf(at).some((term) => ranked.has(term))
  for (const meaning of superlative.filter(isExtreme)) {
    const isAny = meaning.columns.length === 0
    const fitting = isAny
      ? onNamedScales(reading, measured)
      : onScale(reading, measured, meaning.columns)
    // A column that is named and not on the scale is asked for: "the price of the largest", but not "the largest
    // price".
    const isOther =
      named !== undefined &&
      !isAny &&
      !fitting.includes(named) &&
      !reading.wording.hasAfter(end, reading.wording.namesOf(named))
    const operation = operationOf(meaning)
    const ofAll = () => (isAny ? onlyOne(fitting) : firstOfAgreeing(fitting, operation))
    const column = isOther ? undefined : (named ?? ofAll())
    const isDated = isAny && reading.columns[column ?? -1]?.measured?.kind === 'date'
    if (column !== undefined && !isDated && !isRank(column)) return { operation, column }
  }
  const general = superlative.find(({ columns }) => columns.length === 0)
  if (general === undefined || by === undefined || named !== undefined) return undefined
  return { operation: operationOf(general), by, within: 'count' }
}

/** Whether a phrase asks for what is at one end of a scale: "cheapest", "latest". */
export function isExtreme({ kind }: AggregationMeaning): boolean {
  return kind === 'most' || kind === 'least'
}

/** The operation that finds the end of a scale that a phrase asks for; the upper end where it names none. */
export function operationOf(meaning: AggregationMeaning | undefined): 'max' | 'min' {
  return meaning?.kind === 'least' ? 'min' : 'max'
}
