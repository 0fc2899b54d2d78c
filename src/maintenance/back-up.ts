import { closeSync, existsSync, openSync, rmSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { messageOf } from '../base/errors/message-of.ts'
import { ServiceError } from '../base/errors/service-error.ts'
import { isThere } from '../base/is-there.ts'
import { copyDatabase } from '../storage/embedded/copy-database.ts'
import { moveSynced } from '../storage/embedded/move-synced.ts'
import { databasePath } from '../storage/embedded/open-embedded.ts'
import { isDiskFailure } from '../storage/embedded/sqlite-codes.ts'
import type { StorageConfig } from '../storage/open-storage.ts'

/**
 * Copies the embedded store into a new file, even while a server writes. The file appears once it is complete and
 * synced to disk, or not at all. Throws `invalid_request` if there is no store or the file cannot be written,
 * `conflict` if the file exists, and `storage_unavailable` if its disk is full or fails.
 */
export async function backUp(storage: StorageConfig, file: string): Promise<{ bytes: number }> {
  if (storage.kind === 'postgres')
    throw refused('Skein uses PostgreSQL (DATABASE_URL is set): back it up with pg_dump')
  if (!isThere(databasePath(storage.directory)))
    throw refused(`There is no embedded store in ${storage.directory}`)
  if (existsSync(file)) throw new ServiceError('conflict', `${file} exists already.`)

  const path = resolve(file)
  const partial = `${path}.partial-${process.pid}`
  make(partial, file)
  try {
    await copyDatabase(storage.directory, partial)
    moveSynced(partial, path)
    return { bytes: statSync(path).size }
  } catch (cause) {
    throw isDiskFailure(cause) ? unwritten(file, cause) : cause
  } finally {
    rmSync(partial, { force: true })
  }
}

/** Creates the file readable for its owner only, as a backup contains everything stored. */
function make(partial: string, file: string): void {
  try {
    closeSync(openSync(partial, 'wx', 0o600))
  } catch (cause) {
    throw new ServiceError('invalid_request', `${file} cannot be written.`, { cause })
  }
}

function unwritten(file: string, cause: unknown): ServiceError {
  const message = `${file} could not be written: ${messageOf(cause)}. Nothing of it was left there. See that its disk works and has room.`
  return new ServiceError('storage_unavailable', message, { cause })
}

function refused(sentence: string): ServiceError {
  return new ServiceError('invalid_request', `${sentence}.`)
}
