import type { Range } from '../../words/words.ts'
import type { Days } from './days.ts'

/** A time in a text: the days within which it is, with the exact range of its words. */
export type FoundTime = Range & {
  /** Its days, which those of a time without a year have in any year. */
  readonly daysIn: (year: number) => Days
  /** Undefined in "3 December", "in March" and "the second quarter". */
  readonly year: number | undefined
  /** Whether it is all of these days ("from 1914 to 1918"), and not some time within them ("in the fifties"). */
  readonly lasts: boolean
}

export function timeOf(range: Range, days: Days, year: number): FoundTime {
  return { ...range, year, daysIn: () => days, lasts: false }
}

export function timeOfYear(
  range: Range,
  daysIn: FoundTime['daysIn'],
  year: number | undefined,
): FoundTime {
  return { ...range, year, daysIn, lasts: false }
}
