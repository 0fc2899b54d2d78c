import type { ScoredSentence } from './score-evidence.ts'

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

export function cite({ passage, start, end, text }: ScoredSentence, index: number): Citation {
  return {
    index,
    doc_id: passage.docId,
    title: passage.title,
    ...(passage.url === undefined ? {} : { url: passage.url }),
    start: passage.start + start,
    end: passage.start + end,
    quote: text,
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
