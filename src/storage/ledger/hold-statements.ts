import { type RawBuilder, sql } from 'kysely'
import { prepared } from '../postgres/prepared-statement.ts'
import { timeNow } from '../statements/clock.ts'
import { fixedStatement } from '../statements/fixed-statement.ts'
import { insertion, rowsStatement } from '../statements/given-rows.ts'
import { isPostgres } from '../statements/is-postgres.ts'
import { listIn } from '../statements/value-list.ts'
import type { HoldRow, IdempotencyRow } from '../tables/ledger-tables.ts'

// The statements of `hold-batch.ts`, each for any number of rows.

/** An account whose row is locked, with its half tokens, and the time in ms by the clock of the storage. */
export type LockedAccount = {
  readonly id: string
  readonly available: number
  readonly held: number
  readonly closed_at: number | null
  readonly now: number
}
export type HeldRow = Pick<HoldRow, 'id' | 'operation_id' | 'amount' | 'idempotency_key'>

/** Locks accounts for a change of their balances, and waits where another transaction has locked one. */
export const accountsWaitedFor = lockingStatement(sql`for no key update`)
/** Locks those of the accounts that no other transaction has locked. */
export const accountsNotLocked = lockingStatement(sql`for no key update skip locked`)

function lockingStatement(lock: RawBuilder<unknown>) {
  return fixedStatement((db, ids: RawBuilder<unknown>, here: RawBuilder<number>) => {
    const [now, locked] = isPostgres(db) ? [timeNow(db), lock] : [here, sql``]
    // Always locked in the order of ids, so that two transactions cannot deadlock.
    return prepared(sql<LockedAccount>`
      select id, available, held, closed_at, ${now} as now from accounts
      where id in ${listIn(db, ids, 'text')} order by id ${locked}`)
  })
}

export const settleHolds = rowsStatement(
  'holds',
  ['id', 'lease_token', 'settled'],
  (wanted) => sql<HeldRow>`
    update holds set state = 'settled', settled = wanted.settled
    from ${wanted} as wanted
    where holds.id = wanted.id and holds.lease_token = wanted.lease_token
      and holds.state = 'held' and holds.key_id is null
    returning holds.id, holds.operation_id, holds.amount, holds.idempotency_key`,
)

export const extendHolds = rowsStatement(
  'holds',
  ['id', 'lease_token', 'amount', 'extensions'],
  (wanted) => sql<Pick<HoldRow, 'id' | 'operation_id'>>`
    update holds set amount = holds.amount + wanted.amount, extensions = holds.extensions + 1
    from ${wanted} as wanted
    where holds.id = wanted.id and holds.lease_token = wanted.lease_token
      and holds.state = 'held' and holds.extensions = wanted.extensions and holds.key_id is null
    returning holds.id, holds.operation_id`,
)

export const insertClaims = insertion<'idempotency', Pick<IdempotencyRow, 'lease_token'>>(
  'idempotency',
  [
    'account_id',
    'key',
    'fingerprint',
    'state',
    'lease_token',
    'lease_until',
    'created_at',
    'expires_at',
  ],
  sql`on conflict (account_id, key) do nothing returning lease_token`,
)

export const insertHolds = insertion('holds', [
  'id',
  'account_id',
  'operation_id',
  'amount',
  'settled',
  'state',
  'owner',
  'lease_token',
  'lease_until',
  'extensions',
  'idempotency_key',
  'key_id',
  'created_at',
])
export const insertInteractions = insertion('interactions', [
  'id',
  'account_id',
  'key_id',
  'operation',
  'model',
  'engine',
  'nodes',
  'charged',
  'response',
  'created_at',
])
export const finishClaims = rowsStatement(
  'idempotency',
  ['account_id', 'key', 'lease_token', 'interaction_id'],
  (answered) => sql`
    update idempotency set state = 'done', status = 200, interaction_id = answered.interaction_id
    from ${answered} as answered
    where idempotency.account_id = answered.account_id and idempotency.key = answered.key
      and idempotency.lease_token = answered.lease_token and idempotency.state = 'running'`,
)
export const changeBalances = rowsStatement(
  'accounts',
  ['id', 'available', 'held', 'spent'],
  (changed) => sql`
    update accounts set available = accounts.available + changed.available,
      held = accounts.held + changed.held, spent = accounts.spent + changed.spent
    from ${changed} as changed where accounts.id = changed.id`,
)
export const insertEntries = insertion('ledger_entries', [
  'id',
  'account_id',
  'hold_id',
  'operation_id',
  'kind',
  'sequence',
  'available_change',
  'held_change',
  'spent_change',
  'available_after',
  'held_after',
  'note',
  'created_at',
])
