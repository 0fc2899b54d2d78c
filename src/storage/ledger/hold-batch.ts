import { newId } from '../../base/ids.ts'
import { inTokens } from '../../base/token-amounts.ts'
import type { Db } from '../database.ts'
import { type Given, runTogether } from '../statements/given-rows.ts'
import { listParameter } from '../statements/value-list.ts'
import type { InteractionRow, LedgerEntryRow } from '../tables/ledger-tables.ts'
import { type ClaimResult, newClaim } from './claim-writes.ts'
import {
  accountsNotLocked,
  accountsWaitedFor,
  changeBalances,
  extendHolds,
  finishClaims,
  type HeldRow,
  insertClaims,
  insertEntries,
  insertHolds,
  insertInteractions,
  type LockedAccount,
  settleHolds,
} from './hold-statements.ts'
import { type Extension, type NewHold, newHoldRow } from './open-hold.ts'
import { balanceIn, type Settled, type Settlement } from './resolve-hold.ts'

/** A change of a hold, named after the named write that makes it singly. */
export type HoldChange =
  | { readonly name: 'openHold'; readonly input: NewHold }
  | { readonly name: 'extendHold'; readonly input: Extension }
  | { readonly name: 'settleHold'; readonly input: Settlement }

/**
 * The outcome of a change: its result; `locked` if another transaction has locked the account; `special` if it must be
 * made singly by its named write, because it is rejected or was made before.
 */
export type HoldOutcome =
  | { readonly result: ClaimResult | { readonly granted: number } | Settled }
  | 'locked'
  | 'special'

type Account = LockedAccount & { available: number; held: number }
type Opening = NewHold & { readonly place: number }
type Extending = Extension & { readonly place: number }
type Settling = Settlement & { readonly place: number }
/** The rows to insert for the changes, written at the end with one statement per table. */
type Written = {
  readonly interactions: InteractionRow[]
  readonly answered: Given<'idempotency'>[]
  readonly holds: Given<'holds'>[]
  readonly entries: LedgerEntryRow[]
}

/**
 * Opens, extends and settles many holds of any accounts in one transaction, with as many statements as for one hold.
 * Statements are most of the embedded store's cost, and prolong the lock of an account on PostgreSQL. Unless `waits` is
 * set, accounts locked by another transaction are skipped. Outcomes are in the order of the changes.
 */
export async function changeHolds(
  db: Db,
  { changes, waits }: { readonly changes: readonly HoldChange[]; readonly waits: boolean },
): Promise<readonly HoldOutcome[]> {
  const accounts = await lockAccounts(db, changes.map(accountIdOf), waits)
  const outcomes: HoldOutcome[] = changes.map((change) =>
    accounts.has(accountIdOf(change)) ? 'special' : 'locked',
  )
  const within = changes
    .map((change, place) => ({ ...change, place }))
    .filter(({ place }) => outcomes[place] !== 'locked')
  const written: Written = { interactions: [], answered: [], holds: [], entries: [] }

  const settlings = within.flatMap(({ name, input, place }) =>
    name === 'settleHold' ? [{ ...input, place }] : [],
  )
  for (const { place, balance } of await settleAll(db, settlings, accounts, written))
    outcomes[place] = { result: { balance } }

  const extendings = within.flatMap(({ name, input, place }) =>
    name === 'extendHold' ? [{ ...input, place }] : [],
  )
  for (const { place, wanted } of await extendAll(db, extendings, accounts, written))
    outcomes[place] = { result: { granted: wanted } }

  const openings = within.flatMap(({ name, input, place }) =>
    name === 'openHold' ? [{ ...input, place }] : [],
  )
  for (const { place } of await openAll(db, openings, accounts, written))
    outcomes[place] = { result: { outcome: 'claimed' } }

  await write(db, written)
  return outcomes
}

/**
 * A named write as a change of a hold, if it is one. `Writes` has checked the type of its input where it was called.
 */
export function asHoldChange(name: string, input: unknown): HoldChange | undefined {
  return changesOfHolds.has(name) ? ({ name, input } as HoldChange) : undefined
}

const names: readonly HoldChange['name'][] = ['openHold', 'extendHold', 'settleHold']
const changesOfHolds: ReadonlySet<string> = new Set(names)

/** The account whose turn a change takes. */
export function accountIdOf({ name, input }: HoldChange): string {
  return name === 'settleHold' ? input.interaction.accountId : input.accountId
}

async function lockAccounts(
  db: Db,
  ids: readonly string[],
  waits: boolean,
): Promise<Map<string, Account>> {
  const lock = waits ? accountsWaitedFor : accountsNotLocked
  const rows = await lock(db, listParameter(db, [...new Set(ids)]), Date.now())
  return new Map(rows.map((row) => [row.id, { ...row }]))
}

/** Settles the holds that are open; skips closed ones and those counted against a key's cap. */
async function settleAll(
  db: Db,
  settlings: readonly Settling[],
  accounts: ReadonlyMap<string, Account>,
  written: Written,
): Promise<readonly (Settled & { readonly place: number })[]> {
  const plain = settlings.filter(({ turn }) => turn === undefined)
  if (plain.length === 0) return []
  const wanted = plain.map(({ holdId, leaseToken, charge }) => ({
    id: holdId,
    lease_token: leaseToken,
    settled: charge,
  }))
  const rows = await settleHolds(wanted).run(db)
  const holds = new Map(rows.map((row) => [row.id, row]))
  return plain.flatMap((settling) => {
    const hold = holds.get(settling.holdId)
    const account = accounts.get(settling.interaction.accountId)
    return hold && account
      ? [{ place: settling.place, balance: settle(settling, hold, account, written) }]
      : []
  })
}

/** Settles one hold and returns the remaining balance in tokens. */
function settle(
  { charge, interaction, leaseToken, answer }: Settling,
  { id, operation_id, amount, idempotency_key }: HeldRow,
  account: Account,
  { entries, interactions, answered }: Written,
): number {
  const { accountId: account_id, keyId: key_id, ...same } = interaction
  const change = { available: amount - charge, held: -amount, spent: charge }
  entries.push(entryOf(account, { kind: 'settle', hold_id: id, operation_id, sequence: 0 }, change))
  const balance = inTokens(account.available + account.held)
  const response = balanceIn(answer, balance)
  const [charged, created_at] = [charge, account.now]
  interactions.push({ ...same, account_id, key_id, charged, response, created_at })
  if (idempotency_key !== null) {
    const [key, lease_token, interaction_id] = [idempotency_key, leaseToken, interaction.id]
    answered.push({ account_id, key, lease_token, interaction_id })
  }
  return balance
}

/** Extends the holds by the amount wanted; skips those that the balance does not cover in full, or that have a cap. */
async function extendAll(
  db: Db,
  extendings: readonly Extending[],
  accounts: ReadonlyMap<string, Account>,
  { entries }: Written,
): Promise<readonly Extending[]> {
  const affordable = withinBalance(extendings, accounts, ({ wanted }) => wanted)
  if (affordable.length === 0) return []
  const wanted = affordable.map(({ holdId, leaseToken, wanted, extension }) => ({
    id: holdId,
    lease_token: leaseToken,
    amount: wanted,
    extensions: extension,
  }))
  const rows = await extendHolds(wanted).run(db)
  const holds = new Map(rows.map((row) => [row.id, row]))
  return affordable.filter(({ holdId: hold_id, accountId, wanted, extension }) => {
    const [hold, account] = [holds.get(hold_id), accounts.get(accountId)]
    if (!hold || !account) return false
    const { operation_id } = hold
    const of = { kind: 'extend', hold_id, operation_id, sequence: extension + 1 } as const
    entries.push(entryOf(account, of, { available: -wanted, held: wanted, spent: 0 }))
    return true
  })
}

/** The changes that the balances cover, one after the other. */
function withinBalance<Change extends { readonly accountId: string }>(
  changes: readonly Change[],
  accounts: ReadonlyMap<string, Account>,
  amountOf: (change: Change) => number,
): readonly Change[] {
  const left = new Map(Array.from(accounts, ([id, { available }]) => [id, available]))
  return changes.filter((change) => {
    const rest = (left.get(change.accountId) ?? 0) - amountOf(change)
    if (rest < 0) return false
    left.set(change.accountId, rest)
    return true
  })
}

/** Opens the holds of a fixed amount that the balance of an open account covers and whose idempotency key is new. */
async function openAll(
  db: Db,
  openings: readonly Opening[],
  accounts: ReadonlyMap<string, Account>,
  { holds, entries }: Written,
): Promise<readonly Opening[]> {
  const plain = openings.filter(
    ({ accountId, least, cappedKeyId }) =>
      accounts.get(accountId)?.closed_at === null &&
      least === undefined &&
      cappedKeyId === undefined,
  )
  const affordable = withinBalance(plain, accounts, ({ amount }) => amount)
  const claimed = await claimAll(db, affordable, accounts)
  const opened = affordable.filter(({ claim, leaseToken }) => !claim || claimed.has(leaseToken))
  for (const hold of opened) {
    const account = accounts.get(hold.accountId)
    if (!account) throw new Error(`Account ${hold.accountId} is not locked`)
    const row = newHoldRow(hold, account.now)
    const change = { available: -hold.amount, held: hold.amount, spent: 0 }
    const { id: hold_id, operation_id } = row
    entries.push(entryOf(account, { kind: 'hold', hold_id, operation_id, sequence: 0 }, change))
    holds.push(row)
  }
  return opened
}

/** Claims the keys that are new, and returns the lease tokens of these claims. */
async function claimAll(
  db: Db,
  openings: readonly Opening[],
  accounts: ReadonlyMap<string, Account>,
): Promise<ReadonlySet<string>> {
  const rows = openings.flatMap(({ claim, leaseToken, leaseMs }) => {
    if (!claim) return []
    const now = accounts.get(claim.accountId)?.now ?? 0
    return [newClaim({ ...claim, leaseToken, leaseMs }, now)]
  })
  if (rows.length === 0) return new Set()
  const claimed = await insertClaims(rows).run(db)
  return new Set(claimed.map(({ lease_token }) => lease_token))
}

/** Changes a balance in memory and returns its ledger entry. */
function entryOf(
  account: Account,
  of: Pick<LedgerEntryRow, 'kind' | 'hold_id' | 'operation_id' | 'sequence'>,
  { available, held, spent }: { available: number; held: number; spent: number },
): LedgerEntryRow {
  account.available += available
  account.held += held
  return {
    ...of,
    id: newId('entry'),
    account_id: account.id,
    note: null,
    available_change: available,
    held_change: held,
    spent_change: spent,
    available_after: account.available,
    held_after: account.held,
    created_at: account.now,
  }
}

/** Inserts the rows, and updates the balance of each account once. */
async function write(db: Db, { interactions, answered, holds, entries }: Written): Promise<void> {
  await runTogether(db, [
    ...(holds.length > 0 ? [insertHolds(holds)] : []),
    ...(interactions.length > 0 ? [insertInteractions(interactions)] : []),
    ...(answered.length > 0 ? [finishClaims(answered)] : []),
    ...(entries.length > 0 ? [changeBalances(sums(entries)), insertEntries(entries)] : []),
  ])
}

function sums(entries: readonly LedgerEntryRow[]): Given<'accounts'>[] {
  const sum = (of: readonly LedgerEntryRow[], field: 'available' | 'held' | 'spent') =>
    of.reduce((total, entry) => total + entry[`${field}_change`], 0)
  return [...Map.groupBy(entries, ({ account_id }) => account_id)].map(([id, of]) => ({
    id,
    available: sum(of, 'available'),
    held: sum(of, 'held'),
    spent: sum(of, 'spent'),
  }))
}
