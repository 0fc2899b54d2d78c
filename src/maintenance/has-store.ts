import { isThere } from '../base/is-there.ts'
import { databasePath } from '../storage/embedded/open-embedded.ts'
import type { StorageConfig } from '../storage/open-storage.ts'

/** Whether there is a store to open; of PostgreSQL, its server says so itself. Throws as `isThere` does. */
export function hasStore(storage: StorageConfig): boolean {
  return storage.kind !== 'embedded' || isThere(databasePath(storage.directory))
}
