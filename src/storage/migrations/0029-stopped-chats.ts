import type { Kysely } from 'kysely'

/** Whoever asked a question may ask to stop its answer, also through another process than the one that answers. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('holds').addColumn('stop_asked_at', 'bigint').execute()
}
