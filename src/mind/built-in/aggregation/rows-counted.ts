import type { Range } from '../../../language/words/words.ts'
import { type Column, hasLetters, hasOneEach, isKey, isOfCodes } from './columns.ts'
import { type Filter, has, isOf, type TableQuestion } from './filter.ts'
import { tasksIn } from './progress-filters.ts'
import type { Named, Target } from './query.ts'

/**
 * What is counted: "how many hours" adds the values of a column, "how many departments" counts the different ones, "how
 * many people per department" counts the rows of each. A column that is named elsewhere might be a condition.
 */
export function countOf(
  reading: TableQuestion,
  { value, key, kind }: Pick<Named, 'value' | 'key' | 'kind'>,
  caption: string,
  filters: readonly Filter[],
): Target | undefined {
  const { wording, columns, aggregation, found } = reading
  const count = found.find((one) => isOf(one, 'count'))
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
  if (!saysWhat(keys[0]) && wording.isCalled(place, caption, labels)) return true
  // "Museums of the town" lists museums in sections of their own.
  if (reading.made && wording.hasAfter(place, wording.ownWordsOf(caption, labels))) return true
  return arePersons(reading) && wording.isNextWithin(place, personsIn(reading))
}

/** Whether the rows are persons: the document, or a column that names the rows, is called so: "Staff list". */
export function arePersons({ wording, columns, aggregations }: TableQuestion): boolean {
  const names = columns.flatMap((column) => (isKey(column) ? [column.name] : []))
  const isCalled = (name: string) =>
    aggregations.some(({ persons }) => {
      return persons.find(name).length > 0 || wording.beginsCompound(name, persons.all)
    })
  return [...wording.titlesWritten, ...names].some(isCalled)
}

/** Where a question says "people" for the rows of a list of persons. */
export function personsIn({ wording, aggregation }: TableQuestion): readonly Range[] {
  return aggregation.persons.find(wording.text)
}

/** Whether a column may name the rows: its cells are words, and all differ. */
function mayName(column: Column): boolean {
  return !column.measured && isKey(column) && hasLetters(column)
}

export function labelsOf({ wording, aggregations }: TableQuestion): ReadonlySet<number> {
  return wording.keysOf(aggregations.flatMap(({ labels }) => labels))
}
