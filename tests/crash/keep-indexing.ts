import { sql } from 'kysely'
import type { Storage } from '../../src/storage/storage.ts'
import { refuseChanges } from '../support/storage/refuse-changes.ts'

/** Until it is disposed of, the document does not become ready, so that its indexing is seen before its end. */
export function keepIndexing(storage: Storage, docId: string): Promise<AsyncDisposable> {
  const when = sql`new.status = 'ready' and new.id = ${sql.lit(docId)}`
  return refuseChanges(storage, { of: 'documents', by: 'update', when })
}
