import { type RawBuilder, sql } from 'kysely'
import type { Database, Db } from '../database.ts'
import { prepared } from '../postgres/prepared-statement.ts'
import { fixedStatement } from './fixed-statement.ts'
import { isPostgres } from './is-postgres.ts'

type Table = keyof Database & string
type Column<Name extends Table> = keyof Database[Name] & string
/** Values for some columns of a table's row. */
export type Given<Name extends Table> = Partial<
  Record<keyof Database[Name], string | number | null>
>

/** A statement about one or more rows of a table. */
export type RowsStatement<Name extends Table, Row = unknown> = (
  rows: readonly Given<Name>[],
) => StatementOfRows<Row>
export type StatementOfRows<Row> = {
  run(db: Db): Promise<readonly Row[]>
  /** The statement as a part (CTE) of another one. */
  asPart(db: Db): RawBuilder<Row>
}

/**
 * A statement about rows, which `build` gets as a relation in SQL with these columns. The rows are passed as one
 * parameter, so that the SQL text is the same for any number of them.
 */
export function rowsStatement<Name extends Table, Row>(
  table: Name,
  columns: readonly Column<Name>[],
  build: (given: RawBuilder<unknown>) => RawBuilder<Row>,
): RowsStatement<Name, Row> {
  const about = (db: Db, rows: RawBuilder<string>) => build(relation(db, table, columns, rows))
  const statement = fixedStatement((db, rows: RawBuilder<string>) => prepared(about(db, rows)))
  return (rows) => ({
    run: (db) => statement(db, parameterOf(db, columns, rows)),
    asPart: (db) => about(db, sql`${parameterOf(db, columns, rows)}`),
  })
}

/** The statement that inserts rows with these columns; `ending` follows it, such as `on conflict …`. */
export function insertion<Name extends Table, Row = unknown>(
  table: Name,
  columns: readonly Column<Name>[],
  ending: RawBuilder<unknown> = sql``,
): RowsStatement<Name, Row> {
  const names = sql.join(columns.map((name) => sql.ref(name)))
  // `where true` keeps SQLite from parsing `on conflict` as a join condition.
  return rowsStatement(
    table,
    columns,
    (given) => sql<Row>`insert into ${sql.table(table)} (${names})
      select ${names} from ${given} as given where true ${ending}`,
  )
}

function relation(
  db: Db,
  table: string,
  columns: readonly string[],
  rows: RawBuilder<string>,
): RawBuilder<unknown> {
  if (isPostgres(db)) return sql`json_populate_recordset(null::${sql.table(table)}, ${rows})`
  const named = columns.map((name, place) => sql`value ->> ${sql.lit(place)} as ${sql.ref(name)}`)
  return sql`(select ${sql.join(named)} from json_each(${rows}))`
}

function parameterOf(
  db: Db,
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): string {
  return JSON.stringify(
    isPostgres(db) ? rows : rows.map((row) => columns.map((column) => row[column])),
  )
}

/** Runs statements that do not depend on each other's changes; on PostgreSQL as one statement. */
export async function runTogether(
  db: Db,
  statements: readonly StatementOfRows<unknown>[],
): Promise<void> {
  const last = statements.at(-1)
  if (!last) return
  if (!isPostgres(db) || statements.length === 1) {
    for (const statement of statements) await statement.run(db)
    return
  }
  const before = statements
    .slice(0, -1)
    .map((statement, place) => sql`${sql.ref(`done_${place}`)} as (${statement.asPart(db)})`)
  await prepared(sql`with ${sql.join(before)} ${last.asPart(db)}`).execute(db)
}
