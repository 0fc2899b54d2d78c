import type { Document } from '../../../src/contract/documents/documents.ts'
import { formatNumber } from '../parts/format.ts'
import { strings } from '../strings/strings.ts'

const tones = { ready: 'good', indexing: 'busy', failed: 'bad' } as const
const text = strings.documents

/** The status of a document in a word; of a file that is being read, how far that is. */
export function StatusWord({ document }: { document: Pick<Document, 'status' | 'reading'> }) {
  return <span className={`status ${tones[document.status]}`}>{statusOf(document)}</span>
}

export function statusOf({ status, reading }: Pick<Document, 'status' | 'reading'>): string {
  if (!reading) return text.states[status]
  const { pages_read: read, pages } = reading
  if (pages === undefined) return text.reading
  return text.readingPages(formatNumber(read), formatNumber(pages))
}
