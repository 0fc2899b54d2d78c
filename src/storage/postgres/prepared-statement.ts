import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'

/** The prefix of statements that PostgreSQL prepares on each connection. */
const preparedMark = '/* prepared */'

const names = new Map<string, string>()

/**
 * Marks a statement as prepared once per connection, which saves 30 % of the time of hold batches. There must be few
 * such texts, as each connection keeps their plans.
 */
export function prepared<Row>(statement: RawBuilder<Row>): RawBuilder<Row> {
  return sql`${sql.raw(preparedMark)} ${statement}`
}

/** Whether `prepared` has marked the text of a statement. */
export function isPrepared(text: string): boolean {
  return text.startsWith(preparedMark)
}

/** The name of a prepared statement on the server. */
export function statementName(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}
