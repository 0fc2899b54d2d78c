import { databasePath } from './open-embedded.ts'
import { SqliteConnection } from './sqlite-connection.ts'

/**
 * Copies the store into an empty file as it is at one instant, while others read and write.
 * Throws if the copy is not sound.
 */
export function copyDatabase(directory: string, file: string): void {
  using source = new SqliteConnection(databasePath(directory), { readOnly: true })
  source.run('vacuum into ?', [file])
  using copy = new SqliteConnection(file, { readOnly: true })
  const [row] = copy.run<{ quick_check: string }>('pragma quick_check(1)', []).rows
  if (row?.quick_check !== 'ok') throw new Error(`The copy is not sound: ${row?.quick_check}`)
}
