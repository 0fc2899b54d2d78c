import type { Kysely } from 'kysely'
import { columnTypes } from './column-types.ts'

/**
 * A key that was made by rotation keeps which key was the first of its line: all of a line are counted under one cap.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { id } = columnTypes(db)
  await db.schema.alterTable('api_keys').addColumn('first_key_id', id).execute()
}
