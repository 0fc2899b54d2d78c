import { languageOf } from '../../../language/languages.ts'
import { currencyNames } from '../../../language/quantities/currencies.ts'
import type { Question } from '../../question.ts'
import { outsideOfColumns } from './column-comparisons.ts'
import { measuredAs } from './columns.ts'
import { extremeOf, isExtreme, operationOf } from './extreme-asked.ts'
import { type Filter, has, isOf, onlyOne, onNamedScales, type TableQuestion } from './filter.ts'
import { priceOf } from './price-asked.ts'
import type { Named, Target } from './query.ts'
import type { Table } from './read-tables.ts'
import { countOf } from './rows-counted.ts'

/** What a question does with a table: it compares two rows, looks up what one costs, or computes over all of them. */
export type Way = 'compare' | 'look up' | 'compute'

/** What else was read of a question: the columns that it names, and its conditions. */
type Asked = Pick<Question, 'asks'> & {
  readonly named: Named
  readonly table: Table
  readonly filters: readonly Filter[]
}

/** What is computed, and over which column; undefined if the words fit no operation. */
export function readTarget(way: Way, reading: TableQuestion, asked: Asked): Target | undefined {
  const { asks, named, filters } = asked
  const { wording, aggregation } = reading
  if (way === 'compare') return { operation: 'list' }
  if (way === 'look up')
    return priceOf(
      reading,
      named,
      filters.map(({ column }) => column),
    )
  const open = { ...reading, found: outsideOfColumns(reading.found, filters) }
  const asksForAll = asks === 'list' || aggregation.all.find(wording.text).length > 0
  const target =
    valueInBand(filters, named) ??
    forEach(filters, operationOver(open, asked)) ??
    (asksForAll && filters.length === 0 ? allOf(open, named) : undefined)
  // "How heavy is the Aurex 210?" asks for no list of what is called so.
  const isByName = filters.length > 0 && filters.every(({ made }) => made === 'name')
  const isOfRows = asksForAll || asks === 'choice' || named.value !== undefined
  return target?.operation === 'list' && isByName && !isOfRows ? undefined : target
}

/** What the row in whose band a number lies has in the column that the question names. */
function valueInBand(
  filters: readonly Filter[],
  { value, kind, key, isMore }: Named,
): Target | undefined {
  const column = value ?? kind ?? key
  const isFound = filters.some(({ made }) => made === 'band')
  return isFound && column !== undefined && !isMore ? { operation: 'value', column } : undefined
}

/**
 * Of "in Oslo and Turku" the count of each is told besides that of both, and the rows of both are listed; any other
 * number may be meant of each. Who has some row that is not in Oslo may have another one that is, so of an exclusion no
 * different values are counted.
 */
function forEach(filters: readonly Filter[], target: Target | undefined): Target | undefined {
  const excludes = filters.some(({ made }) => made === 'except')
  if (excludes && target?.operation === 'count' && target.column !== undefined) return undefined
  const each = filters.find(({ made }) => made === 'and')
  if (each === undefined || target?.operation === 'list') return target
  const isOfRows = target?.operation === 'count' && target.column === undefined
  return isOfRows && target.by === undefined ? { ...target, by: each.column } : undefined
}

/**
 * All rows, if what is to be listed is called as the column that names them, and nothing else is: "Which plans are
 * there?" With the name of another column, or of a kind of value that only one has, what all rows have there: "What are
 * the prices of all plans?"
 */
function allOf(reading: TableQuestion, { key, kind, value }: Named): Target | undefined {
  const { wording, found, columns } = reading
  if (!found.every((one) => isOf(one, 'each'))) return undefined
  if (value !== undefined) return { operation: 'list', column: value }
  const isOfRows = key !== undefined && kind === undefined
  if (isOfRows) return wording.hasWholeName(key) ? { operation: 'list' } : undefined
  if (kind !== undefined) return undefined
  const { words, asks } = languageOf(wording.language).values
  const said = [...asks.find(wording.text), ...words.find(wording.text)]
  const kinds = new Set(said.flatMap(({ value: own }) => own))
  const column = onlyOne(
    [...columns.keys()].filter((at) => kinds.has(columns[at]?.kind ?? 'count')),
  )
  if (column === undefined || columns[column]?.kind === 'count') return undefined
  wording.account(said)
  return { operation: 'list', column }
}

/** The operation of the phrases that were found. */
function operationOver(
  reading: TableQuestion,
  { named, table, filters }: Asked,
): Target | undefined {
  const { columns, found } = reading
  const within = has(found, 'mean') ? 'mean' : has(found, 'sum') ? 'sum' : undefined
  // "What do they cost together?" names no column, but the scale of one.
  const ofScale = within && onlyOne(onNamedScales(reading, measuredAs(columns, 'number')))
  const isBare = within === 'sum' && named.kind === undefined && found.length === 1
  const ofMoney = isBare ? onlyOne(columnsOfMoney(reading)) : undefined
  const { value = ofScale ?? ofMoney, kind: by } = named
  const isOfNumbers = value !== undefined && columns[value]?.measured?.kind === 'number'
  const [extreme, second] = found.filter(({ value: meanings }) => meanings.some(isExtreme))
  const superlative = extreme?.value
  const counts = found.filter((one) => isOf(one, 'count'))
  // Two operations or columns in one question that are not one of another: "how many are above average".
  const isSecond = second !== undefined || counts.length > 1 || named.isMore
  if (isSecond || (counts.length > 0 && (superlative || within === 'mean'))) return undefined
  if (superlative !== undefined && within !== undefined) {
    const operation = operationOf(superlative.find(isExtreme))
    return isOfNumbers && by !== undefined ? { operation, column: value, by, within } : undefined
  }
  if (extreme !== undefined) return extremeOf(reading, extreme, { value, by, filters, table })
  const { name = '', measured } = columns[value ?? -1] ?? {}
  const isRate =
    measured?.after.includes('%') || has(reading.aggregation.phrases.find(name), 'each')
  if (within === 'sum' && isRate) return undefined
  if (within !== undefined && isOfNumbers)
    return { operation: within, column: value, ...(by !== undefined && { by }) }
  if (counts.length > 0) return countOf(reading, named, table.caption, filters)
  return within === undefined && filters.length > 0 ? { operation: 'list' } : undefined
}

/** The columns of amounts in a currency: the total of orders is what they cost. */
function columnsOfMoney({ columns, wording }: TableQuestion): readonly number[] {
  return measuredAs(columns, 'number').filter((at) => {
    const { name = '', measured } = columns[at] ?? {}
    const written = [name, measured?.before, measured?.after].join(' ')
    return currencyNames(written, wording.language).length > 0
  })
}
