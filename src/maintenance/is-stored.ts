import { existsSync } from 'node:fs'
import { databasePath } from '../storage/embedded/open-embedded.ts'
import type { StorageConfig } from '../storage/open-storage.ts'

/** Whether there is a store to open; of PostgreSQL, its server says so itself. */
export function isStored(storage: StorageConfig): boolean {
  return storage.kind !== 'embedded' || existsSync(databasePath(storage.directory))
}
