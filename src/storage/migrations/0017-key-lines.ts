import type { Kysely } from 'kysely'
import { columnTypes } from './column-types.ts'

/** A rotated key records the first key of its line: all keys of a line share one cap. */
export async function up(db: Kysely<never>): Promise<void> {
  const { id } = columnTypes(db)
  await db.schema.alterTable('api_keys').addColumn('first_key_id', id).execute()
}
