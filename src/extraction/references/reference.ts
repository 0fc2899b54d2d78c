import type { PlaceFamily } from '../../language/reference-words.ts'
import type { Range } from '../../language/words/words.ts'

/** What a text refers to: a numbered place, a heading by its name, the definition of a term, or the target of a link. */
export type Target =
  | {
      readonly kind: 'numbered'
      readonly family: PlaceFamily
      /** The first form of the word for its kind; missing where only a number is given: "see 4.2". */
      readonly word?: string
      /** In small letters: "7.3", "b". */
      readonly number: string
      /** The numbers of the parts within it, outermost first: "3" of "Article 12(3)". */
      readonly parts: readonly string[]
    }
  | { readonly kind: 'named'; readonly name: string }
  /** A term that another place defines. */
  | { readonly kind: 'defined'; readonly name: string }
  | {
      readonly kind: 'linked'
      /** The path of the link without its anchor; empty for a place of the same document. */
      readonly path: string
      /** The anchor without "#"; empty for the whole document. */
      readonly anchor: string
      readonly name: string
    }

/** A reference with the range of its words; the members of a list or range of numbers share one. */
export type Reference = Range & { readonly target: Target }
