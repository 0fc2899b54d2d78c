import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { messageOf } from '../../base/errors/message-of.ts'
import { makeDataDirectory } from '../../base/make-data-directory.ts'
import { forgetAddress } from './server-address.ts'
import { sqliteCode, sqliteCodes } from './sqlite-codes.ts'

/** The data directories locked by this thread. */
const lockedHere = new Set<string>()

/** Whether this process holds the lock of a data directory; to be called in the thread that took it. */
export function isLockedHere(directory: string): boolean {
  return lockedHere.has(directory)
}

/**
 * Locks a data directory for one server process. It is a lock of the operating system, taken through SQLite, so it ends
 * with the process in any case. Throws if another server holds it, or locking fails.
 */
export function lockDirectory(directory: string): Disposable {
  makeDataDirectory(directory)
  const { lockFile, pidFile } = lockFiles(directory)
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(lockFile, { timeout: 0 })
    lock.exec('begin exclusive')
    writeFileSync(pidFile, `${process.pid}\n`)
    forgetAddress(directory)
  } catch (cause) {
    lock?.close()
    throw new Error(whyNotLocked(cause, directory), { cause })
  }
  const locked = lock
  lockedHere.add(directory)
  return {
    [Symbol.dispose]: () => {
      lockedHere.delete(directory)
      locked.close()
    },
  }
}

function whyNotLocked(cause: unknown, directory: string): string {
  const { lockFile, pidFile } = lockFiles(directory)
  if (sqliteCode(cause) === sqliteCodes.busy)
    return (
      `Another Skein server (process ${readPid(pidFile)}) already uses the data directory ${directory}. ` +
      'Stop it first, or set DATA_DIR to another directory.'
    )
  const why = messageOf(cause)
  return (
    `The data directory ${directory} cannot be used, as ${lockFile} or ${pidFile} cannot be written: ${why}. ` +
    'See that the disk has room and that this user may write there.'
  )
}

/** The lock file of a data directory, and the file with the process id of its server. */
export function lockFiles(directory: string): { lockFile: string; pidFile: string } {
  return { lockFile: join(directory, 'server.lock'), pidFile: join(directory, 'server.pid') }
}

/** The process id in a file; `unknown` if the file cannot be read. */
export function readPid(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return 'unknown'
  }
}
