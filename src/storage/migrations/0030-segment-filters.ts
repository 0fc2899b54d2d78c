import type { Kysely } from 'kysely'
import { columnTypes } from './column-types.ts'

/** Segments have a filter of their features; those that are stored get theirs when they are merged. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('segments').addColumn('filter', columnTypes(db).blob).execute()
}
