import type { Db } from '../database.ts'
import { type KeptAnswer, keepAnswer } from './claim-writes.ts'
import { type Balance, balanceOf, post } from './ledger-book.ts'
import { askToStop, extendHold, openHold, renewHold } from './open-hold.ts'
import { expireHolds, releaseHold, settleHold } from './resolve-hold.ts'

/** The writes of a charge: hold → extend → settle, release or expire. */
export const ledgerWrites = {
  grantTokens,
  openHold,
  extendHold,
  renewHold,
  askToStop,
  settleHold,
  releaseHold,
  expireHolds,
}

/** Adds tokens to a balance. Idempotent by `entryId`. */
async function grantTokens(
  db: Db,
  input: { entryId: string; accountId: string; amount: number; note: string; kept?: KeptAnswer },
): Promise<Balance> {
  const { entryId, accountId, amount, note, kept } = input
  await keepAnswer(db, kept)
  const known = await db
    .selectFrom('ledger_entries')
    .select('id')
    .where('id', '=', entryId)
    .executeTakeFirst()
  if (known) return balanceOf(db, accountId)
  return post(db, {
    id: entryId,
    accountId,
    kind: 'grant',
    available: amount,
    granted: amount,
    note,
  })
}
