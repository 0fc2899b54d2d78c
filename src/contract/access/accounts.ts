import { z } from 'zod'
import { listOf, PageQuery } from '../list.ts'
import { operation } from '../operation.ts'
import { isRemoving, removalFields } from '../removal.ts'
import { Instant, Tokens } from '../values.ts'
import { Credentials } from './sessions.ts'

/** The most that one grant may add: a larger number is a typing error. */
const grantTokensMax = 1_000_000_000

export const Account = z
  .object({
    account_id: z.string().describe('`acc_…`'),
    object: z.literal('account'),
    email: z.string(),
    owner: z.boolean().describe('Whether the person owns this installation.'),
    balance: Tokens.nonnegative().describe('Its tokens, including those that are held.'),
    held: Tokens.nonnegative().describe('The tokens that are held for running calls.'),
    created_at: Instant,
  })
  .meta({ id: 'Account' })
export type Account = z.infer<typeof Account>

export const listAccounts = operation({
  method: 'get',
  path: '/accounts',
  scope: undefined,
  session: 'owner',
  summary: 'List the accounts of this installation, newest first.',
  problems: [],
  input: PageQuery,
  output: listOf(Account),
})

export const createAccount = operation({
  method: 'post',
  path: '/accounts',
  scope: undefined,
  session: 'owner',
  status: 201,
  summary: 'Make an account for somebody, who signs in with this e-mail address and password.',
  problems: ['conflict'],
  input: Credentials.extend({
    grant: Tokens.nonnegative()
      .max(grantTokensMax)
      .optional()
      .describe('The initial balance in tokens; that of a sign-up if not given.'),
  }),
  output: Account,
  idempotency: 'refused',
})

export const deleteAccount = operation({
  method: 'delete',
  path: '/accounts/{account_id}',
  scope: undefined,
  session: 'owner',
  summary:
    'Delete an account for good, with its documents, conversations, reports and keys. Its entries in the ledger stay, without a name.',
  problems: ['not_found', 'conflict'],
  input: z.object({ account_id: z.string().describe('`acc_…`') }),
  accepted: isRemoving,
  output: z.object({ account_id: z.string(), ...removalFields }),
})

export const grantTokens = operation({
  method: 'post',
  path: '/grants',
  scope: undefined,
  session: 'owner',
  status: 201,
  summary: 'Add tokens to the balance of an account.',
  problems: ['not_found'],
  input: z.object({
    email: Credentials.shape.email.describe('Whose account.'),
    tokens: Tokens.positive().max(grantTokensMax).describe('The tokens to add.'),
  }),
  output: z.object({
    entry_id: z.string().describe('The entry in the ledger of the account: `entry_…`'),
    object: z.literal('grant'),
    email: z.string(),
    tokens: Tokens,
  }),
})
