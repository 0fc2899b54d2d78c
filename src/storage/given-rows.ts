import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './is-postgres.ts'
import { prepared } from './postgres/prepared-statement.ts'

type Table = keyof Database & string
/** Some columns of the rows of a table. */
export type Given<Name extends Table> = Partial<
  Record<keyof Database[Name], string | number | null>
>

/**
 * Rows as a relation of SQL with the columns of that table that the first of them has. They are one parameter, so that
 * the statement is the same for any number of rows. There must be one row at least.
 */
export function givenRows<Name extends Table>(
  db: Kysely<Database>,
  table: Name,
  rows: readonly Given<Name>[],
): RawBuilder<unknown> {
  if (isPostgres(db))
    return sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`
  const columns = columnsOf(rows).map(
    (name, place) => sql`value ->> ${sql.lit(place)} as ${sql.ref(name)}`,
  )
  return sql`(select ${sql.join(columns)} from json_each(${JSON.stringify(rows.map(Object.values))}))`
}

/** The statement that inserts the rows, all of which have the same columns in the same order. */
export function insertGiven<Name extends Table>(
  db: Kysely<Database>,
  table: Name,
  rows: readonly Given<Name>[],
): RawBuilder<unknown> {
  const columns = sql.join(columnsOf(rows).map((name) => sql.ref(name)))
  // `where true` tells a following `on conflict` from a join.
  return sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from ${givenRows(db, table, rows)} as given where true`
}

/** Runs statements of which none needs what another one changes: on PostgreSQL, all in one. */
export async function runTogether(
  db: Kysely<Database>,
  statements: readonly RawBuilder<unknown>[],
): Promise<void> {
  const last = statements.at(-1)
  if (!last) return
  if (!isPostgres(db)) {
    for (const statement of statements) await statement.execute(db)
    return
  }
  const before = statements
    .slice(0, -1)
    .map((statement, place) => sql`${sql.ref(`done_${place}`)} as (${statement})`)
  await prepared(before.length === 0 ? last : sql`with ${sql.join(before)} ${last}`).execute(db)
}

function columnsOf(rows: readonly object[]): readonly string[] {
  return Object.keys(rows[0] ?? {})
}
