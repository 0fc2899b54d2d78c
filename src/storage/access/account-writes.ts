import { newId } from '../../base/ids.ts'
import type { Db } from '../database.ts'
import { createGraph } from '../documents/graph-writes.ts'
import { ledgerWrites } from '../ledger/ledger-writes.ts'
import { storageTime } from '../statements/clock.ts'
import { isPostgres } from '../statements/is-postgres.ts'

export type NewAccount = {
  readonly userId: string
  readonly email: string
  /** The initial balance in half tokens. */
  readonly grant: number
}

/** The graph that every account has from the start; it cannot be deleted. */
export const defaultGraphName = 'default'

export const accountWrites = { createAccount, createAccountOfUser }

/**
 * Finds the account of a user who signs in, or creates it; until the transaction ends, the user cannot be deleted.
 * `undefined` if there is no such user any more: an account without one would keep its e-mail address from others.
 */
async function createAccountOfUser(
  db: Db,
  input: NewAccount,
): Promise<{ accountId: string } | undefined> {
  const user = await db
    .selectFrom('auth_users')
    .select('id')
    .where('id', '=', input.userId)
    .$if(isPostgres(db), (query) => query.forKeyShare())
    .executeTakeFirst()
  return user && createAccount(db, input)
}

async function createAccount(db: Db, input: NewAccount): Promise<{ accountId: string }> {
  const accountId = newId('account')
  const created_at = await storageTime(db)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('accounts')
    .values({
      id: accountId,
      user_id: input.userId,
      email: input.email.toLowerCase(),
      available: 0,
      held: 0,
      spent: 0,
      granted: 0,
      created_at,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) return existing(db, input.userId)

  await db
    .insertInto('corpora')
    .values({ account_id: accountId, next_chunk: 0, next_graph: 0, epoch: 0 })
    .execute()
  await createGraph(db, {
    graphId: newId('graph'),
    accountId,
    name: defaultGraphName,
    createdAt: created_at,
  })
  if (input.grant > 0) {
    const note = 'Welcome'
    await ledgerWrites.grantTokens(db, {
      entryId: newId('entry'),
      accountId,
      amount: input.grant,
      note,
    })
  }
  return { accountId }
}

async function existing(db: Db, userId: string): Promise<{ accountId: string }> {
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { accountId: id }
}
