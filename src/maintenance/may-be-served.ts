import { findServer } from '../storage/embedded/find-server.ts'
import type { StorageConfig } from '../storage/open-storage.ts'

/** Whether a server may be working on the jobs of a store; only of an embedded one it is known. */
export function mayBeServed(storage: StorageConfig): boolean {
  return storage.kind !== 'embedded' || findServer(storage.directory) !== undefined
}

/** Where the server of a store is reached; only of an embedded one it is known, and only while it runs. */
export function servedAt(storage: StorageConfig): string | undefined {
  return storage.kind === 'embedded' ? findServer(storage.directory)?.url : undefined
}
