import type { Filter } from './filter.ts'

/**
 * A query over the rows of one table. The operations are those of TAPAS (Herzig et al., ACL 2020) with the extremes and
 * groups of SQL.
 */
export type Query = Target & {
  /** Index of the column that is asked for; by default the first. */
  readonly wanted: number
  readonly filters: readonly Filter[]
}

/** What is computed, and over which columns. */
export type Target = {
  /** `list` wants the rows themselves, `value` what they have in a column. */
  readonly operation: 'list' | 'value' | 'count' | 'sum' | 'mean' | 'max' | 'min'
  /** Index of the column that is computed over; for `count`, the one whose distinct values are counted. */
  readonly column?: number
  /** Index of the column whose values make groups. */
  readonly by?: number
  /** For groups under `max` or `min`: what is computed of each. */
  readonly within?: 'count' | 'sum' | 'mean'
}

/** The columns that a question names, apart from those of its filters. */
export type Named = {
  /** Whether another column of numbers or dates is named besides `value`. */
  readonly isMore: boolean
  /** The column of numbers or dates. */
  readonly value: number | undefined
  /** The column of text whose values all differ, so that it names the rows. */
  readonly key: number | undefined
  /** The column of text whose values rows share. */
  readonly kind: number | undefined
}
