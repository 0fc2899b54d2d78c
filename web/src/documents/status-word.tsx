import type { Document } from '../../../src/contract/documents/documents.ts'
import { strings } from '../strings/strings.ts'

const tones = { ready: 'good', indexing: 'busy', failed: 'bad' } as const

/** The status of a document in a word. */
export function StatusWord({ status }: Pick<Document, 'status'>) {
  return <span className={`status ${tones[status]}`}>{strings.documents.states[status]}</span>
}
