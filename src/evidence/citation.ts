import { type DocumentPart, partAt } from '../extraction/blocks/document-parts.ts'
import type { Range } from '../language/words/words.ts'
import type { Passage } from './passage.ts'

/** A verbatim quotation from a document. */
export type Citation = {
  /** 1, 2, 3 …, as `[1]` in the answer. */
  readonly index: number
  readonly docId: string
  readonly title: string
  readonly url?: string
  readonly externalId?: string
  /** What the document says of itself, as a JSON object of strings. */
  readonly metadata?: string
  /** The page, slide or sheet that the quote begins on. */
  readonly part?: DocumentPart
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
  const { docId, title, url, externalId, metadata, language, parts = [] } = passage
  const part = partAt(parts, passage.start + start)
  return {
    index,
    docId,
    title,
    ...(url !== undefined && { url }),
    ...(externalId !== undefined && { externalId }),
    ...(metadata !== undefined && { metadata }),
    ...(part && { part }),
    headings,
    start: passage.start + start,
    end: passage.start + end,
    quote: passage.text.slice(start, end),
    ...(language !== 'und' && { language }),
  }
}
