import type { Kysely } from 'kysely'
import type { Database } from './database.ts'
import type { Writes } from './writes.ts'

/**
 * Where everything is kept.
 * `db` reads, and writes single statements; `write` runs one of the named writes as one durable transaction.
 */
export type Storage = AsyncDisposable & {
  readonly kind: 'embedded' | 'postgres'
  readonly db: Kysely<Database>
  readonly write: Writes
  /** Fails when nothing can be written at the moment. */
  probe(): Promise<void>
}
