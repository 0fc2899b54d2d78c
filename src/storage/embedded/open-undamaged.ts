import { statSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { messageOf } from '../../base/errors/message-of.ts'
import { sqliteCode, sqliteCodes } from './sqlite-codes.ts'

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
        `The file of the store, ${path}, cannot be opened: ${why}. See that it is a file which this user may read and ` +
          'write: it belongs to whoever started Skein first.',
        { cause },
      )
    if (!damages.has(code)) throw cause
    throw new Error(`The file of the store, ${path}, is damaged: ${why}. ${remedy(path)}`, {
      cause,
    })
  }
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
