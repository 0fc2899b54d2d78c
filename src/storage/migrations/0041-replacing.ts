import type { Kysely } from 'kysely'

/** A document that is still read or indexed can be one that takes the place of others once it is ready. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('documents').addColumn('replaces', 'integer').execute()
}
