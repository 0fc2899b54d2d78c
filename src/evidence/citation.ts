import type { Range } from '../language/words.ts'
import type { Passage } from './passage.ts'

/** A verbatim quotation from a document. */
export type Citation = {
  /** 1, 2, 3 …, as `[1]` in the answer. */
  readonly index: number
  readonly docId: string
  readonly title: string
  readonly url?: string
  readonly externalId?: string
  /** The headings above the quote, outermost first. */
  readonly headings: readonly string[]
  /** The quote's range in the document's text, UTF-16, end exclusive. */
  readonly start: number
  readonly end: number
  readonly quote: string
  /** ISO 639-1; undefined if unknown. */
  readonly language?: string
}

/** Cites a range of a passage's text. */
export function cite(
  passage: Passage,
  { start, end }: Range,
  index: number,
  headings = passage.headings,
): Citation {
  return {
    index,
    docId: passage.docId,
    title: passage.title,
    ...(passage.url === undefined ? {} : { url: passage.url }),
    ...(passage.externalId === undefined ? {} : { externalId: passage.externalId }),
    headings,
    start: passage.start + start,
    end: passage.start + end,
    quote: passage.text.slice(start, end),
    ...(passage.language === 'und' ? {} : { language: passage.language }),
  }
}
