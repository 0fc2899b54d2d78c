import type { Kysely } from 'kysely'

/** Documents keep where their pages, slides or sheets begin; those stored before do not tell. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('documents').addColumn('parts', 'text').execute()
}
