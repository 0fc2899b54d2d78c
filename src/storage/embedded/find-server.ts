import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { lockFiles, readPid } from './directory-lock.ts'
import { sqliteCode, sqliteCodes } from './sqlite-codes.ts'

/** The process id of the server that holds the lock of this data directory; `undefined` if none does. */
export function findServer(directory: string): string | undefined {
  const { lockFile, pidFile } = lockFiles(directory)
  if (!existsSync(lockFile)) return undefined
  const lock = new DatabaseSync(lockFile, { timeout: 0, readOnly: true })
  try {
    // The lock excludes readers too, so this fails while a server runs.
    lock.exec('select count(*) from sqlite_master')
    return undefined
  } catch (error) {
    if (sqliteCode(error) !== sqliteCodes.busy) throw error
    return readPid(pidFile)
  } finally {
    lock.close()
  }
}
