import type { StorageConfig } from '../storage/open-storage.ts'
import { backUp } from './back-up.ts'

/** Copies the store into a new file. */
export function make(task: { storage: StorageConfig; file: string }): Promise<{ bytes: number }> {
  return backUp(task.storage, task.file)
}
