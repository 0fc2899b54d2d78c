import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Sees to it that the data directory is there, for this user alone. Throws a sentence if we cannot write to it. */
export function makeDataDirectory(directory: string): void {
  try {
    makeDirectory(directory)
    accessSync(directory, constants.W_OK | constants.X_OK)
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? cause.code : cause
    throw new Error(
      `The data directory ${directory} cannot be used (${reason}). ` +
        'Set DATA_DIR to a directory that this user may write to.',
      { cause },
    )
  }
}

/** One step at a time: where a file system takes no directories, as /proc, `recursive` never comes to its end. */
function makeDirectory(directory: string): void {
  if (existsSync(directory) && statSync(directory).isDirectory()) return
  const parent = dirname(directory)
  if (parent !== directory) makeDirectory(parent)
  try {
    mkdirSync(directory, { mode: 0o700 })
  } catch (error) {
    // Another process may have been as quick.
    if (!existsSync(directory) || !statSync(directory).isDirectory()) throw error
  }
}
