import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { valueList } from '../statements/value-list.ts'

/** The sums of an account that does not balance, in half tokens. */
export type Discrepancy = {
  readonly accountId: string
  readonly available: number
  readonly held: number
  readonly spent: number
  readonly granted: number
  readonly entriesAvailable: number
  readonly entriesHeld: number
  readonly openHolds: number
}

/**
 * Finds the accounts that do not balance. In every account available + held + spent must equal granted, and its entries
 * and open holds must add up to the same. With `among`, only those accounts are checked, using the stored sums of their
 * old entries.
 */
export async function findDiscrepancies(
  db: Db,
  among?: readonly string[],
): Promise<readonly Discrepancy[]> {
  // The condition on leases makes both engines use the index of open holds.
  const { rows } = await sql<Discrepancy>`
    select * from (
      select accounts.id as "accountId", accounts.available, accounts.held, spent, granted,
        coalesce(before.available, 0) + ${sumAfter('available_change')} as "entriesAvailable",
        coalesce(before.held, 0) + ${sumAfter('held_change')} as "entriesHeld",
        coalesce(opened.amount, 0) as "openHolds"
      from accounts
      left join entry_sums as before on before.account_id = accounts.id ${among ? sql`` : sql`and false`}
      left join (select account_id, cast(sum(amount) as bigint) as amount from holds
        where state = 'held' and lease_until >= 0 group by account_id) as opened
        on opened.account_id = accounts.id
      where ${among ? sql`accounts.id in ${valueList(db, among)}` : sql`true`}) as sums
    where available + held + spent <> granted or available <> "entriesAvailable"
      or held <> "entriesHeld" or held <> "openHolds"`.execute(db)
  return rows
}

function sumAfter(column: 'available_change' | 'held_change') {
  return sql`(select cast(coalesce(sum(${sql.ref(column)}), 0) as bigint) from ledger_entries
    where account_id = accounts.id and ledger_entries.id > coalesce(before.last_entry_id, ''))`
}

/** The accounts with at least `entries` entries below the id `until` that are not in the stored sums yet. */
export async function accountsToSum(
  db: Db,
  { among, until, entries }: { among: readonly string[]; until: string; entries: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select accounts.id from accounts left join entry_sums on account_id = accounts.id
    where accounts.id in ${valueList(db, among)} and exists (
      select 1 from ledger_entries where ledger_entries.account_id = accounts.id
        and ledger_entries.id > coalesce(last_entry_id, '') and ledger_entries.id < ${until}
      order by ledger_entries.id limit 1 offset ${entries - 1})`.execute(db)
  return rows.map(({ id }) => id)
}
