import type { Kysely } from 'kysely'

/** Documents may be snapshots of pages of the web; what was fetched keeps its dates. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('documents')
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('document'))
    .execute()
  await db.schema.alterTable('documents').addColumn('published_at', 'text').execute()
  await db.schema.alterTable('documents').addColumn('fetched_at', 'text').execute()
}
