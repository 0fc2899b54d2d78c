import type { Kysely } from 'kysely'

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
