import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../src/storage/database.ts'
import { LedgerStore } from '../../src/storage/ledger/ledger-store.ts'
import type { Storage } from '../../src/storage/storage.ts'

/** What must be true of every account and hold at any moment; what is not is listed. */
export async function expectBooksBalance(storage: Storage): Promise<void> {
  expect(await new LedgerStore(storage).discrepancies()).toEqual([])
  expect(await wrongAccounts(storage)).toEqual([])
  expect(await wrongHolds(storage)).toEqual([])
  expect(await wrongInteractions(storage)).toEqual([])
}

async function wrongAccounts({ db }: Storage) {
  const { rows } = await sql<Database['accounts']>`
    select * from accounts where available < 0 or held < 0 or spent < 0
      or spent <> (select coalesce(sum(spent_change), 0) from ledger_entries
        where account_id = accounts.id)
      or granted <> (select coalesce(sum(available_change), 0) from ledger_entries
        where account_id = accounts.id and kind = 'grant')`.execute(db)
  return rows
}

/** A hold begins once, and ends at most once, in the way that its state says; a settlement may be taken back. */
async function wrongHolds({ db }: Storage) {
  const { rows } = await sql`
    select * from (
      select holds.id, holds.state, holds.amount, holds.settled,
        (select count(*) from ledger_entries where hold_id = holds.id and kind = 'hold') as begun,
        (select count(*) from ledger_entries where hold_id = holds.id
          and kind in ('settle', 'release', 'expire')) as ended,
        (select max(kind) from ledger_entries where hold_id = holds.id
          and kind in ('settle', 'release', 'expire')) as ending,
        (select sum(held_change) from ledger_entries where hold_id = holds.id
          and kind in ('hold', 'extend')) as reserved,
        (select count(*) from ledger_entries where hold_id = holds.id and kind = 'adjust') as undone,
        (select sum(spent_change) from ledger_entries where hold_id = holds.id) as spent
      from holds) as counted
    where begun <> 1 or reserved <> amount or spent <> coalesce(settled, 0)
      or ended <> case when state = 'held' then 0 else 1 end
      or coalesce(ending, 'none') <> case state when 'held' then 'none' when 'settled' then 'settle'
        when 'released' then case undone when 0 then 'release' else 'settle' end
        else 'expire' end`.execute(db)
  return rows
}

/** Each answer was charged once, and each charge has its answer. */
async function wrongInteractions({ db }: Storage) {
  const { rows } = await sql`
    select interactions.id from interactions where charged <> (
      select coalesce(sum(settled), -1) from holds
      where operation_id = interactions.id and state = 'settled')
    union all
    select id from holds where state = 'settled' and not exists (
      select 1 from interactions where interactions.id = holds.operation_id)`.execute(db)
  return rows
}
