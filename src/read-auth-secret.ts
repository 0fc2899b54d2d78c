import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from './base/errors/message-of.ts'
import { makeDataDirectory } from './base/make-data-directory.ts'
import { userName } from './base/user-name.ts'

/** The least length, the same as for the setting `AUTH_SECRET`. */
const charactersMin = 32

/**
 * The secret that signs session cookies; created if there is none. Only this user may read its file. Throws if the
 * stored secret is too short, as from a truncated secret anybody could guess the owner link, or cannot be read or made.
 */
export function readAuthSecret(directory: string): string {
  const file = join(directory, 'auth-secret')
  makeDataDirectory(directory)
  const secret = readOrMake(file)
  if (secret.length >= charactersMin) return secret
  throw new Error(
    `The secret in ${file} is damaged. Remove the file, and a new one is made; whoever is signed in has to sign in again.`,
  )
}

function readOrMake(file: string): string {
  try {
    return readIfThere(file) ?? makeSecret(file)
  } catch (cause) {
    throw new Error(
      `The secret in ${file} cannot be read or made: ${messageOf(cause)}. See that it is a file of the user ` +
        `${userName()} and that the disk has room, or set AUTH_SECRET.`,
      { cause },
    )
  }
}

/**
 * Creates the file under another name and links it when it is complete, so that no process ever reads a partial secret.
 */
function makeSecret(file: string): string {
  const draft = `${file}.${process.pid}`
  try {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
    putAt(file, draft)
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8')
}

function putAt(file: string, draft: string): void {
  try {
    linkSync(draft, file)
  } catch (error) {
    // Either another process has created it, or the file system has no links.
    if (!isError(error, 'EEXIST')) renameSync(draft, file)
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isError(error, 'ENOENT')) return undefined
    throw error
  }
}

function isError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
