import { isAtAny, isWithin, isWithinAny } from '../../../language/words/ranges.ts'
import type { Range } from '../../../language/words/words.ts'
import { bandFilters } from './band-filters.ts'
import { columnComparisons } from './column-comparisons.ts'
import { type Column, hasOneEach, isKey } from './columns.ts'
import { dayFilters } from './day-filters.ts'
import { type Filter, isOf, type TableQuestion } from './filter.ts'
import { nameFilters } from './name-filters.ts'
import { presenceFilters } from './presence-filters.ts'
import { progressFilters } from './progress-filters.ts'
import { affirms, excludes, isYesOrNo } from './property-cells.ts'
import { comparisons, dateFilters, equalities } from './range-filters.ts'
import { settings } from './settings.ts'
import { superiorFilters } from './superior-filters.ts'

/**
 * The conditions of a question, whose words are accounted for: comparisons, values of text columns, dates, properties.
 * Undefined if it is not clear what one of them means.
 */
export function readFilters(reading: TableQuestion): readonly Filter[] | undefined {
  const read: Filter[] = []
  for (const readSome of [
    superiorFilters,
    bandFilters,
    presenceFilters,
    progressFilters,
    columnComparisons,
    comparisons,
    equalities,
    dayFilters,
    nameFilters,
    valueFilters,
    dateFilters,
    propertyFilters,
  ]) {
    const filters = readSome(reading)
    if (filters === undefined) return undefined
    read.push(...filters)
  }
  return hasLooseAlternative(reading, read) ? undefined : exclude(read, reading)
}

/** Whether an "or" joins anything but the values of one condition: "in sales or in Oslo". */
function hasLooseAlternative({ found }: TableQuestion, filters: readonly Filter[]): boolean {
  const read = filters.map(({ said }) => said)
  return found.some((phrase) => isOf(phrase, 'or') && !isWithinAny(phrase, read))
}

/**
 * The values of text columns that the question has; those of one column are alternatives: "in Oslo or Turku". Undefined
 * if a value is a letter or two ("a B"), stands in several columns or within other values ("Berlin, Oslo"), or if what
 * joins two of them is neither "or" nor "and".
 */
function valueFilters(reading: TableQuestion): readonly Filter[] | undefined {
  const values = valuesIn(reading)
  if (values === undefined) return undefined
  const filters = [...Map.groupBy(values, ({ column }) => column)].map(([column, own]) => {
    return alternatives(
      own.toSorted((a, b) => a.said.start - b.said.start),
      column,
      reading,
    )
  })
  return filters.includes(undefined) ? undefined : filters.filter((one) => one !== undefined)
}

/** A value of a column, and where the question has it. */
type Value = { readonly column: number; readonly value: string; readonly said: Range }

function valuesIn(reading: TableQuestion): readonly Value[] | undefined {
  const { wording, columns, aggregations } = reading
  const { valueLengthMin, valueLengthMax } = settings
  const isUnread = (cell: string) =>
    cell.length < valueLengthMin && wording.hasExactly(cell) && !isYesOrNo(cell, aggregations)
  if (columns.some(({ cells }) => cells.some(isUnread))) return undefined
  const candidates = columns.flatMap(({ cells, measured }, column) => {
    if (measured !== undefined) return []
    const isValue = ({ length }: string) => length >= valueLengthMin && length <= valueLengthMax
    const values = [...new Set(cells)].filter(isValue)
    return values.map((value) => ({ column, value, terms: wording.termsOf(value) }))
  })
  candidates.sort((a, b) => b.terms.length - a.terms.length)
  // Of a value that stands in several columns the one is meant that the question calls by its name.
  const called = new Set([...columns.keys()].filter((column) => wording.hasWholeName(column)))
  const isCalled = (column: number) => called.has(column)
  const found: Value[] = []
  const titles = new Set(wording.titles)
  for (const { column, value, terms } of candidates) {
    // A table has many values, of which few are looked for among the others.
    if (!terms.every((term) => wording.has(new Set([term])))) continue
    // "Which members …?" of a list of members asks for all, and not for those whose role is "member".
    if (terms.length > 0 && terms.every((term) => titles.has(term))) continue
    const isOther = (other: number) => other !== column && !isCalled(column) && isCalled(other)
    if (candidates.some((one) => isOther(one.column) && terms.every((t) => one.terms.includes(t))))
      continue
    const said = wording.accountForAll(terms)
    if (said === undefined) continue
    const isElsewhere = candidates.some(
      (other) =>
        (other.column !== column || other.value !== value) &&
        !(isCalled(column) && !isCalled(other.column)) &&
        !isNameOfKind(columns[other.column], columns[column]) &&
        terms.every((term) => other.terms.includes(term)),
    )
    const literally = wording.rangeOf(value)
    // "Nicht bezahlt" is not what "bezahlt" asks for.
    if (isElsewhere || (excludes(value, aggregations) && literally === undefined)) return undefined
    // A value may end within a word of the question: "laptop" in "laptops".
    const isWhole = literally && isWithin(said, literally)
    found.push({ column, value, said: isWhole ? literally : said })
  }
  return [...found, ...valuesInPart(reading)]
}

/**
 * The values of which the question has one word that no other value has: "Ann" for "Ann Lee", where she is the only one.
 * Only of columns whose values rows share, and no word that may mean something else.
 */
function valuesInPart({ wording, columns, found, aggregation }: TableQuestion): readonly Value[] {
  const valuesOf = new Map<number, Set<string>>()
  for (const value of new Set(columns.flatMap(({ cells }) => cells)))
    for (const term of wording.termsOf(value)) {
      const values = valuesOf.get(term) ?? new Set()
      valuesOf.set(term, values.add(value))
    }
  const others = new Set([...wording.titles, ...columns.flatMap((_, at) => wording.namesOf(at))])
  const { rowWords, persons, progress, prices } = aggregation
  const read = [rowWords, persons, progress.tasks, prices].flatMap((one) => one.find(wording.text))
  return columns.flatMap((one, column) => {
    if (one.measured || isKey(one) || !hasOneEach(one)) return []
    return [...new Set(one.cells)].flatMap((value) => {
      const terms = wording.termsOf(value)
      const own = terms.find(
        (term) =>
          terms.length > 1 &&
          valuesOf.get(term)?.size === 1 &&
          !others.has(term) &&
          wording.hasOutside(new Set([term]), [...found, ...read]),
      )
      const isElsewhere = columns.some((other) => other !== one && other.cells.includes(value))
      const said = own === undefined || isElsewhere ? undefined : wording.accountForAll([own])
      return said ? [{ column, value, said }] : []
    })
  })
}

/** Whether a column has the names of rows, and the other one their kinds: a "City Bike" is one of the "Bikes". */
function isNameOfKind(names: Column | undefined, kinds: Column | undefined): boolean {
  return isKey(names) && !isKey(kinds)
}

/** One condition of the values of a column, in the order of the question; undefined unless "or" or "and" joins them. */
function alternatives(
  values: readonly Value[],
  column: number,
  { wording, columns, found }: TableQuestion,
): Filter | undefined {
  const between = values.slice(1).map(({ said }, at) => {
    return { start: values[at]?.said.end ?? 0, end: said.start }
  })
  const joining = between.map((range) => found.filter((phrase) => isWithin(phrase, range)))
  const [made, ...others] = new Set(
    joining.flat().flatMap(({ value }) => value.map(({ kind }) => kind)),
  )
  // Of "Oslo, Turku or Berlin" a comma joins the first two.
  const areJoined = joining.every((phrases, at) => {
    const { start = 0, end = 0 } = between[at] ?? {}
    const isListed = /^\s*,\s*$/.test(wording.text.slice(start, end))
    return isListed || (phrases.length === 1 && wording.isSilent({ start, end }))
  })
  const isJoined = (made === 'or' || made === 'and') && others.length === 0 && areJoined
  const [first] = values
  if (first === undefined || (between.length > 0 && !isJoined)) return undefined
  const { name = '', cells = [] } = columns[column] ?? {}
  const among = new Set(values.map(({ value }) => value))
  return {
    column,
    shown: `${name}: ${[...among].join(', ')}`,
    said: { start: first.said.start, end: values.at(-1)?.said.end ?? first.said.end },
    holds: (row) => among.has(cells[row] ?? ''),
    ...(isJoined && { made }),
  }
}

/** The columns that the question names and whose cells say yes or no: "with a balcony". */
function propertyFilters({ wording, columns, aggregations }: TableQuestion): readonly Filter[] {
  const properties = [...columns.keys()].filter((at) => {
    const cells = columns[at]?.cells ?? []
    const isProperty = cells.every((cell) => isYesOrNo(cell, aggregations))
    return isProperty && wording.hasWholeName(at) && wording.mostNamed([at]) === at
  })
  return properties.map((column) => {
    const said = wording.accountForName(column)
    const { name = '', cells = [] } = columns[column] ?? {}
    const shown = cells.find((cell) => affirms(cell, aggregations)) ?? '✓'
    return {
      column,
      shown: `${name}: ${shown}`,
      said,
      holds: (row) => affirms(cells[row] ?? '', aggregations),
    }
  })
}

/**
 * The conditions of a question, those turned around that it excludes: "not in Oslo", "without a balcony". Undefined if
 * it is not clear what is excluded: nothing follows that is a condition on values, or another condition does that might
 * be excluded with it ("not in Oslo and in sales").
 */
function exclude(
  filters: readonly Filter[],
  reading: TableQuestion,
): readonly Filter[] | undefined {
  const { wording, columns, aggregation, found } = reading
  const read = filters.map(({ said }) => said)
  const exclusions = found.filter(
    (phrase) => isOf(phrase, 'except') && !isAtAny(phrase.start, read),
  )
  const [first] = exclusions
  if (first === undefined) return filters
  const excluded = new Set<Filter>()
  const each = found.filter((phrase) => isOf(phrase, 'each'))
  const silent = [...aggregation.rowWords.find(wording.text), ...each]
  for (const { end } of exclusions) {
    const next = filters
      .filter(({ said }) => said.start >= end)
      .toSorted((a, b) => a.said.start - b.said.start)[0]
    if (next === undefined || excluded.has(next)) return undefined
    // Of a cell that says nothing it is not known what it is not.
    const isKnown = columns[next.column]?.cells.every((cell) => /[\p{L}\p{N}✓✔✗✘]/u.test(cell))
    const isOfValues = columns[next.column]?.measured === undefined
    const between = { start: end, end: next.said.start }
    const isNext = wording.isSilent(between, silent, next.column)
    if (!isKnown || !isOfValues || !isNext) return undefined
    excluded.add(next)
  }
  if (filters.some((one) => one.said.start > first.start && !excluded.has(one))) return undefined
  return filters.map((filter) =>
    excluded.has(filter) ? inverse(filter, columns[filter.column]?.name) : filter,
  )
}

function inverse({ column, shown, said, holds }: Filter, name = ''): Filter {
  const values = shown.slice(name.length + 1)
  return { column, shown: `${name} ≠${values}`, said, holds: (row) => !holds(row), made: 'except' }
}
