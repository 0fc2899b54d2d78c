import { DatabaseSync } from 'node:sqlite'
import { messageOf } from '../../base/errors/message-of.ts'
import { isThere } from '../../base/is-there.ts'
import { userName } from '../../base/user-name.ts'
import { lockFiles, readPid } from './directory-lock.ts'
import { toldAddress } from './server-address.ts'
import { sqliteCode, sqliteCodes } from './sqlite-codes.ts'

/** A server, and where it is reached as soon as it listens. */
export type FoundServer = { readonly pid: string; readonly url: string | undefined }

/**
 * The server that holds the lock of this data directory; `undefined` if none does. Throws an error that names the lock
 * if it cannot be opened.
 */
export function findServer(directory: string): FoundServer | undefined {
  const { lockFile, pidFile } = lockFiles(directory)
  if (!isThere(lockFile)) return undefined
  const lock = openLock(lockFile)
  try {
    // The lock excludes readers too, so this fails while a server runs.
    lock.exec('select count(*) from sqlite_master')
    return undefined
  } catch (error) {
    if (sqliteCode(error) !== sqliteCodes.busy) throw error
    return { pid: readPid(pidFile), url: toldAddress(directory) }
  } finally {
    lock.close()
  }
}

function openLock(lockFile: string): DatabaseSync {
  try {
    return new DatabaseSync(lockFile, { timeout: 0, readOnly: true })
  } catch (cause) {
    throw new Error(
      `Whether a server runs cannot be told, as the user ${userName()} cannot open its lock, ${lockFile}: ` +
        `${messageOf(cause)}. Run this as the user who runs the server, or give this one the right to read the file.`,
      { cause },
    )
  }
}
