import { type Kysely, sql } from 'kysely'
import { newId } from '../base/ids.ts'
import { type ClaimResult, newClaim } from './claim-writes.ts'
import { timeNow } from './clock.ts'
import type { Database } from './database.ts'
import type { NewHold } from './open-hold.ts'
import { type Settlement, withBalance } from './resolve-hold.ts'

type Db = Kysely<Database>

/** A hold to open or to settle, as the named writes `openHold` and `settleHold` take it. */
export type HoldChange =
  | { readonly name: 'openHold'; readonly input: NewHold }
  | { readonly name: 'settleHold'; readonly input: Settlement }

/**
 * What became of a change: its result; `locked` if another transaction works on the account; `special` if it has to be
 * made by itself, by the write of its name, as it is refused or was made before.
 */
export type HoldOutcome =
  | { readonly result: ClaimResult | { readonly answer: object } }
  | 'locked'
  | 'special'

type Account = { readonly id: string; available: number; held: number; readonly now: number }
type Entry = {
  readonly account: string
  readonly hold: string
  readonly operation: string
  readonly kind: 'hold' | 'settle'
  readonly available: number
  readonly held: number
  readonly spent: number
  readonly availableAfter: number
  readonly heldAfter: number
}
type Opening = NewHold & { readonly place: number }
type Settled = {
  readonly id: string
  readonly operation_id: string
  readonly amount: number
  readonly idempotency_key: string | null
}

/**
 * Opens and settles many holds, of any accounts, in one transaction on PostgreSQL, with as many statements as for one:
 * while the row of an account is locked, each statement keeps all others of the account waiting. Without `waits`, the
 * accounts that another transaction has locked are left out. The outcomes are in the order of the changes.
 */
export async function changeHolds(
  db: Db,
  { changes, waits }: { readonly changes: readonly HoldChange[]; readonly waits: boolean },
): Promise<readonly HoldOutcome[]> {
  const accounts = await lockAccounts(db, changes.map(accountOf), waits)
  const outcomes: HoldOutcome[] = changes.map((change) =>
    accounts.has(accountOf(change)) ? 'special' : 'locked',
  )
  const within = changes
    .map((change, place) => ({ ...change, place }))
    .filter(({ place }) => outcomes[place] !== 'locked')
  const entries: Entry[] = []

  const settlements = within.flatMap(({ name, input, place }) =>
    name === 'settleHold' ? [{ ...input, place }] : [],
  )
  for (const done of await settleAll(db, settlements, accounts, entries))
    outcomes[done.place] = { result: { answer: done.answer } }

  const openings = within.flatMap(({ name, input, place }) =>
    name === 'openHold' ? [{ ...input, place }] : [],
  )
  for (const { place } of await openAll(db, openings, accounts, entries))
    outcomes[place] = { result: { outcome: 'claimed' } }

  await bookAll(db, entries, accounts)
  return outcomes
}

export function accountOf({ name, input }: HoldChange): string {
  return name === 'openHold' ? input.accountId : input.interaction.accountId
}

async function lockAccounts(
  db: Db,
  ids: readonly string[],
  waits: boolean,
): Promise<Map<string, Account>> {
  // Always in the same order, so that of two transactions one waits for the other and never both.
  const { rows } = await sql<Account>`
    select id, available, held, ${timeNow(db)} as now from accounts
    where id = any(${[...new Set(ids)]}) order by id
    for no key update ${waits ? sql`` : sql`skip locked`}`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Settles what is held; leaves out what is not held any more, or is counted for its key too. */
async function settleAll(
  db: Db,
  settlements: readonly (Settlement & { readonly place: number })[],
  accounts: ReadonlyMap<string, Account>,
  entries: Entry[],
): Promise<readonly { readonly place: number; readonly answer: object }[]> {
  const plain = settlements.filter(({ turn }) => turn === undefined)
  if (plain.length === 0) return []
  const { rows } = await sql<Settled>`
    update holds set state = 'settled', settled = wanted.charge
    from unnest(${plain.map(({ holdId }) => holdId)}::text[],
      ${plain.map(({ leaseToken }) => leaseToken)}::text[],
      ${plain.map(({ charge }) => charge)}::bigint[]) as wanted (id, lease_token, charge)
    where holds.id = wanted.id and holds.lease_token = wanted.lease_token
      and state = 'held' and key_id is null
    returning holds.id, operation_id, amount, idempotency_key`.execute(db)
  const holds = new Map(rows.map((row) => [row.id, row]))
  const done = plain.flatMap((settlement) => {
    const hold = holds.get(settlement.holdId)
    const account = accounts.get(settlement.interaction.accountId)
    if (!hold || !account) return []
    const { amount, operation_id } = hold
    const { charge, holdId } = settlement
    const change = { available: amount - charge, held: -amount, spent: charge }
    entries.push(
      entryOf(account, { kind: 'settle', hold: holdId, operation: operation_id, ...change }),
    )
    const body = withBalance(settlement.answer, account.available + account.held)
    return [{ ...settlement, hold, account, body }]
  })
  await storeAnswers(db, done)
  return done.map(({ place, body }) => ({ place, answer: body }))
}

async function storeAnswers(
  db: Db,
  done: readonly (Settlement & { hold: Settled; account: Account; body: object })[],
): Promise<void> {
  if (done.length === 0) return
  const interactions = done.map(({ interaction, charge, account, body }) => {
    const { accountId: account_id, keyId: key_id, ...same } = interaction
    const response = JSON.stringify(body)
    return { ...same, account_id, key_id, charged: charge, response, created_at: account.now }
  })
  await db.insertInto('interactions').values(interactions).execute()
  const keyed = done.filter(({ hold }) => hold.idempotency_key !== null)
  if (keyed.length === 0) return
  await sql`
    update idempotency set state = 'done', status = 200, interaction_id = answered.interaction_id
    from unnest(${keyed.map(({ interaction }) => interaction.accountId)}::text[],
      ${keyed.map(({ hold }) => hold.idempotency_key)}::text[],
      ${keyed.map(({ leaseToken }) => leaseToken)}::text[],
      ${keyed.map(({ interaction }) => interaction.id)}::text[])
      as answered (account_id, key, lease_token, interaction_id)
    where idempotency.account_id = answered.account_id and idempotency.key = answered.key
      and idempotency.lease_token = answered.lease_token and state = 'running'`.execute(db)
}

/** Opens the holds of a fixed amount that the balances allow and whose idempotency keys are new. */
async function openAll(
  db: Db,
  openings: readonly Opening[],
  accounts: ReadonlyMap<string, Account>,
  entries: Entry[],
): Promise<readonly Opening[]> {
  const left = new Map(Array.from(accounts, ([id, { available }]) => [id, available]))
  const affordable = openings.filter(({ accountId, amount, least, cappedKeyId }) => {
    const rest = (left.get(accountId) ?? 0) - amount
    if (rest < 0 || least !== undefined || cappedKeyId !== undefined) return false
    left.set(accountId, rest)
    return true
  })
  const claimed = await claimAll(db, affordable, accounts)
  const opened = affordable.filter(({ claim, leaseToken }) => !claim || claimed.has(leaseToken))
  if (opened.length === 0) return []
  const rows = opened.map(
    ({ holdId, accountId, operationId, amount, owner, leaseToken, leaseMs, claim }) => {
      const account = accounts.get(accountId)
      if (!account) throw new Error(`Account ${accountId} is not locked`)
      const change = { available: -amount, held: amount, spent: 0 }
      entries.push(
        entryOf(account, { kind: 'hold', hold: holdId, operation: operationId, ...change }),
      )
      return {
        ...{ id: holdId, account_id: accountId, operation_id: operationId, amount, settled: null },
        ...{ state: 'held' as const, owner, lease_token: leaseToken, extensions: 0 },
        ...{ lease_until: account.now + leaseMs, idempotency_key: claim?.key ?? null },
        created_at: account.now,
      }
    },
  )
  await db.insertInto('holds').values(rows).execute()
  return opened
}

/** Claims the keys that nobody has claimed before, and returns the lease tokens of those claims. */
async function claimAll(
  db: Db,
  openings: readonly Opening[],
  accounts: ReadonlyMap<string, Account>,
): Promise<ReadonlySet<string>> {
  const rows = openings.flatMap(({ claim, leaseToken, leaseMs }) => {
    if (!claim) return []
    const { accountId } = claim
    const now = accounts.get(accountId)?.now ?? 0
    return [newClaim({ ...claim, leaseToken, leaseMs }, now)]
  })
  if (rows.length === 0) return new Set()
  const claimed = await db
    .insertInto('idempotency')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doNothing())
    .returning('lease_token')
    .execute()
  return new Set(claimed.map(({ lease_token }) => lease_token))
}

function entryOf(
  account: Account,
  change: Omit<Entry, 'account' | 'availableAfter' | 'heldAfter'>,
): Entry {
  account.available += change.available
  account.held += change.held
  return {
    ...change,
    account: account.id,
    availableAfter: account.available,
    heldAfter: account.held,
  }
}

/** Changes the balances, each account once, and writes the entries. */
async function bookAll(
  db: Db,
  entries: readonly Entry[],
  accounts: ReadonlyMap<string, Account>,
): Promise<void> {
  if (entries.length === 0) return
  const sums = [...Map.groupBy(entries, ({ account }) => account)].map(([id, of]) => ({
    id,
    available: sum(of, 'available'),
    held: sum(of, 'held'),
    spent: sum(of, 'spent'),
  }))
  await sql`
    with booked as (
      update accounts set available = accounts.available + changed.available,
        held = accounts.held + changed.held, spent = accounts.spent + changed.spent
      from unnest(${sums.map(({ id }) => id)}::text[], ${sums.map(({ available }) => available)}::bigint[],
        ${sums.map(({ held }) => held)}::bigint[], ${sums.map(({ spent }) => spent)}::bigint[])
        as changed (id, available, held, spent)
      where accounts.id = changed.id)
    insert into ledger_entries (id, account_id, hold_id, operation_id, kind, sequence,
      available_change, held_change, spent_change, available_after, held_after, created_at)
    select id, account_id, hold_id, operation_id, kind, 0, available, held, spent,
      available_after, held_after, created_at
    from unnest(${entries.map(() => newId('entry'))}::text[],
      ${entries.map(({ account }) => account)}::text[],
      ${entries.map(({ hold }) => hold)}::text[],
      ${entries.map(({ operation }) => operation)}::text[],
      ${entries.map(({ kind }) => kind)}::text[],
      ${entries.map(({ available }) => available)}::bigint[],
      ${entries.map(({ held }) => held)}::bigint[],
      ${entries.map(({ spent }) => spent)}::bigint[],
      ${entries.map(({ availableAfter }) => availableAfter)}::bigint[],
      ${entries.map(({ heldAfter }) => heldAfter)}::bigint[],
      ${entries.map(({ account }) => accounts.get(account)?.now ?? 0)}::bigint[])
      as entry (id, account_id, hold_id, operation_id, kind, available, held, spent,
        available_after, held_after, created_at)`.execute(db)
}

function sum(entries: readonly Entry[], field: 'available' | 'held' | 'spent'): number {
  return entries.reduce((total, entry) => total + entry[field], 0)
}
