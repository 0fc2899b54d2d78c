import { statSync } from 'node:fs'
import { messageOf } from './errors/message-of.ts'
import { userName } from './user-name.ts'

/**
 * Whether there is a file or directory. Throws an error that names this user if they may not look: to them, what
 * belongs to another user is not missing.
 */
export function isThere(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined
  } catch (cause) {
    throw new Error(
      `Whether there is ${path} cannot be told: ${messageOf(cause)}. ` +
        `Run this as the user who runs Skein; this is ${userName()}.`,
      { cause },
    )
  }
}
