import { rmSync } from 'node:fs'
import { messageOf } from '../../base/errors/message-of.ts'
import { moveSynced } from './move-synced.ts'
import type { SqliteConnection } from './sqlite-connection.ts'

/**
 * Copies the database file before a migration. The copy is renamed only once it is complete and synced to disk, so a
 * start that is killed, fills the disk or loses its power leaves no partial copy under the final name. The name
 * contains that of the migration, so a repeated attempt replaces its copy instead of filling the disk.
 */
export function copyBeforeChange(store: SqliteConnection, path: string, change: string): void {
  const unfinished = `${path}.copying`
  rmSync(unfinished, { force: true })
  try {
    store.exec(`vacuum into '${unfinished.replaceAll("'", "''")}'`)
    moveSynced(unfinished, `${path}.before-${change}`)
  } catch (cause) {
    rmSync(unfinished, { force: true })
    const why = messageOf(cause)
    throw new Error(
      `The copy of ${path} that is made before its schema changes could not be written: ${why}. ` +
        'Nothing was changed. The disk needs room for the store a second time.',
      { cause },
    )
  }
}
