import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { isPostgres } from '../statements/is-postgres.ts'

export const entrySumWrites = { sumEntries, forgetSums }

type Step = {
  readonly accountId: string
  /** Entries from this id on are not added. */
  readonly until: string
  readonly limit: number
}

/** Adds the next entries of an account, at most `limit`, to its stored sums, and returns how many. */
async function sumEntries(db: Db, { accountId, until, limit }: Step): Promise<number> {
  const start = { account_id: accountId, last_entry_id: '', available: 0, held: 0 }
  await db
    .insertInto('entry_sums')
    .values(start)
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
  // Locks the row: of two processes summing the same entries, the second finds them added.
  const { last_entry_id } = await db
    .selectFrom('entry_sums')
    .select('last_entry_id')
    .where('account_id', '=', accountId)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirstOrThrow()
  const { rows } = await sql<Sums>`
    select count(*) as count, max(id) as last, cast(sum(available_change) as bigint) as available,
      cast(sum(held_change) as bigint) as held
    from (select id, available_change, held_change from ledger_entries
      where account_id = ${accountId} and id > ${last_entry_id} and id < ${until}
      order by id limit ${limit}) as entries`.execute(db)
  const next = rows[0]
  if (!next?.last) return 0
  const { count, last, available, held } = next
  await db
    .updateTable('entry_sums')
    .set((row) => ({
      last_entry_id: last,
      available: row('available', '+', available),
      held: row('held', '+', held),
    }))
    .where('account_id', '=', accountId)
    .execute()
  return count
}

/** Removes the stored sums of an account, so that all its entries are read again. */
async function forgetSums(db: Db, input: { accountId: string }): Promise<void> {
  await db.deleteFrom('entry_sums').where('account_id', '=', input.accountId).execute()
}

type Sums = {
  readonly count: number
  readonly last: string | null
  readonly available: number
  readonly held: number
}
