import type { Kysely } from 'kysely'
import { columnTypes } from './column-types.ts'

/** Of a key that was rotated the first before it, so that all of them are counted under one cap. */
export async function up(db: Kysely<never>): Promise<void> {
  const { id } = columnTypes(db)
  await db.schema.alterTable('api_keys').addColumn('first_key_id', id).execute()
}
