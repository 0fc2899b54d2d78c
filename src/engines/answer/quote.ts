import type { Range } from '../../language/words.ts'
import type { Passage } from './passage.ts'

/** Part of a document, word for word. */
export type Citation = {
  /** 1, 2, 3 …, as `[1]` in the answer. */
  readonly index: number
  readonly doc_id: string
  readonly title: string
  readonly url?: string
  /** The quote's range in the document's text, UTF-16, end exclusive. */
  readonly start: number
  readonly end: number
  readonly quote: string
}

export function cite(passage: Passage, { start, end }: Range, index: number): Citation {
  return {
    index,
    doc_id: passage.docId,
    title: passage.title,
    ...(passage.url === undefined ? {} : { url: passage.url }),
    start: passage.start + start,
    end: passage.start + end,
    quote: passage.text.slice(start, end),
  }
}

/** What is shown of a quote: one line, without footnote marks, which would read as ours. */
export function shown(quote: string): string {
  return quote
    .replace(/\[\d+\]/g, '')
    .replace(/\[(?=\d+\])/g, '(')
    .replace(/\s+/g, ' ')
    .trim()
}
