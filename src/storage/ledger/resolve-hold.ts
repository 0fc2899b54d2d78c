import { inTokens } from '../../base/token-amounts.ts'
import { insertTurn, type NewTurn, removeTurn } from '../chat/conversation-writes.ts'
import type { Db } from '../database.ts'
import { storageTime } from '../statements/clock.ts'
import { isPostgres } from '../statements/is-postgres.ts'
import type { EntryKind, InteractionRow } from '../tables/ledger-tables.ts'
import { failClaim, finishClaimWith } from './claim-writes.ts'
import { post } from './ledger-book.ts'

/** A hold and its lease token, which is needed to change it. */
export type HeldBy = { readonly holdId: string; readonly leaseToken: string }
/** With the account of the hold, whose turn a write takes. */
export type HeldFor = HeldBy & { readonly accountId: string }
/** `amount` in half tokens. */
export type OpenHold = HeldBy & { readonly amount: number }

export type Settlement = HeldBy & {
  /** The price, in half tokens. */
  readonly charge: number
  readonly interaction: AnsweredInteraction
  readonly answer: AnswerWithoutBalance
  /** The turn to store, if the answer belongs to a conversation. */
  readonly turn?: NewTurn
}

/** A message that was answered, and by which model and engine. */
export type AnsweredInteraction = {
  readonly id: string
  readonly accountId: string
  /** The API key that was used, if any. */
  readonly keyId: string | null
  readonly operation: InteractionRow['operation']
  readonly model: InteractionRow['model']
  readonly engine: InteractionRow['engine']
  /** The number of nodes read for the answer. */
  readonly nodes: number
}

/** The JSON of an answer before and after its balance, which only the charging transaction knows. */
export type AnswerWithoutBalance = readonly [before: string, after: string]

/**
 * The JSON of an answer without its balance: the fields of `body`, and the object `name` with `balance` as its last
 * field.
 */
export function withoutBalance(
  body: object,
  name: string,
  object: object,
  balance: string,
): AnswerWithoutBalance {
  const whole = JSON.stringify({ ...body, [name]: { ...object, [balance]: 0 } })
  const after = '}}'
  return [whole.slice(0, -`0${after}`.length), after]
}

/** The JSON with its balance, in tokens. */
export function balanceIn([before, after]: AnswerWithoutBalance, balance: number): string {
  return `${before}${balance}${after}`
}

/** The balance after the charge, in tokens. */
export type Settled = { readonly balance: number }

/**
 * Charges the account, releases the rest of the hold and stores the answer, in one transaction. A hold is settled,
 * released or expired only once: `undefined` if that has already happened, unless by this same settlement.
 */
export async function settleHold(db: Db, input: Settlement): Promise<Settled | undefined> {
  const hold = await resolveHold(db, input, { state: 'settled', settled: input.charge })
  if (!hold) return settledBefore(db, input)

  const { available, held } = await post(db, {
    accountId: hold.account_id,
    operationId: hold.operation_id,
    holdId: input.holdId,
    kind: 'settle',
    available: hold.amount - input.charge,
    held: -hold.amount,
    spent: input.charge,
  })
  const balance = inTokens(available + held)
  await insertInteraction(db, input, balanceIn(input.answer, balance))
  if (input.turn) await insertTurn(db, input.interaction, input.turn)
  await countForKey(db, hold, input.charge)
  await finishClaimWith(db, input.interaction.id, {
    leaseToken: input.leaseToken,
    key: hold.idempotency_key,
    accountId: hold.account_id,
  })
  return { balance }
}

async function insertInteraction(
  db: Db,
  { interaction: { accountId, keyId, ...same }, charge }: Settlement,
  response: string,
): Promise<void> {
  await db
    .insertInto('interactions')
    .values({
      ...same,
      account_id: accountId,
      key_id: keyId,
      charged: charge,
      response,
      created_at: await storageTime(db),
    })
    .execute()
}

/** The result of the same settlement, if it was committed before without being acknowledged. */
async function settledBefore(db: Db, input: Settlement): Promise<Settled | undefined> {
  const settled = await db
    .selectFrom('holds')
    .select('id')
    .where('id', '=', input.holdId)
    .where('lease_token', '=', input.leaseToken)
    .where('state', '=', 'settled')
    .executeTakeFirst()
  if (!settled) return undefined
  const stored = await db
    .selectFrom('interactions')
    .select('response')
    .where('id', '=', input.interaction.id)
    .executeTakeFirst()
  const [before, after] = input.answer
  return stored && { balance: Number(stored.response.slice(before.length, -after.length)) }
}

/** The open hold of an operation; `undefined` if there is none. */
export function openHoldOf(db: Db, operationId: string): Promise<OpenHold | undefined> {
  return db
    .selectFrom('holds')
    .select(['id as holdId', 'lease_token as leaseToken', 'amount'])
    .where('operation_id', '=', operationId)
    .where('state', '=', 'held')
    .executeTakeFirst()
}

/**
 * Releases the whole hold. Who does so delivers no answer, so a settlement whose acknowledgement was lost is taken
 * back, unless its answer is stored under an idempotency key: a repeated call gets that. False if nothing was changed.
 */
export async function releaseHold(db: Db, input: HeldBy): Promise<boolean> {
  const hold = await resolveHold(db, input, { state: 'released', settled: 0 })
  if (!hold) return takeBack(db, input)
  await giveBack(db, input, hold, 'release')
  return true
}

/** Gives back what was charged, and removes the answer. */
async function takeBack(db: Db, { holdId, leaseToken }: HeldBy): Promise<boolean> {
  const hold = await db
    .selectFrom('holds')
    .select(['account_id', 'operation_id', 'idempotency_key', 'key_id', 'settled'])
    .where('id', '=', holdId)
    .where('lease_token', '=', leaseToken)
    .where('state', '=', 'settled')
    .where('idempotency_key', 'is', null)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()
  if (!hold) return false
  const charge = hold.settled ?? 0
  const released = { state: 'released' as const, settled: 0 }
  await db.updateTable('holds').set(released).where('id', '=', holdId).execute()
  const { account_id: accountId, operation_id: operationId } = hold
  const change = { available: charge, spent: -charge }
  await post(db, { accountId, operationId, holdId, kind: 'adjust', ...change })
  await countForKey(db, { ...hold, amount: 0 }, -charge)
  await removeTurn(db, operationId)
  await db.deleteFrom('interactions').where('id', '=', operationId).execute()
  return true
}

/**
 * Expires up to `limit` holds of dead processes, and returns how many: those whose lease has expired or, with
 * `formerOwners`, those of owners whose name starts with `startsWith`, except `except`. The hold of a job stays open
 * until the job ends, whichever process continues it.
 */
export async function expireHolds(
  db: Db,
  input: { limit: number; formerOwners?: { startsWith: string; except: string } },
): Promise<number> {
  const now = await storageTime(db)
  let open = db
    .selectFrom('holds')
    .select(['id', 'lease_token'])
    .where('state', '=', 'held')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('jobs')
            .select('jobs.id')
            .whereRef('jobs.subject', '=', 'holds.operation_id')
            .where('jobs.state', 'in', ['waiting', 'running']),
        ),
      ),
    )
    .orderBy('account_id')
    .orderBy('id')
    .limit(input.limit)
  const former = input.formerOwners
  open = former
    ? open.where('owner', 'like', `${former.startsWith}%`).where('owner', '<>', former.except)
    : open.where('lease_until', '<', now)
  const found = await (isPostgres(db) ? open.forUpdate().skipLocked() : open).execute()

  let expired = 0
  for (const { id, lease_token } of found) {
    if (await expire(db, { holdId: id, leaseToken: lease_token })) expired++
  }
  return expired
}

/** Expires a hold of a dead process. False if it was already settled, released or expired. */
export async function expire(db: Db, by: HeldBy): Promise<boolean> {
  const hold = await resolveHold(db, by, { state: 'expired', settled: 0 })
  if (!hold) return false
  await giveBack(db, by, hold, 'expire')
  return true
}

type Resolved = {
  account_id: string
  operation_id: string
  amount: number
  idempotency_key: string | null
  key_id: string | null
}

/** Subtracts the hold from the amount held under its key's cap, and adds the charge. */
async function countForKey(db: Db, { key_id, amount }: Resolved, charge: number): Promise<void> {
  if (key_id === null) return
  await db
    .updateTable('api_keys')
    .set((row) => ({ held: row('held', '-', amount), spent: row('spent', '+', charge) }))
    .where('id', '=', key_id)
    .execute()
}

function resolveHold(
  db: Db,
  by: HeldBy,
  outcome: { state: 'settled' | 'released' | 'expired'; settled: number },
): Promise<Resolved | undefined> {
  return db
    .updateTable('holds')
    .set(outcome)
    .where('id', '=', by.holdId)
    .where('lease_token', '=', by.leaseToken)
    .where('state', '=', 'held')
    .returning(['account_id', 'operation_id', 'amount', 'idempotency_key', 'key_id'])
    .executeTakeFirst()
}

async function giveBack(db: Db, by: HeldBy, hold: Resolved, kind: EntryKind): Promise<void> {
  await post(db, {
    accountId: hold.account_id,
    operationId: hold.operation_id,
    holdId: by.holdId,
    kind,
    available: hold.amount,
    held: -hold.amount,
  })
  await countForKey(db, hold, 0)
  await failClaim(db, {
    accountId: hold.account_id,
    key: hold.idempotency_key,
    leaseToken: by.leaseToken,
  })
}
