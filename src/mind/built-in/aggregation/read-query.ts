import { languageOf } from '../../../language/languages.ts'
import { currencyNames } from '../../../language/quantities/currencies.ts'
import { isWithinAny } from '../../../language/words/ranges.ts'
import type { Range } from '../../../language/words/words.ts'
import type { Question } from '../../question.ts'
import { AccountedWords } from './accounted-words.ts'
import { outsideOfColumns } from './column-comparisons.ts'
import { type Column, isKey, measuredAs, namingColumn } from './columns.ts'
import { extremeOf, isExtreme, operationOf } from './extreme-asked.ts'
import {
  type Filter,
  has,
  isOf,
  onlyOne,
  onNamedScales,
  onScale,
  type TableQuestion,
} from './filter.ts'
import { isOfPrice, priceOf } from './price-asked.ts'
import { lastingIn, tasksIn } from './progress-filters.ts'
import type { Named, Query, Target } from './query.ts'
import { readFilters } from './read-filters.ts'
import type { Table } from './read-tables.ts'
import { arePersons, countOf, labelsOf, personsIn } from './rows-counted.ts'

/**
 * Reads a question as a query over a table. Undefined unless each of its words is accounted for: as an operation, a
 * column, a value, the name of the table or a word that says nothing a row could lack. Of a row that is named by its
 * key only the price is looked up: its column is hardly ever called as the question calls it ("How much is …?").
 */
export function readQuery(
  question: Question,
  table: Table,
  columns: readonly Column[],
): Query | undefined {
  const { aggregation, asks, prepositions } = languageOf(question.language)
  if (aggregation === undefined) return undefined
  const wording = new AccountedWords(question, table, columns)
  const found = aggregation.phrases.find(question.text)
  const ofTable = languageOf(table.language).aggregation ?? aggregation
  const reading = {
    wording,
    columns,
    aggregation,
    aggregations: [aggregation, ofTable],
    found,
    made: table.made,
  }
  const filters = readFilters(reading)
  const filtered = filters?.map(({ column }) => column) ?? []
  const isLookup = filters?.some(
    ({ column, made }) => !isOfAll(made) && !columns[column]?.measured && isKey(columns[column]),
  )
  if (filters === undefined) return undefined
  const compared = comparisonOf(reading, filters)
  if (!compared && isQualified(reading, filters)) return undefined
  if (isLookup && !compared && !isOfPrice(reading, filters)) return undefined
  wording.account(found)
  const named = namedIn(reading, filtered)
  const unread = { ...reading, found: outsideOfColumns(found, filters) }
  const asksForAll = question.asks === 'list' || aggregation.all.find(question.text).length > 0
  const target =
    compared ??
    (isLookup
      ? priceOf(reading, named, filtered)
      : (valueInBand(filters, named) ??
        forEach(filters, targetOf(unread, named, table, filters)) ??
        (asksForAll && filters.length === 0 ? allOf(unread, named) : undefined)))
  if (target === undefined) return undefined
  // "How heavy is the Aurex 210?" asks for no list of what is called so.
  const isByName = target.operation === 'list' && filters.every(({ made }) => made === 'name')
  const isOfRows = asksForAll || question.asks === 'choice' || named.value !== undefined
  if (filters.length > 0 && isByName && !isOfRows) return undefined
  for (const column of filtered) {
    wording.accountForForms(column)
    wording.accountForAny(new Set(wording.namesOf(column)))
  }
  wording.accountForAny(new Set(wording.titles))
  accountForScales(reading, [...filtered, ...(target.column === undefined ? [] : [target.column])])
  wording.account([
    ...aggregation.rowWords.find(question.text),
    ...aggregation.all.find(question.text),
    ...(compared ? [aggregation.differences, prepositions] : []).flatMap((one) =>
      one.find(question.text),
    ),
    ...(filters.some(({ made }) => made === 'day') ? aggregation.opens.find(question.text) : []),
    ...(isLookup ? aggregation.prices.find(question.text) : []),
    ...asks.find(question.text),
    ...tasksIn(reading, filters),
    ...lastingIn(reading, filters),
    ...(arePersons(reading) ? personsIn(reading) : []),
  ])
  const { plain } = languageOf(question.language).values
  wording.accountForVerbs(plain.filter((word) => aggregation.phrases.get(word) === undefined))
  const wanted = named.kind ?? named.key ?? namingColumn(columns)
  // Of whom there are several rows, the highest row is not the highest of all that is theirs.
  const isOfMany = target.by === undefined && isExtremeOf(target) && !isKey(columns[wanted])
  const isMerged =
    table.made !== 'records' &&
    [target.by, ...filtered].some((at) => mayBeMerged(columns[at ?? -1]))
  const hasGaps = [target.column, target.by, ...filtered].some((at) => columns[at ?? -1]?.hasGaps)
  if (isOfMany || isMerged || hasGaps || !wording.isAccountedFor) return undefined
  return { ...target, wanted, filters }
}

/** Whether a cell may go on below, where the next ones are empty; above the first one that is not, nothing does. */
function mayBeMerged({ cells }: Pick<Column, 'cells'> = { cells: [] }): boolean {
  const first = cells.findIndex((cell) => cell !== '')
  return first >= 0 && cells.includes('', first)
}

/** Whether a condition is on what the cells of a column mean, so that none of them is looked up. */
function isOfAll(made: Filter['made']): boolean {
  return made === 'band' || made === 'progress' || made === 'name' || made === 'day'
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

/** "What is the difference between Basic and Pro?": the rows that a question compares by their names. */
function comparisonOf(
  { wording, aggregation, columns }: TableQuestion,
  filters: readonly Filter[],
): Target | undefined {
  const [only, another] = filters
  const isOfNames = another === undefined && only?.made === 'and' && isKey(columns[only.column])
  const isAsked = aggregation.differences.find(wording.text).length > 0
  return isOfNames && isAsked ? { operation: 'list' } : undefined
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

/** What the row in whose band a number lies has in the column that the question names. */
function valueInBand(
  filters: readonly Filter[],
  { value, kind, key, isMore }: Named,
): Target | undefined {
  const column = value ?? kind ?? key
  const isFound = filters.some(({ made }) => made === 'band')
  return isFound && column !== undefined && !isMore ? { operation: 'value', column } : undefined
}

function isExtremeOf({ operation }: Target): boolean {
  return operation === 'max' || operation === 'min'
}

/** Whether a word changes which rows are meant ("other", "only"), outside of phrases and conditions that were found. */
function isQualified(
  { wording, aggregation, found }: TableQuestion,
  filters: readonly Filter[],
): boolean {
  const read: readonly Range[] = [...found, ...filters.map(({ said }) => said)]
  return aggregation.qualifiers.find(wording.text).some((word) => !isWithinAny(word, read))
}

function namedIn(reading: TableQuestion, filtered: readonly number[]): Named {
  const { wording, columns } = reading
  const open = [...columns.keys()].filter((at) => !filtered.includes(at))
  const roles = Map.groupBy(open, (at) => {
    if (columns[at]?.measured) return 'value'
    return isKey(columns[at]) ? 'key' : 'kind'
  })
  const named = (role: 'key' | 'value' | 'kind') => {
    const column = wording.mostNamed(roles.get(role) ?? [])
    if (column !== undefined) wording.accountForName(column)
    return column
  }
  // The rows first: "orders" are the rows of a table with the columns "Order" and "Ordered on".
  const key = named('key')
  const labels = labelsOf(reading)
  for (const at of roles.get('key') ?? []) {
    const own = wording.ownWordsOf(columns[at]?.name ?? '', labels)
    if (own.length > 0 && own.every((term) => wording.has(new Set([term]))))
      wording.accountForAny(new Set(own))
  }
  const found = { key, value: named('value'), kind: named('kind') }
  const others = (roles.get('value') ?? []).filter((at) => at !== found.value)
  return { ...found, isMore: wording.mostNamed(others) !== undefined }
}

/** Accounts for the words of each scale that one of these columns is on: "joined" for the start dates. */
function accountForScales(reading: TableQuestion, used: readonly number[]): void {
  const { wording, aggregation } = reading
  for (const scale of aggregation.scales)
    if (onScale(reading, used, scale).length > 0) wording.accountForAny(wording.keysOf(scale))
}

/** What is computed, and over which column; undefined if the words fit no operation. */
function targetOf(
  reading: TableQuestion,
  named: Named,
  table: Table,
  filters: readonly Filter[],
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
