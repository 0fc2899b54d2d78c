import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes the data directory, for this user alone, unless it exists. Throws if this user may not write to it. */
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

/**
 * Makes the directory and its parents one by one: with `recursive`, Node never returns on a file system such as
 * /proc.
 */
function makeDirectory(directory: string): void {
  if (existsSync(directory) && statSync(directory).isDirectory()) return
  const parent = dirname(directory)
  if (parent !== directory) makeDirectory(parent)
  try {
    mkdirSync(directory, { mode: 0o700 })
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!existsSync(directory) || !statSync(directory).isDirectory()) throw error
  }
}
