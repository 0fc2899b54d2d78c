import { findServer } from '../storage/embedded/find-server.ts'
import type { StorageConfig } from '../storage/open-storage.ts'

/** Whether a server may be working on the jobs of a store; only of an embedded one it is known. */
export function mayBeServed(storage: StorageConfig): boolean {
  return storage.kind !== 'embedded' || findServer(storage.directory) !== undefined
}
