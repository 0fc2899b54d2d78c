import { messageOf } from '../base/errors/message-of.ts'
import { ServiceError } from '../base/errors/service-error.ts'
import { isThere } from '../base/is-there.ts'
import { lockDirectory } from '../storage/embedded/directory-lock.ts'
import { databasePath } from '../storage/embedded/open-embedded.ts'
import { openStorage, type StorageConfig } from '../storage/open-storage.ts'
import { copyEmbedded } from '../storage/upkeep/copy-embedded.ts'
import type { CopiedTable } from '../storage/upkeep/copy-tables.ts'

/** `tableCopied` is called for each table. An error that it throws aborts the move and rolls back the database. */
export type MoveEvents = { tableCopied(copied: CopiedTable): void }

/**
 * Copies the embedded store into an empty PostgreSQL database, and verifies the copy. Throws `invalid_request` if there
 * is nothing to move, and `conflict` if a server runs on the data directory or the database is not empty.
 */
export async function moveToPostgres(
  from: StorageConfig,
  url: string,
  events: MoveEvents,
): Promise<readonly CopiedTable[]> {
  if (from.kind === 'postgres')
    throw nothingToMove('DATABASE_URL is set: Skein uses PostgreSQL already')
  if (!/^postgres(ql)?:\/\//.test(url)) throw nothingToMove('The target must be a postgres:// URL')
  if (!isThere(databasePath(from.directory)))
    throw nothingToMove(`There is no embedded store in ${from.directory}`)

  using _lock = locked(from.directory)
  // Opening migrates the source, so that both sides have the schema of this version.
  await (await openStorage(from))[Symbol.asyncDispose]()
  await using target = await openStorage({ kind: 'postgres', url })
  return await copyEmbedded(from.directory, target, events.tableCopied)
}

function locked(directory: string): Disposable {
  try {
    return lockDirectory(directory)
  } catch (cause) {
    const message = messageOf(cause)
    throw new ServiceError('conflict', message, { cause })
  }
}

function nothingToMove(sentence: string): ServiceError {
  return new ServiceError('invalid_request', `${sentence}.`)
}
