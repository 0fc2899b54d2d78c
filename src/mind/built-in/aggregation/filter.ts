import type { Aggregation, AggregationMeaning } from '../../../language/aggregation-words.ts'
import { languageOf } from '../../../language/languages.ts'
import type { FoundPhrase } from '../../../language/phrases.ts'
import type { ValueKind } from '../../../language/value-words.ts'
import type { Range } from '../../../language/words/words.ts'
import type { AccountedWords } from './accounted-words.ts'
import type { Column } from './columns.ts'
import type { Table } from './read-tables.ts'

/** A condition on one column. The values of other columns do not matter. */
export type Filter = {
  readonly column: number
  /** The condition as people write it: "Office: Oslo", "Salary > 90000", "Office ≠ Oslo". */
  readonly shown: string
  /** Where the question has the condition. */
  readonly said: Range
  /** How it is made, unless a cell is to have one value. */
  readonly made?: /** A cell is to have one of several values. */
    | 'or'
    /** The same, where each of the values may be asked for by itself: "in Oslo and Turku". */
    | 'and'
    /** What another condition finds is excluded. */
    | 'except'
    /** A number is to lie in the band of the row: "6–10". */
    | 'band'
    /** There are to be none, or some, of what the row is. */
    | 'presence'
    /** Two columns are compared with each other. */
    | 'columns'
    /** A column is compared with a number or date. */
    | 'compared'
    /** The work of the row is to be done, or not to be. */
    | 'progress'
    /** The days of the row are to have one. */
    | 'day'
    /** The name of the row is to have some words. */
    | 'name'
  /** Whether the row with this index satisfies it. */
  readonly holds: (row: number) => boolean
}

type Found = FoundPhrase<readonly AggregationMeaning[]>

/** A question about a table: its words, the columns, and what is known of words for tables. */
export type TableQuestion = {
  readonly wording: AccountedWords
  readonly columns: readonly Column[]
  readonly aggregation: Aggregation
  /** The words for tables in the languages of the question and of the table. */
  readonly aggregations: readonly Aggregation[]
  readonly found: readonly Found[]
  readonly made?: Table['made']
}

/** The columns of a scale: those whose name has one of its words, else those with values of its kind. */
export function onScale(
  { wording, columns }: TableQuestion,
  among: readonly number[],
  scale: readonly string[],
): readonly number[] {
  const terms = wording.keysOf(scale)
  const named = among.filter((at) => wording.namesOf(at).some((term) => terms.has(term)))
  if (named.length > 0) return named
  const kinds = kindsOn(scale, wording.language)
  return among.filter((at) => {
    const { name = '', kind = 'count' } = columns[at] ?? {}
    // A date may be that of anything: who joined first is not the oldest.
    return kinds.has(kind) && (kind !== 'date' || name === '')
  })
}

/** The kinds of values that the words of a scale name, of which each leaves open no more than one. */
function kindsOn(scale: readonly string[], language: string): ReadonlySet<ValueKind> {
  const { words, things } = languageOf(language).values
  const named = scale.map((word) => words.get(word) ?? things.get(word) ?? [])
  const found = new Set(named.flatMap((kinds) => (kinds.length === 1 ? kinds : [])))
  found.delete('count')
  return found
}

/** The columns of the scales that the question names, outside of some ranges: prices in "What costs the most?" */
export function onNamedScales(
  reading: TableQuestion,
  among: readonly number[],
  except: readonly Range[] = [],
): readonly number[] {
  const { wording, aggregation } = reading
  return aggregation.scales
    .filter((scale) => wording.hasOutside(wording.keysOf(scale), except))
    .flatMap((scale) => onScale(reading, among, scale))
}

/**
 * The phrase that excludes what stands at a place, right before it or some words that are silent: "not" of "not yet
 * done".
 */
export function exclusionBefore(
  { start }: Range,
  { wording, found }: TableQuestion,
  silent: readonly Range[] = [],
): Range | undefined {
  return found.find(
    ({ end, value }) =>
      end <= start &&
      isOf({ value }, 'except') &&
      wording.isSilent({ start: end, end: start }, silent),
  )
}

/** The value of a list of one; undefined where it could be another as well. */
export function onlyOne<Value>([one, another]: readonly Value[]): Value | undefined {
  return another === undefined ? one : undefined
}

/** Whether one of some phrases may have a kind of meaning. */
export function has(found: readonly Found[], kind: AggregationMeaning['kind']): boolean {
  return found.some((phrase) => isOf(phrase, kind))
}

/** Whether a phrase may have a kind of meaning. */
export function isOf({ value }: Pick<Found, 'value'>, kind: AggregationMeaning['kind']): boolean {
  return value.some((meaning) => meaning.kind === kind)
}
