import { sql } from 'kysely'
import type { ChunkRow } from '../tables/document-tables.ts'

/**
 * The text of a chunk. The only chunk of a document stores no text; for it this is the text of the document, from which
 * `withOwnText` takes the chunk's range.
 */
export const storedText = sql<string>`coalesce(chunks.text,
  (select text from document_contents where document_contents.doc_id = chunks.doc_id))`

/** The row with its text reduced to the chunk's range. */
export function withOwnText<Row extends Pick<ChunkRow, 'start' | 'end'> & { text: string }>(
  row: Row,
): Row {
  const { start, end, text } = row
  return text.length === end - start ? row : { ...row, text: text.slice(start, end) }
}
