import type { Range } from '../../language/words.ts'

/** A range of a text together with exactly the text that stands there. */
export type Span = Range & { readonly text: string }
