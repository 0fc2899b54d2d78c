import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataDirectory } from './base/make-data-directory.ts'

/** The secret that signs session cookies, made the first time. Only this user may read the file. */
export function readAuthSecret(directory: string): string {
  const file = join(directory, 'auth-secret')
  makeDataDirectory(directory)
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8')
}
