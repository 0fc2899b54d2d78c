import { statSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { messageOf } from '../../base/errors/message-of.ts'
import { userName } from '../../base/user-name.ts'
import { isDiskFailure, sqliteCode, sqliteCodes } from './sqlite-codes.ts'

/** How long another process that is creating the store may leave its file empty. */
const beginsWithinMs = 1_000

/**
 * Opens a file of the embedded store. If it is damaged, the error names the file and says what to do; so too if the
 * file is empty, which SQLite would accept as a new store.
 */
export async function openUndamaged<Opened>(
  path: string,
  open: () => Opened | Promise<Opened>,
): Promise<Opened> {
  if (isEmpty(path)) {
    await setTimeout(beginsWithinMs)
    if (isEmpty(path))
      throw new Error(
        `The file of the store, ${path}, is empty. ${remedy(path)} If nothing was stored yet, remove it.`,
      )
  }
  try {
    return await open()
  } catch (cause) {
    const code = sqliteCode(cause)
    const why = messageOf(cause)
    if (denials.has(code))
      throw new Error(
        `The file of the store, ${path}, cannot be opened: ${why}. See that it, and ${path}-wal and ${path}-shm where ` +
          `they are there, are files which the user ${userName()} may read and write: they belong to whoever ` +
          'started Skein, or a command of it, first.',
        { cause },
      )
    if (isDiskFailure(cause))
      throw new Error(
        `The file of the store, ${path}, cannot be opened: ${why}. See that its disk works and has room.`,
        { cause },
      )
    throw namingDamage(path, cause)
  }
}

/**
 * The error with the name of the file and what to do, if it says that a file of SQLite is damaged; any other error as
 * it is. A page that is damaged is found only when it is read, however long ago the file was opened.
 */
export function namingDamage(path: string, cause: unknown): unknown {
  if (!damages.has(sqliteCode(cause))) return cause
  return new Error(tellDamage(path, messageOf(cause)), { cause })
}

/** A sentence about a damaged file of the store, and what to do. */
export function tellDamage(path: string, why: string): string {
  return `The file of the store, ${path}, is damaged: ${why}. ${remedy(path)}`
}

const denials: ReadonlySet<number> = new Set([sqliteCodes.cannotOpen, sqliteCodes.readOnly])
const damages: ReadonlySet<number> = new Set([sqliteCodes.corrupt, sqliteCodes.notADatabase])

function isEmpty(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.size === 0
}

function remedy(path: string): string {
  return (
    `Stop every Skein process, move it away together with ${path}-wal and ${path}-shm, and put a copy in its place: ` +
    `one that \`skein backup\` made, or the newest of ${path}.before-*, made before a change of the schema.`
  )
}
