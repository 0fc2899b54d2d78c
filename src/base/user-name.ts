import { userInfo } from 'node:os'

/**
 * The user of the system that this process runs as, for messages about rights: the name, or the number where it has
 * none.
 */
export function userName(): string {
  try {
    return userInfo().username
  } catch {
    // In a container, the user may have no entry in /etc/passwd.
    return String(process.getuid?.() ?? 'of this process')
  }
}
