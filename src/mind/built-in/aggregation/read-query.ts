import type { AggregationMeaning } from '../../../language/aggregation-words.ts'
import { languageOf } from '../../../language/languages.ts'
import type { Range } from '../../../language/words/words.ts'
import type { Question } from '../../question.ts'
import { AccountedWords } from './accounted-words.ts'
import { outsideOfColumns } from './column-comparisons.ts'
import { extremeOf, isExtreme, operationOf } from './extreme-asked.ts'
import { type Filter, onlyOne, onNamedScales, onScale, type TableQuestion } from './filter.ts'
import { isOfPrice, priceOf } from './price-asked.ts'
import { tasksIn } from './progress-filters.ts'
import type { Query, Target } from './query.ts'
import { readFilters } from './read-filters.ts'
import {
  type Column,
  hasLetters,
  hasOneEach,
  isKey,
  isOfCodes,
  measuredAs,
  namingColumn,
  type Table,
} from './read-tables.ts'

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
  const { aggregation, asks } = languageOf(question.language)
  if (aggregation === undefined) return undefined
  const wording = new AccountedWords(question, table, columns)
  const found = aggregation.phrases.find(question.text)
  const ofTable = languageOf(table.language).aggregation ?? aggregation
  const reading = { wording, columns, aggregation, aggregations: [aggregation, ofTable], found }
  const filters = readFilters(reading)
  const filtered = filters?.map(({ column }) => column) ?? []
  const isLookup = filters?.some(
    ({ column, made }) => !isOfAll(made) && !columns[column]?.measured && isKey(columns[column]),
  )
  if (filters === undefined || isQualified(reading, filters)) return undefined
  if (isLookup && !isOfPrice(reading, filters)) return undefined
  wording.account(found)
  const named = namedIn(reading, filtered)
  const unread = { ...reading, found: outsideOfColumns(found, filters) }
  const target = isLookup
    ? priceOf(reading, named, filtered)
    : (valueInBand(filters, named) ??
      forEach(filters, targetOf(unread, named, table, filters)) ??
      (question.asks === 'list' && filters.length === 0 ? allOf(unread, named) : undefined))
  if (target === undefined) return undefined
  for (const column of filtered) wording.accountForForms(column)
  wording.accountForAny(new Set(wording.titles))
  accountForScales(reading, [...filtered, ...(target.column === undefined ? [] : [target.column])])
  wording.account([
    ...aggregation.rowWords.find(question.text),
    ...(isLookup ? aggregation.prices.find(question.text) : []),
    ...asks.find(question.text),
    ...tasksIn(reading, filters),
  ])
  const wanted = named.kind ?? named.key ?? namingColumn(columns)
  // Of whom there are several rows, the highest row is not the highest of all that is theirs.
  const isOfMany = target.by === undefined && isExtremeOf(target) && !isKey(columns[wanted])
  const isMerged = [target.by, ...filtered].some((at) => columns[at ?? -1]?.cells.includes(''))
  if (isOfMany || isMerged || !wording.isAccountedFor) return undefined
  return { ...target, wanted, filters }
}

/** Whether a condition is on what the cells of a column mean, so that none of them is looked up. */
function isOfAll(made: Filter['made']): boolean {
  return made === 'band' || made === 'progress'
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
 * there?"
 */
function allOf({ wording, found }: TableQuestion, { key, kind, value }: Named): Target | undefined {
  const isOfRows = key !== undefined && kind === undefined && value === undefined
  return isOfRows && found.length === 0 && wording.hasWholeName(key)
    ? { operation: 'list' }
    : undefined
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
  return aggregation.qualifiers
    .find(wording.text)
    .some(({ start, end }) => !read.some((one) => one.start <= start && end <= one.end))
}

/** The columns that a question names, apart from those of its filters. */
type Named = {
  /** Whether another measured one is named besides `value`. */
  readonly isMore: boolean
  /** One that is measured. */
  readonly value: number | undefined
  /** One of text whose values all differ, so that it names the rows. */
  readonly key: number | undefined
  /** One of text whose values rows share. */
  readonly kind: number | undefined
}

function namedIn({ wording, columns }: TableQuestion, filtered: readonly number[]): Named {
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
  const found = { key: named('key'), value: named('value'), kind: named('kind') }
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
  const { value = ofScale, kind: by } = named
  const isOfNumbers = value !== undefined && columns[value]?.measured?.kind === 'number'
  const [extreme, second] = found.filter(({ value: meanings }) => meanings.some(isExtreme))
  const superlative = extreme?.value
  const counts = found.filter(({ value: meanings }) =>
    meanings.some(({ kind }) => kind === 'count'),
  )
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

/**
 * What is counted: "how many hours" adds the values of a column, "how many departments" counts the different ones, "how
 * many people per department" counts the rows of each. A column that is named elsewhere might be a condition.
 */
function countOf(
  reading: TableQuestion,
  { value, key, kind }: Named,
  caption: string,
  filters: readonly Filter[],
): Target | undefined {
  const { wording, columns, aggregation, found } = reading
  const count = found.find(({ value: meanings }) => meanings.some((one) => one.kind === 'count'))
  const end = count?.end ?? 0
  const isCounted = (column: number | undefined) =>
    column !== undefined && wording.hasAfter(end, wording.namesOf(column))
  const by = kind === undefined ? {} : { by: kind }
  if (value !== undefined) {
    const isRate = has(aggregation.phrases.find(columns[value]?.name ?? ''), 'each')
    const isNumber = columns[value]?.measured?.kind === 'number' && !isRate
    const isSum = isCounted(value) && isNumber && (filters.length > 0 || has(found, 'sum'))
    return isSum ? { operation: 'sum', column: value, ...by } : undefined
  }
  if (kind !== undefined && wording.isCalled(end, columns[kind]?.name ?? '', labelsOf(reading))) {
    if (!hasOneEach(columns[kind])) return undefined
    const isBehindCode = kind === 1 && isKey(columns[0]) && isOfCodes(columns[0])
    if (!isBehindCode) return { operation: 'count', column: kind }
    // In a register what stands right behind the code of a row says what it is, unless another column may name the
    // rows.
    return columns.slice(2).some(mayName) ? undefined : { operation: 'count' }
  }
  if (kind !== undefined && !has(found, 'each')) return undefined
  const areRows = areRowsCalled(reading, end, key, caption) || isUncalled(reading, end, filters)
  return areRows ? { operation: 'count', ...by } : undefined
}

/**
 * Whether what is counted is not called otherwise than by a condition, so that it can only be rows: "how many work in
 * Oslo", "how many spare parts are there".
 */
function isUncalled(reading: TableQuestion, place: number, filters: readonly Filter[]): boolean {
  const { wording, aggregation } = reading
  if (filters.length === 0) return false
  const said = [...filters.map((filter) => filter.said), ...tasksIn(reading, filters)]
  return wording.isNextWithin(place, [...aggregation.rowWords.find(wording.text), ...said])
}

/**
 * Whether the rows are what is counted. They are called by the column that names them; by another one if each of its
 * cells is one thing; and where the first of them says nothing of what they are ("Name", "No."), by what stands above
 * the table. A row of offices is no person, and a route of ferries no ferry, whatever the document is called.
 */
function areRowsCalled(
  reading: TableQuestion,
  place: number,
  named: number | undefined,
  caption: string,
): boolean {
  const { wording, columns } = reading
  const labels = labelsOf(reading)
  const saysWhat = (column: Column | undefined) =>
    wording.ownWordsOf(column?.name ?? '', labels).length > 0
  const keys = columns.filter((column) => column.name !== '' && mayName(column))
  const column = columns[named ?? -1]
  const namesRows = column !== undefined && (column === keys.find(saysWhat) || hasOneEach(column))
  if (namesRows && wording.isCalled(place, column.name, labels)) return true
  return !saysWhat(keys[0]) && wording.isCalled(place, caption, labels)
}

/** Whether a column may name the rows: its cells are words, and all differ. */
function mayName(column: Column): boolean {
  return !column.measured && isKey(column) && hasLetters(column)
}

function labelsOf({ wording, aggregations }: TableQuestion): ReadonlySet<number> {
  return wording.keysOf(aggregations.flatMap(({ labels }) => labels))
}

function has(found: TableQuestion['found'], kind: AggregationMeaning['kind']): boolean {
  return found.some(({ value }) => value.some((meaning) => meaning.kind === kind))
}
