import type { Kysely } from 'kysely'
import type { Database } from './database.ts'
import type { Writes } from './writes.ts'

/**
 * The store of the service. `db` runs queries and single-statement writes; `write` runs named writes, each as one
 * durable transaction.
 */
export type Storage = AsyncDisposable & {
  readonly kind: 'embedded' | 'postgres'
  readonly db: Kysely<Database>
  readonly write: Writes
  /** Throws `storage_unavailable` if nothing can be written now. */
  probe(): Promise<void>
}
