import type { ValueKind } from '../value-words.ts'
import type { Range } from '../words/words.ts'

/**
 * A value in a text with its kind; a number without a unit is a `count`. The range has the unit and what the value is
 * per ("1,150 euros a month"), its sign, and whether it is a limit ("at most 5 kg"); `from` and `to` are of the number
 * alone.
 */
export type FoundValue = Range & {
  readonly kind: ValueKind
  /** What it may be as well: pounds are money and a weight, and "at 7" may be a number or a time. */
  readonly or?: ValueKind
  readonly from: number
  readonly to: number
  /** Where what it is per begins; where it ends if it is per nothing. */
  readonly perFrom: number
}
