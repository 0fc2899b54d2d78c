import type { Command } from 'commander'
import { inHalfTokens, inTokens } from '../../base/token-amounts.ts'
import * as contract from '../../contract/access/accounts.ts'
import { PageQuery } from '../../contract/list.ts'
import { listAnswer } from '../../operations/answer/list-answer.ts'
import { pageOf } from '../../operations/input/page-of.ts'
import { parseInput } from '../../operations/input/parse-input.ts'
import { inColumns } from '../in-columns.ts'
import { type PageOptions, pageQuery, withMore } from '../list-page.ts'
import { tokenAmount } from '../option-values.ts'
import { type PasswordOptions, readPassword } from '../read-password.ts'
import type { RunAction } from '../run.ts'
import type { Outcome, Terminal } from '../terminal.ts'
import { emailOption, namedAccount, withCore, withCoreOrNew } from '../with-core.ts'

type CreateOptions = PasswordOptions & { readonly email: string; readonly grant?: number }
type GrantOptions = { readonly email?: string; readonly tokens: number }

const ownGrant = contract.createAccount.input.pick({ grant: true })
const grantedTokens = contract.grantTokens.input.pick({ tokens: true })

export function addAccountsCommand(program: Command, run: RunAction): void {
  const accounts = program
    .command('accounts')
    .description('make, list and delete accounts, and give them tokens')
  accounts
    .command('create')
    .description('make an account for somebody who signs in with e-mail address and password')
    .requiredOption('--email <address>', 'e-mail address')
    .option('--password <password>', 'password; asked for if not given')
    .option('--password-stdin', 'read the password from stdin')
    .option('--grant <tokens>', 'begin with exactly so many, not SIGN_UP_GRANT', tokenAmount)
    .action(run(createAccount))
  accounts
    .command('list')
    .description('list accounts with their balances, newest first')
    .option('--limit <number>', 'how many at most')
    .option('--starting-after <id>', 'go on after this one')
    .action(run(listAccounts))
  accounts
    .command('grant')
    .description('add tokens to the balance of an account')
    .option(...emailOption)
    .requiredOption('--tokens <tokens>', 'how many to add', tokenAmount)
    .action(run(grantTokens))
  accounts
    .command('delete')
    .description('delete an account for good, with its documents, conversations, reports and keys')
    .requiredOption('--email <address>', 'whose account')
    .action(run(deleteAccount))
  accounts
    .command('set-password')
    .description(
      'give somebody who forgot their password another one, and sign them out everywhere',
    )
    .requiredOption('--email <address>', 'whose account')
    .option('--password <password>', 'password; asked for if not given')
    .option('--password-stdin', 'read the password from stdin')
    .action(run(setPassword))
}

async function deleteAccount(
  terminal: Terminal,
  { email }: Required<Pick<GrantOptions, 'email'>>,
): Promise<Outcome> {
  return withCore(async (core) => {
    const account = await namedAccount(core, email)
    core.jobs.start()
    using progress = terminal.progress()
    progress.show(`Deleting what ${email} has …`)
    await core.accountRemoval.remove(account)
    await core.jobs.over('remove-account', [account.id])
    return {
      json: { account_id: account.id, deleted: true, cleaned_up: true },
      text: `The account of ${email} is deleted, with everything it had.`,
    }
  })
}

async function setPassword(terminal: Terminal, options: CreateOptions): Promise<Outcome> {
  const password = await readPassword(terminal, options)
  return withCore(async (core) => {
    const { id: account_id, email, userId } = await namedAccount(core, options.email)
    const ended_sessions = await core.sessions.setPassword({ email, password }, userId)
    return {
      json: { account_id, email, ended_sessions },
      text: `${email} signs in with the new password. Sessions that ended: ${ended_sessions}.`,
    }
  })
}

async function createAccount(terminal: Terminal, options: CreateOptions): Promise<Outcome> {
  const granted = parseInput(ownGrant, { grant: options.grant }).grant
  const grant = granted === undefined ? undefined : inHalfTokens(granted)
  const credentials = { email: options.email, password: await readPassword(terminal, options) }
  return withCoreOrNew(async ({ sessions, accounts }) => {
    const { userId } = await sessions.createUser(credentials, grant)
    const account = await accounts.ofUser(userId)
    if (!account) throw new Error(`The account of ${userId} was not stored`)
    const balance = inTokens(account.available)
    const { id: account_id, email } = account
    return {
      json: { account_id, user_id: userId, email, balance },
      text: `Account ${account_id} of ${email} with ${balance} tokens.`,
    }
  })
}

async function listAccounts(_terminal: Terminal, options: PageOptions): Promise<Outcome> {
  const page = pageOf('account', parseInput(PageQuery, pageQuery(options)))
  return withCore(async ({ accounts }) => {
    const listed = listAnswer(await accounts.list(page), ({ id, email, ...account }) => ({
      account_id: id,
      email,
      balance: inTokens(account.available + account.held),
      created_at: new Date(account.createdAt).toISOString(),
    }))
    const rows = listed.data.map(({ account_id, email, balance, created_at }) => {
      return [account_id, email, `${balance} tokens`, created_at]
    })
    return { json: listed, text: withMore(inColumns(rows) || 'There are no accounts.', listed) }
  })
}

async function grantTokens(_terminal: Terminal, options: GrantOptions): Promise<Outcome> {
  const { tokens } = parseInput(grantedTokens, { tokens: options.tokens })
  return withCore(async (core) => {
    const { id: account_id, email } = await namedAccount(core, options.email)
    await core.ledger.grant(account_id, tokens, { note: 'Granted by the operator' })
    const { available, held } = await core.ledgerStore.balance(account_id)
    const balance = inTokens(available + held)
    return {
      json: { account_id, email, granted: tokens, balance },
      text: `${email} has ${balance} tokens now.`,
    }
  })
}
