import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'

/** What the text of a statement begins with that PostgreSQL plans once on each connection. */
export const preparedMark = '/* prepared */'

const names = new Map<string, string>()

/**
 * A statement that PostgreSQL plans once on each connection: 30 % of its time for holds that change together. Its text
 * must be one of few, as each connection keeps the plans.
 */
export function prepared<Row>(statement: RawBuilder<Row>): RawBuilder<Row> {
  return sql`${sql.raw(preparedMark)} ${statement}`
}

/** The name under which a prepared statement is known to the server. */
export function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}
