import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataDirectory } from './base/make-data-directory.ts'

/** A secret is at least as long as the setting `AUTH_SECRET` must be. */
const charactersMin = 32

/**
 * The secret that signs session cookies, made the first time. Only this user may read the file. Throws if what is in
 * the file is too short: with a part of a secret, anybody could guess the owner link.
 */
export function readAuthSecret(directory: string): string {
  const file = join(directory, 'auth-secret')
  makeDataDirectory(directory)
  const secret = readIfThere(file) ?? makeSecret(file)
  if (secret.length >= charactersMin) return secret
  throw new Error(
    `The secret in ${file} is damaged. Remove the file, and a new one is made; whoever is signed in has to sign in again.`,
  )
}

/** The file gets its name when it is whole, so that neither another process nor a later start finds a part of it. */
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
    // Either another process has made it, or the file system knows no links.
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
