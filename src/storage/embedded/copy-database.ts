import { databasePath } from './open-embedded.ts'
import { openUndamaged } from './open-undamaged.ts'
import { SqliteConnection } from './sqlite-connection.ts'

/**
 * Copies a consistent snapshot of the embedded store into an empty file, while others read and write the store. Throws
 * if the copy is damaged.
 */
export async function copyDatabase(directory: string, file: string): Promise<void> {
  const path = databasePath(directory)
  using source = await openUndamaged(path, () => new SqliteConnection(path, { readOnly: true }))
  source.run('vacuum into ?', [file])
  using copy = new SqliteConnection(file, { readOnly: true })
  const [row] = copy.run<{ quick_check: string }>('pragma quick_check(1)', []).rows
  if (row?.quick_check !== 'ok')
    throw new Error(`The copy of the store is damaged: ${row?.quick_check}`)
}
