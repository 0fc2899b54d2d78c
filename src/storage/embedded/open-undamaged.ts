import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { messageOf } from '../../base/errors/message-of.ts'
import { userName } from '../../base/user-name.ts'
import { isDiskFailure, sqliteCode, sqliteCodes } from './sqlite-codes.ts'

/** How long another process that is creating the store may leave its file empty. */
const beginsWithinMs = 1_000

/**
 * Opens a file of the embedded store. If it is damaged, or of a format that a newer SQLite has, the error names the file
 * and says what to do; so too if the file is empty, which SQLite would accept as a new store.
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
  if (isOfNewerFormat(path))
    throw new Error(
      `The file of the store, ${path}, was written by a newer SQLite than ${process.versions.sqlite}, which this ` +
        'version of Skein has. Start the version that wrote it.',
    )
  try {
    return await open()
  } catch (cause) {
    const code = sqliteCode(cause)
    const why = messageOf(cause)
    if (denials.has(code) || isDenied(cause))
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

function isDenied(cause: unknown): boolean {
  return (
    cause instanceof Error && 'code' in cause && /^(?:EACCES|EPERM|EROFS)$/.test(String(cause.code))
  )
}

const denials: ReadonlySet<number> = new Set([sqliteCodes.cannotOpen, sqliteCodes.readOnly])
const damages: ReadonlySet<number> = new Set([sqliteCodes.corrupt, sqliteCodes.notADatabase])

function isEmpty(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.size === 0
}

/** Bytes 18 and 19 of a file of SQLite tell what may write and what may read it: https://www.sqlite.org/fileformat2.html */
function isOfNewerFormat(path: string): boolean {
  const head = Buffer.alloc(20)
  try {
    const file = openSync(path, 'r')
    try {
      readSync(file, head, 0, head.length, 0)
    } finally {
      closeSync(file)
    }
  } catch {
    return false
  }
  const isOfSqlite = head.toString('latin1', 0, 15) === 'SQLite format 3'
  return isOfSqlite && Math.max(head[18] ?? 0, head[19] ?? 0) > knownFormat
}

/** The format of files with a log of what is written, the newest that SQLite has had since 2010. */
const knownFormat = 2

function remedy(path: string): string {
  return (
    `Stop every Skein process, move it away together with ${path}-wal and ${path}-shm, and put a copy in its place: ` +
    `one that \`skein backup\` made, or the newest of ${path}.before-*, made before a change of the schema.`
  )
}
