import { renameSync, rmSync } from 'node:fs'
import type { SqliteConnection } from './sqlite-connection.ts'

/**
 * Copies the store beside itself, before its schema changes. A copy has its name only once it is whole, so a start that
 * is killed or finds the disk full leaves none that could be taken for one; and as the name is that of the change, a
 * start that comes so far again replaces its copy and does not fill the disk with more of them.
 */
export function copyBeforeChange(store: SqliteConnection, path: string, change: string): void {
  const unfinished = `${path}.copying`
  rmSync(unfinished, { force: true })
  try {
    store.exec(`vacuum into '${unfinished.replaceAll("'", "''")}'`)
    renameSync(unfinished, `${path}.before-${change}`)
  } catch (cause) {
    rmSync(unfinished, { force: true })
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `The copy of ${path} that is made before its schema changes could not be written: ${why}. ` +
        'Nothing was changed. The disk needs room for the store a second time.',
      { cause },
    )
  }
}
