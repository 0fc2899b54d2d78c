import type { Range } from '../../../language/words/words.ts'
import type { Value } from './quantity.ts'

/** The end of what a limit allows or names. */
export type Bound = Value & { readonly isIncluded: boolean }

/** A limit that a text states, with its range: what is beyond a bound is outside. At least one bound is there. */
export type Limit = Range & { readonly low?: Bound; readonly high?: Bound }
