import { type Kysely, sql } from 'kysely'

/** Files are stored before they are read: how far their reading is, and by what the same file is known again. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('documents').addColumn('reading', 'text').execute()
  await db.schema.alterTable('documents').addColumn('upload_hash', 'text').execute()
  await sql`create unique index documents_upload on documents (graph_id, upload_hash)
    where upload_hash is not null`.execute(db)
  await sql`create index documents_reading on documents (account_id) where reading is not null`.execute(
    db,
  )
}
