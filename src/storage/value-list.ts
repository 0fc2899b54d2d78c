import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './is-postgres.ts'

/** A list of values for `in …`, as one parameter, so that the statement is the same for any number of them. */
export function valueList(
  db: Kysely<Database>,
  values: readonly string[] | readonly number[],
): RawBuilder<unknown> {
  if (!isPostgres(db)) return sql`(select value from json_each(${JSON.stringify(values)}))`
  const type = typeof values[0] === 'number' ? sql`bigint[]` : sql`text[]`
  return sql`(select unnest(cast(${values} as ${type})))`
}
