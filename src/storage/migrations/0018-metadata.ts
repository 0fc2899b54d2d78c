import type { Kysely } from 'kysely'

/** Documents keep what they say of themselves besides title and date, such as front matter. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('documents').addColumn('metadata', 'text').execute()
}
