import { type ColumnDataType, type Kysely, type RawBuilder, sql } from 'kysely'
import { isPostgres } from '../statements/is-postgres.ts'

type Type = ColumnDataType | RawBuilder<unknown>

/** The column types that have different names on the two engines. */
export function columnTypes(db: Kysely<never>) {
  const postgres = isPostgres(db)
  const types: Record<'id' | 'blob' | 'date' | 'flag', Type> = {
    // Ids are compared byte by byte and so sort by age; PostgreSQL's default collation would sort them by the rules of
    // a language.
    id: postgres ? sql`text collate "C"` : 'text',
    blob: postgres ? 'bytea' : 'blob',
    date: postgres ? 'timestamptz' : 'text',
    flag: postgres ? 'boolean' : 'integer',
  }
  return types
}
