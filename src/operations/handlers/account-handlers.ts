import type { Sessions } from '../../access/sessions/sessions.ts'
import { isOwner } from '../../access/sessions/users.ts'
import { notFound } from '../../base/errors/not-found.ts'
import { newId } from '../../base/ids.ts'
import { inHalfTokens, inTokens } from '../../base/token-amounts.ts'
import type * as contract from '../../contract/access/accounts.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import type { AccountRemoval } from '../../maintenance/account-removal.ts'
import type { Account, AccountStore } from '../../storage/access/account-store.ts'
import { listAnswer } from '../answer/list-answer.ts'
import type { Handlers } from '../handlers.ts'
import { pageOf } from '../input/page-of.ts'

type AccountOperations =
  | 'listAccounts'
  | 'createAccount'
  | 'deleteAccount'
  | 'deleteOwnAccount'
  | 'grantTokens'
type AccountParts = {
  readonly accounts: AccountStore
  readonly sessions: Sessions
  readonly ledger: Ledger
  readonly accountRemoval: AccountRemoval
}

/** Lists, creates and deletes the accounts of the installation, lets people delete their own, and grants tokens. */
export function accountHandlers({
  accounts,
  sessions,
  ledger,
  accountRemoval,
}: AccountParts): Pick<Handlers, AccountOperations> {
  return {
    listAccounts: async (query) =>
      listAnswer(await accounts.list(pageOf('account', query)), accountOf),
    createAccount: async ({ grant, ...credentials }) => {
      const tokens = grant === undefined ? undefined : inHalfTokens(grant)
      const { userId } = await sessions.createUser(credentials, tokens)
      const account = await accounts.ofUser(userId)
      if (!account) throw new Error(`The account of ${userId} was not stored`)
      return accountOf(account)
    },
    deleteAccount: async ({ account_id }) => {
      const account = await accounts.byId(account_id)
      if (!account) throw notFound('account', 'account_id')
      return { account_id, deleted: true, cleaned_up: await accountRemoval.remove(account) }
    },
    deleteOwnAccount: async ({ current_password }, { accountId, userId = '', sessionId = '' }) => {
      await sessions.demandPassword({ userId, sessionId }, current_password)
      const cleaned_up = await accountRemoval.remove({ id: accountId, userId })
      return { account_id: accountId, deleted: true, cleaned_up }
    },
    grantTokens: async ({ email, tokens }, _caller, { keep }) => {
      const account = await accounts.byEmail(email)
      if (!account) throw notFound('account', 'email')
      const entryId = newId('entry')
      const answer = { entry_id: entryId, object: 'grant' as const, email, tokens }
      await ledger.grant(account.id, tokens, {
        note: 'Granted by the owner',
        entryId,
        kept: keep?.(answer),
      })
      return answer
    },
  }
}

function accountOf({ id, userId, email, available, held, createdAt }: Account): contract.Account {
  return {
    account_id: id,
    object: 'account',
    email,
    owner: isOwner(userId),
    balance: inTokens(available + held),
    held: inTokens(held),
    created_at: new Date(createdAt).toISOString(),
  }
}
