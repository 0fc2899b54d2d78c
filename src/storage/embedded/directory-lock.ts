import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeDataDirectory } from '../../base/make-data-directory.ts'

/**
 * Locks a data directory for one server process. The lock is one of the operating system, taken through SQLite, so
 * it ends with the process, however that ends. Throws if another server has the lock.
 */
export function lockDirectory(directory: string): Disposable {
  makeDataDirectory(directory)
  const { lockFile, pidFile } = lockFiles(directory)
  const lock = new DatabaseSync(lockFile, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (cause) {
    lock.close()
    throw new Error(
      `Another Skein server (process ${readPid(pidFile)}) already uses the data directory ${directory}. ` +
        'Stop it first, or set DATA_DIR to another directory.',
      { cause },
    )
  }
  writeFileSync(pidFile, `${process.pid}\n`)
  return { [Symbol.dispose]: () => lock.close() }
}

export function lockFiles(directory: string): { lockFile: string; pidFile: string } {
  return { lockFile: join(directory, 'server.lock'), pidFile: join(directory, 'server.pid') }
}

export function readPid(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return 'unknown'
  }
}
