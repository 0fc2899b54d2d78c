import type { Kysely } from 'kysely'

/** Creates an index that is named after its table and columns: `jobs_by_state_due_at`. */
export async function createIndex(
  db: Kysely<never>,
  table: string,
  columns: string[],
): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute()
}
