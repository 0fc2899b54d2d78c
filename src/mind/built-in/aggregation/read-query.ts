import { languageOf } from '../../../language/languages.ts'
import { isWithinAny } from '../../../language/words/ranges.ts'
import type { Range } from '../../../language/words/words.ts'
import type { Question } from '../../question.ts'
import { AccountedWords } from './accounted-words.ts'
import { type Column, isKey, namingColumn } from './columns.ts'
import { type Filter, onScale, type TableQuestion } from './filter.ts'
import { isOfPrice } from './price-asked.ts'
import { lastingIn, tasksIn } from './progress-filters.ts'
import type { Named, Query, Target } from './query.ts'
import { readFilters } from './read-filters.ts'
import type { Table } from './read-tables.ts'
import { readTarget, type Way } from './read-target.ts'
import { arePersons, labelsOf, personsIn } from './rows-counted.ts'

/**
 * Reads a question as a query over a table. Undefined unless each of its words is accounted for: as an operation, a
 * column, a value, the name of the table or a word that says nothing a row could lack.
 */
export function readQuery(
  question: Question,
  table: Table,
  columns: readonly Column[],
): Query | undefined {
  const { aggregation } = languageOf(question.language)
  if (aggregation === undefined) return undefined
  const wording = new AccountedWords(question, table, columns)
  const reading: TableQuestion = {
    wording,
    columns,
    aggregation,
    aggregations: [aggregation, languageOf(table.language).aggregation ?? aggregation],
    found: aggregation.phrases.find(question.text),
    made: table.made,
  }
  const filters = readFilters(reading)
  const way = filters && wayOf(reading, filters)
  if (filters === undefined || way === undefined) return undefined
  wording.account(reading.found)
  const named = namedIn(reading, filters)
  const target = readTarget(way, reading, { asks: question.asks, named, table, filters })
  if (target === undefined) return undefined
  accountForTheRest(way, reading, filters, target)
  const wanted = named.kind ?? named.key ?? namingColumn(columns)
  if (mayBeWrong({ ...target, wanted, filters }, reading)) return undefined
  return wording.isAccountedFor ? { ...target, wanted, filters } : undefined
}

/**
 * Undefined for words that nothing is computed of. Of a row that is named by its key only the price is looked up: its
 * column is hardly ever called as the question calls it ("How much is …?").
 */
function wayOf(reading: TableQuestion, filters: readonly Filter[]): Way | undefined {
  const { columns } = reading
  if (comparesRows(reading, filters)) return 'compare'
  if (isQualified(reading, filters)) return undefined
  const isOfRow = filters.some(
    ({ column, made }) => !isOfAll(made) && !columns[column]?.measured && isKey(columns[column]),
  )
  if (!isOfRow) return 'compute'
  return isOfPrice(reading, filters) ? 'look up' : undefined
}

/** "What is the difference between Basic and Pro?": whether rows are compared by their names. */
function comparesRows(
  { wording, aggregation, columns }: TableQuestion,
  filters: readonly Filter[],
): boolean {
  const [only, another] = filters
  const isOfNames = another === undefined && only?.made === 'and' && isKey(columns[only.column])
  return isOfNames && aggregation.differences.find(wording.text).length > 0
}

/** Whether a condition is on what the cells of a column mean, so that none of them is looked up. */
function isOfAll(made: Filter['made']): boolean {
  return made === 'band' || made === 'progress' || made === 'name' || made === 'day'
}

/** Whether a word changes which rows are meant ("other", "only"), outside of phrases and conditions that were found. */
function isQualified(
  { wording, aggregation, found }: TableQuestion,
  filters: readonly Filter[],
): boolean {
  const read: readonly Range[] = [...found, ...filters.map(({ said }) => said)]
  return aggregation.qualifiers.find(wording.text).some((word) => !isWithinAny(word, read))
}

function namedIn(reading: TableQuestion, filters: readonly Filter[]): Named {
  const { wording, columns } = reading
  const open = [...columns.keys()].filter((at) => !filters.some(({ column }) => column === at))
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

/** Accounts for the words that say nothing a row could lack, once it is known what is computed. */
function accountForTheRest(
  way: Way,
  reading: TableQuestion,
  filters: readonly Filter[],
  { column: computed }: Target,
): void {
  const { wording, aggregation } = reading
  const { text, language } = wording
  const { asks, prepositions, values } = languageOf(language)
  const filtered = filters.map(({ column }) => column)
  for (const column of filtered) {
    wording.accountForForms(column)
    wording.accountForAny(new Set(wording.namesOf(column)))
  }
  wording.accountForAny(new Set(wording.titles))
  accountForScales(reading, [...filtered, ...(computed === undefined ? [] : [computed])])
  const silent = [
    ...[aggregation.rowWords, aggregation.all],
    ...(way === 'compare' ? [aggregation.differences, prepositions] : []),
    ...(filters.some(({ made }) => made === 'day') ? [aggregation.opens] : []),
    ...(way === 'compute' ? [] : [aggregation.prices]),
  ]
  wording.account([
    ...silent.flatMap((phrases) => phrases.find(text)),
    ...asks.find(text),
    ...tasksIn(reading, filters),
    ...lastingIn(reading, filters),
    ...(arePersons(reading) ? personsIn(reading) : []),
  ])
  wording.accountForVerbs(
    values.plain.filter((word) => aggregation.phrases.get(word) === undefined),
  )
}

/** Accounts for the words of each scale that one of these columns is on: "joined" for the start dates. */
function accountForScales(reading: TableQuestion, used: readonly number[]): void {
  const { wording, aggregation } = reading
  for (const scale of aggregation.scales)
    if (onScale(reading, used, scale).length > 0) wording.accountForAny(wording.keysOf(scale))
}

/** Whether rows of the table may say what their cells do not, so that a result may be wrong. */
function mayBeWrong(
  { operation, column, by, wanted, filters }: Query,
  { columns, made }: TableQuestion,
): boolean {
  const used = [by, ...filters.map((filter) => filter.column)].map((at) => columns[at ?? -1])
  const isMerged = made !== 'records' && used.some(mayBeMerged)
  const hasGaps = [columns[column ?? -1], ...used].some((one) => one?.hasGaps)
  // Of whom there are several rows, the highest row is not the highest of all that is theirs.
  const isExtreme = operation === 'max' || operation === 'min'
  const isOfMany = isExtreme && by === undefined && !isKey(columns[wanted])
  return isMerged || hasGaps || isOfMany
}

/** Whether a cell may go on below, where the next ones are empty; above the first one that is not, nothing does. */
function mayBeMerged({ cells }: Pick<Column, 'cells'> = { cells: [] }): boolean {
  const first = cells.findIndex((cell) => cell !== '')
  return first >= 0 && cells.includes('', first)
}
