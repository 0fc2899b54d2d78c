import { sql } from 'kysely'
import type { ChunkRow } from './database.ts'

/**
 * The text of a chunk. The only chunk of a document keeps none of its own: then this is the whole document's,
 * of which `withOwnText` takes the chunk's part.
 */
export const storedText = sql<string>`coalesce(chunks.text,
  (select text from document_contents where document_contents.doc_id = chunks.doc_id))`

export function withOwnText<Row extends Pick<ChunkRow, 'start' | 'end'> & { text: string }>(
  row: Row,
): Row {
  const { start, end, text } = row
  return text.length === end - start ? row : { ...row, text: text.slice(start, end) }
}
