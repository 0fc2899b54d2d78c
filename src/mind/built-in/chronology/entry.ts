import { type Days, dateOf } from '../../../language/quantities/times/days.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import { settings } from './settings.ts'

/** When something is, as far as its text tells. */
export type When = {
  readonly days: Days
  /** Whether it is all of these days, and not some time within them. */
  readonly lasts: boolean
  /** Minutes of the day. */
  readonly clock?: number
  /** Its words, and where in the sentence they begin; undefined if they stand elsewhere. */
  readonly words?: string
  readonly start?: number
}

/** A sentence, item or row with the times that it tells, or that it has from its heading or the sentence before. */
export type Entry = {
  readonly unit: Unit
  /** Where what is told of it ends: behind a date alone, with the rest of its paragraph. */
  readonly end: number
  readonly wordCount: number
  /** Its place in reading order. */
  readonly at: number
  readonly times: readonly [When, ...When[]]
  /** The words of its time, where they do not stand in it: those of a heading. */
  readonly heading?: string
  /** Whether its time is computed: "two years later". */
  readonly isComputed: boolean
}

/** Entries, and the units among which they are: the lines of a log each by itself. */
export type Read = { readonly units: readonly Unit[]; readonly entries: readonly Entry[] }

/** Whether the year of a time is known, and not only its month and day. */
export function hasYear({ days }: When): boolean {
  return dateOf(days.from).year > settings.anyYear + 1
}
