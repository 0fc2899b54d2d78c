import { CompiledQuery } from 'kysely'
import type { Database, Db } from '../database.ts'
import { isPostgres } from './is-postgres.ts'

/** The most parameters of one statement. Both engines allow far more, but a small statement is parsed faster. */
const parametersMax = 1_024

/**
 * Inserts many rows with few statements. Rows are arrays in the order of `columns`; `suffix` ends the statement, such
 * as `on conflict …`.
 */
export async function insertRows(
  db: Db,
  table: keyof Database,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
  suffix = '',
): Promise<void> {
  const names = columns.map((name) => `"${name}"`).join(', ')
  for (let first = 0; first < rows.length; ) {
    const some = rows.slice(first, first + rowsAtOnce(rows.length - first, columns.length))
    const values = placeholders(some.length, columns.length, isPostgres(db))
    const text = `insert into ${table} (${names}) values ${values} ${suffix}`
    await db.executeQuery(CompiledQuery.raw(text, some.flat()))
    first += some.length
  }
}

/** The number of rows for the next statement: a power of two, so that few different statements are prepared. */
function rowsAtOnce(rows: number, columns: number): number {
  return 2 ** Math.floor(Math.log2(Math.min(rows, parametersMax / columns)))
}

const known = new Map<string, string>()

function placeholders(rows: number, columns: number, postgres: boolean): string {
  const shape = `${rows} ${columns} ${postgres}`
  const text = known.get(shape) ?? writePlaceholders(rows, columns, postgres)
  known.set(shape, text)
  return text
}

function writePlaceholders(rows: number, columns: number, postgres: boolean): string {
  const one = (row: number, column: number) => (postgres ? `$${row * columns + column + 1}` : '?')
  const lists = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => one(row, column)).join(', '),
  )
  return lists.map((list) => `(${list})`).join(', ')
}
