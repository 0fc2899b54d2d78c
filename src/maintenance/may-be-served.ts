import { findServer } from '../storage/embedded/find-server.ts'
import type { StorageConfig } from '../storage/open-storage.ts'

/**
 * Whether a server may be working on the jobs of a store; only of an embedded one whose lock can be read it is known.
 */
export function mayBeServed(storage: StorageConfig): boolean {
  if (storage.kind !== 'embedded') return true
  try {
    return findServer(storage.directory) !== undefined
  } catch {
    return true
  }
}

/** Where the server of a store is reached; only of an embedded one it is known, and only while it runs. */
export function servedAt(storage: StorageConfig): string | undefined {
  if (storage.kind !== 'embedded') return undefined
  try {
    return findServer(storage.directory)?.url
  } catch {
    // Who wants to know why asks `findServer`, as the check-up does.
    return undefined
  }
}
