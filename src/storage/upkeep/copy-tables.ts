import { CompiledQuery, sql } from 'kysely'
import type { Database, Db } from '../database.ts'
import type { SqliteConnection } from '../embedded/sqlite-connection.ts'
import { insertRows } from '../statements/insert-rows.ts'

export type CopiedTable = { readonly table: string; readonly rows: number }
type Column = { readonly name: string; readonly type: string; readonly sequence: string | null }
type Row = Readonly<Record<string, unknown>>

/** A batch of rows ends at this number, or at this many bytes and characters. */
const batchRowsMax = 500
const batchLengthMax = 4 * 1024 * 1024

/**
 * Copies every table of an embedded store into the empty table of the same name in PostgreSQL, and yields the name
 * and the number of rows of each. A table comes after the tables that it refers to.
 */
export async function* copyTables(
  source: SqliteConnection,
  target: Db,
): AsyncGenerator<CopiedTable> {
  for (const table of tablesInOrder(source)) {
    const columns = await columnsOf(target, table)
    const names = columns.map(({ name }) => name)
    let rows = 0
    for await (const batch of batchesOf(source, table, names)) {
      const values = batch.map((row) => columns.map((column) => cellOf(row, column)))
      // `Database` lists only the tables that this code queries; those of the sign-in library are copied too.
      await insertRows(target, table as keyof Database, names, values)
      rows += batch.length
    }
    for (const column of columns) await continueSequence(target, table, column)
    yield { table, rows }
  }
}

/** All tables except those of SQLite and of the migrations, each after the tables it references. */
export function tablesInOrder(source: SqliteConnection): string[] {
  const { rows } = source.run<{ name: string }>(
    `select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'
      and name not like 'kysely\\_%' escape '\\' order by name`,
    [],
  )
  const ordered = new Set<string>()
  const place = (table: string): void => {
    if (ordered.has(table)) return
    const parents = source.run<{ parent: string }>(
      'select "table" as parent from pragma_foreign_key_list(?)',
      [table],
    )
    for (const { parent } of parents.rows) if (parent !== table) place(parent)
    ordered.add(table)
  }
  for (const { name } of rows) place(name)
  return [...ordered]
}

async function columnsOf(target: Db, table: string): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select column_name as name, data_type as type,
      pg_get_serial_sequence(${table}, column_name) as sequence
    from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}
    order by ordinal_position`.execute(target)
  return rows
}

async function* batchesOf(
  source: SqliteConnection,
  table: string,
  columns: readonly string[],
): AsyncGenerator<readonly Row[]> {
  let batch: Row[] = []
  let length = 0
  const list = columns.map((name) => `"${name}"`).join(', ')
  const query = CompiledQuery.raw(`select ${list} from "${table}"`)
  for await (const { rows } of source.streamQuery<Row>(query)) {
    batch.push(...rows)
    length += rows.reduce((sum, row) => sum + lengthOf(row), 0)
    if (batch.length < batchRowsMax && length < batchLengthMax) continue
    yield batch
    batch = []
    length = 0
  }
  if (batch.length > 0) yield batch
}

function lengthOf(row: Row): number {
  return Object.values(row).reduce<number>((sum, value) => {
    const large = typeof value === 'string' || value instanceof Uint8Array
    return sum + (large ? value.length : 8)
  }, 0)
}

/** The value of a cell for PostgreSQL: SQLite stores booleans as numbers; other types are the same. */
function cellOf(row: Row, { name, type }: Column): unknown {
  const value = row[name]
  return type === 'boolean' && value !== null ? value !== 0 : value
}

/** Sets the sequence of a table to the largest number copied. */
async function continueSequence(
  target: Db,
  table: string,
  { name, sequence }: Column,
): Promise<void> {
  if (sequence === null) return
  await sql`select setval(${sequence}, max(${sql.ref(name)})) from ${sql.table(table)}
    having max(${sql.ref(name)}) is not null`.execute(target)
}
