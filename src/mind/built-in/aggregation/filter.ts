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
  /** As people write it: "Office: Oslo", "Salary > 90000", "Office ≠ Oslo". */
  readonly shown: string
  /** Where the question has it. */
  readonly said: Range
  /**
   * How it is made of others: of alternatives, of some of which each may be asked for by itself, or by exclusion. That
   * of a `band` finds the row in which a number lies, one of `presence` those of which there are none, or some, one of
   * `columns` compares two of them, `compared` is a column with a number or date, one of `progress` finds work that is
   * done, or is not, one of a `day` those whose days have it, and one of a `name` those with some of its words.
   */
  readonly made?:
    | 'or'
    | 'and'
    | 'except'
    | 'band'
    | 'presence'
    | 'columns'
    | 'compared'
    | 'progress'
    | 'day'
    | 'name'
  /** Whether the row with this index satisfies it. */
  readonly holds: (row: number) => boolean
}

type Found = FoundPhrase<readonly AggregationMeaning[]>

/** What the readers of filters read: the words of the question, and the table. */
export type TableQuestion = {
  readonly wording: AccountedWords
  readonly columns: readonly Column[]
  readonly aggregation: Aggregation
  /** Those of the languages of the question and of the table. */
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
