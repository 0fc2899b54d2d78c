import { newId } from '../../base/ids.ts'
import type { Db } from '../database.ts'
import { storageTime } from '../statements/clock.ts'
import { isPostgres } from '../statements/is-postgres.ts'
import type { EntryKind } from '../tables/ledger-tables.ts'

/** The balance of an account, in half tokens. */
export type Balance = { readonly available: number; readonly held: number }

/**
 * Moves an amount from available to held. False if the balance is too low. A single statement, so that concurrent ones
 * cannot overdraw the account.
 */
export async function reserve(db: Db, accountId: string, amount: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set((row) => ({ available: row('available', '-', amount), held: row('held', '+', amount) }))
    .where('id', '=', accountId)
    .where('available', '>=', amount)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

type Change = {
  readonly id?: string
  readonly accountId: string
  readonly operationId?: string
  readonly holdId?: string
  readonly kind: EntryKind
  readonly sequence?: number
  readonly available?: number
  readonly held?: number
  readonly spent?: number
  readonly granted?: number
  readonly note?: string
}

/** Changes the balance of an account and inserts the ledger entry. */
export async function post(db: Db, change: Change): Promise<Balance> {
  const { available = 0, held = 0, spent = 0, granted = 0 } = change
  await db
    .updateTable('accounts')
    .set((row) => ({
      available: row('available', '+', available),
      held: row('held', '+', held),
      spent: row('spent', '+', spent),
      granted: row('granted', '+', granted),
    }))
    .where('id', '=', change.accountId)
    .execute()
  return record(db, change)
}

/** Inserts the ledger entry of a change already made to the balance. */
export async function record(db: Db, change: Change): Promise<Balance> {
  const balance = await balanceOf(db, change.accountId)
  await db
    .insertInto('ledger_entries')
    .values({
      id: change.id ?? newId('entry'),
      account_id: change.accountId,
      hold_id: change.holdId ?? null,
      operation_id: change.operationId ?? null,
      kind: change.kind,
      sequence: change.sequence ?? 0,
      available_change: change.available ?? 0,
      held_change: change.held ?? 0,
      spent_change: change.spent ?? 0,
      available_after: balance.available,
      held_after: balance.held,
      note: change.note ?? null,
      created_at: await storageTime(db),
    })
    .execute()
  return balance
}

/** Reads the balance and locks it until the transaction ends. */
export function lockedBalance(db: Db, accountId: string): Promise<Balance> {
  return db
    .selectFrom('accounts')
    .select(['available', 'held'])
    .where('id', '=', accountId)
    .$if(isPostgres(db), (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow()
}

/** The balance of an account. Throws if there is no such account. */
export function balanceOf(db: Db, accountId: string): Promise<Balance> {
  return db
    .selectFrom('accounts')
    .select(['available', 'held'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}
