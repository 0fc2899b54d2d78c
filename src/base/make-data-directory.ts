import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { messageOf } from './errors/message-of.ts'
import { userName } from './user-name.ts'

/** What codes of failures mean here, where their name does not say it. */
const meanings: ReadonlyMap<unknown, string> = new Map([
  ['EEXIST', 'it, or what is above it, is a file, or a link to a directory that is not there'],
  ['ENOENT', 'it is a link to a directory that is not there'],
  ['EACCES', `the user ${userName()} may not write there`],
  ['EROFS', 'its disk can only be read'],
])

/** A running server has so many files: the store, its two logs, the secret, the lock and who holds it, and drafts. */
const usualFilesMin = 8

/**
 * Makes the data directory, for this user alone, unless it exists. Throws if this user may not write to it, or if its
 * file system has no room for those of `filesMin` files that are not there yet.
 */
export function makeDataDirectory(directory: string, filesMin = usualFilesMin): void {
  try {
    makeDirectory(directory)
    demandWritable(directory)
    demandFiles(directory, filesMin)
  } catch (cause) {
    throw unusable(directory, cause)
  }
}

/** Throws as `makeDataDirectory` does, but makes nothing. */
export function demandDataDirectory(directory: string): void {
  try {
    demandWritable(directory)
  } catch (cause) {
    throw unusable(directory, cause)
  }
}

function demandWritable(directory: string): void {
  accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK)
}

/** A file system may be out of files while it has room for bytes. Some do not tell how many they have. */
function demandFiles(directory: string, filesMin: number): void {
  const { files, ffree } = statfsSync(directory)
  const missing = Math.max(1, filesMin - readdirSync(directory).length)
  if (files > 0 && ffree < missing)
    throw new Error(`its file system has room for ${ffree} more files, and ${missing} are needed`)
}

function unusable(directory: string, cause: unknown): Error {
  const code = cause instanceof Error && 'code' in cause ? cause.code : messageOf(cause)
  const meaning = meanings.get(code)
  const reason = meaning === undefined ? code : `${code}: ${meaning}`
  const advice = 'Set DATA_DIR to a directory that this user may write to.'
  return new Error(`The data directory ${directory} cannot be used (${reason}). ${advice}`, {
    cause,
  })
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
