import { type Kysely, sql } from 'kysely'

/**
 * The abstract of a paper that could not be read was stored with the day of its search in place of an instant, which
 * made every list with it unreadable.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`update documents set fetched_at = fetched_at || 'T00:00:00.000Z'
    where length(fetched_at) = 10`.execute(db)
  const answers = await sql<{ id: string; response: string }>`select id, response from interactions
    where operation = 'research' and response like '%"abstract_only":true%'`.execute(db)
  for (const { id, response } of answers.rows) {
    // Quotation marks within a string are escaped, so that only a field can look like this.
    const whole = response.replaceAll(
      /"fetched_at":"(\d{4}-\d\d-\d\d)"/g,
      '"fetched_at":"$1T00:00:00.000Z"',
    )
    await sql`update interactions set response = ${whole} where id = ${id}`.execute(db)
  }
}
