import { CompiledQuery, type Kysely } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './engine.ts'

/** Both engines take 32,767 parameters and more in a statement; fewer rows keep the parsed statement small. */
const parametersMax = 4_000

/**
 * Inserts many rows with few statements: the same text again and again, so that it is prepared once.
 * Rows are arrays in the order of `columns`; `suffix` is what follows, such as `on conflict …`.
 */
export async function insertRows(
  db: Kysely<Database>,
  table: keyof Database,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
  suffix = '',
): Promise<void> {
  const rowsMax = Math.floor(parametersMax / columns.length)
  const postgres = isPostgres(db)
  for (let first = 0; first < rows.length; first += rowsMax) {
    const some = rows.slice(first, first + rowsMax)
    const names = columns.map((name) => `"${name}"`).join(', ')
    const values = placeholders(some.length, columns.length, postgres)
    const text = `insert into ${table} (${names}) values ${values} ${suffix}`
    await db.executeQuery(CompiledQuery.raw(text, some.flat()))
  }
}

function placeholders(rows: number, columns: number, postgres: boolean): string {
  const row = (index: number) =>
    Array.from({ length: columns }, (_, column) =>
      postgres ? `$${index * columns + column + 1}` : '?',
    )
  return Array.from({ length: rows }, (_, index) => `(${row(index).join(', ')})`).join(', ')
}
