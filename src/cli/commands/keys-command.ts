import type { Command } from 'commander'
import { changeKey, createKey, listKeys, revokeKey } from '../../contract/access/keys.ts'
import { keyHandlers } from '../../operations/handlers/key-handlers.ts'
import { parseInput } from '../../operations/input/parse-input.ts'
import { inColumns } from '../in-columns.ts'
import { type PageOptions, pageQuery, withMore } from '../list-page.ts'
import { commaList, duration, tokenAmount, tokenAmountOrNone } from '../option-values.ts'
import type { RunAction } from '../run.ts'
import type { Outcome, Terminal } from '../terminal.ts'
import { callFrom, emailOption, withCaller } from '../with-core.ts'

type Whose = { readonly email?: string }
type CreateOptions = Whose & {
  readonly name: string
  readonly expiresIn?: number
  readonly scopes?: readonly string[]
  readonly spendCap?: number
}

type ChangeOptions = Whose & { readonly name?: string; readonly spendCap?: number | 'none' }

export function addKeysCommand(program: Command, run: RunAction): void {
  const keys = program.command('keys').description('make, list, change and revoke API keys')
  keys
    .command('create')
    .description('make an API key; it is shown only this once')
    .option(...emailOption)
    .requiredOption('--name <name>', 'what to call it')
    .option('--expires-in <time>', 'such as 30d or 12h; never, if not given', duration)
    .option('--scopes <scopes>', 'such as chat,research; all of them, if not given', commaList)
    .option('--spend-cap <tokens>', 'the most it may spend; not limited, if not given', tokenAmount)
    .action(run(create))
  keys
    .command('list')
    .description('list API keys, newest first')
    .option(...emailOption)
    .option('--limit <number>', 'how many at most')
    .option('--starting-after <id>', 'go on after this one')
    .action(run(list))
  keys
    .command('change')
    .description('change the name or the spending cap of an API key')
    .argument('<id>', 'key_…')
    .option(...emailOption)
    .option('--name <name>', 'what to call it')
    .option('--spend-cap <tokens>', 'the most it may spend, or none', tokenAmountOrNone)
    .action(run(change))
  keys
    .command('revoke')
    .description('revoke an API key, at once and for good')
    .argument('<id>', 'key_…')
    .option(...emailOption)
    .action(run(revoke))
}

function create(terminal: Terminal, options: CreateOptions): Promise<Outcome> {
  const { name, scopes, expiresIn, spendCap: spend_cap } = options
  const expires_at = expiresIn && new Date(Date.now() + expiresIn).toISOString()
  return withCaller(options.email, async ({ keys }, caller) => {
    const input = parseInput(createKey.input, { name, scopes, expires_at, spend_cap })
    const made = await keyHandlers(keys).createKey(input, caller, callFrom(terminal))
    const end = made.expires_at === null ? '' : `, valid until ${made.expires_at}`
    const about = `Key "${made.name}" (${made.id})${end}. It is shown only now:`
    return { json: made, text: `${about}\n${made.key}` }
  })
}

function list(terminal: Terminal, options: Whose & PageOptions): Promise<Outcome> {
  return withCaller(options.email, async ({ keys }, caller) => {
    const input = parseInput(listKeys.input, pageQuery(options))
    const page = await keyHandlers(keys).listKeys(input, caller, callFrom(terminal))
    const rows = page.data.map(({ id, name, start, last4, status, last_used_at }) => {
      const used = last_used_at === null ? 'never used' : `last used ${last_used_at}`
      return [id, name, `${start}…${last4}`, status, used]
    })
    return { json: page, text: withMore(inColumns(rows) || 'There are no keys.', page) }
  })
}

function change(terminal: Terminal, key_id: string, options: ChangeOptions): Promise<Outcome> {
  const { name, spendCap } = options
  const spend_cap = spendCap === 'none' ? null : spendCap
  return withCaller(options.email, async ({ keys }, caller) => {
    const input = parseInput(changeKey.input, { key_id, name, spend_cap })
    const key = await keyHandlers(keys).changeKey(input, caller, callFrom(terminal))
    const cap = key.spend_cap === undefined ? 'no cap' : `a cap of ${key.spend_cap} tokens`
    return { json: key, text: `Key "${key.name}" (${key.id}) has ${cap}.` }
  })
}

function revoke(terminal: Terminal, key_id: string, options: Whose): Promise<Outcome> {
  return withCaller(options.email, async ({ keys }, caller) => {
    const input = parseInput(revokeKey.input, { key_id })
    const key = await keyHandlers(keys).revokeKey(input, caller, callFrom(terminal))
    return { json: key, text: `Key "${key.name}" (${key.id}) is ${key.status}.` }
  })
}
