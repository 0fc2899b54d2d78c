import { ServiceError } from '../../base/errors/service-error.ts'
import type { Db } from '../database.ts'
import { isPostgres } from '../statements/is-postgres.ts'

/**
 * Throws `invalid_api_key` if the account is closed; until the transaction ends, it cannot be closed. For writes that
 * give an account something of its own: its caller may have been identified before, and nothing would remove it later.
 */
export async function demandOpenAccount(db: Db, accountId: string): Promise<void> {
  const { closed_at } = await db
    .selectFrom('accounts')
    .select('closed_at')
    .where('id', '=', accountId)
    .$if(isPostgres(db), (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow()
  if (closed_at !== null) throw new ServiceError('invalid_api_key', 'Invalid or expired API key')
}
