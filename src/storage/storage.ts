import type { Db } from './database.ts'
import type { Writes } from './writes.ts'

/**
 * The store of the service. `db` runs queries and single-statement writes; `write` runs named writes, each as one
 * durable transaction.
 */
export type Storage = AsyncDisposable & {
  readonly kind: 'embedded' | 'postgres'
  readonly db: Db
  readonly write: Writes
  /** Throws `storage_unavailable` if nothing can be written now. */
  probe(): Promise<void>
}
