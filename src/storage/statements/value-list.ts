import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database.ts'
import { isPostgres } from './is-postgres.ts'

type Values = readonly string[] | readonly number[]
/** A list as a parameter of `listIn`. */
export type Listed = Values | string

/** A list of values for `in …` as one parameter, so that the SQL text is the same for any number of them. */
export function valueList(db: Db, values: Values): RawBuilder<unknown> {
  const type = typeof values[0] === 'number' ? 'bigint' : 'text'
  return listIn(db, sql`${listParameter(db, values)}`, type)
}

/** A list for `in …` whose parameter, a JSON array or an array, is given separately. */
export function listIn(
  db: Db,
  parameter: RawBuilder<unknown>,
  type: 'bigint' | 'text',
): RawBuilder<unknown> {
  if (!isPostgres(db)) return sql`(select value from json_each(${parameter}))`
  return sql`(select unnest(cast(${parameter} as ${sql.raw(type)}[])))`
}

/** The parameter of `listIn` as the engine takes it: an array, or on SQLite its JSON. */
export function listParameter(db: Db, values: Values): Listed {
  return isPostgres(db) ? values : JSON.stringify(values)
}
