import type { Command } from 'commander'
import { createKey, listKeys, revokeKey } from '../../contract/access/keys.ts'
import { keyHandlers } from '../../operations/handlers/key-handlers.ts'
import { parseInput } from '../../operations/input/parse-input.ts'
import { inColumns } from '../in-columns.ts'
import { type PageOptions, pageQuery, withMore } from '../list-page.ts'
import { commaList, duration, tokenAmount } from '../option-values.ts'
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

export function addKeysCommand(program: Command, run: RunAction): void {
  const keys = program.command('keys').description('make, list and revoke API keys')
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

function revoke(terminal: Terminal, key_id: string, options: Whose): Promise<Outcome> {
  return withCaller(options.email, async ({ keys }, caller) => {
    const input = parseInput(revokeKey.input, { key_id })
    const key = await keyHandlers(keys).revokeKey(input, caller, callFrom(terminal))
    return { json: key, text: `Key "${key.name}" (${key.id}) is ${key.status}.` }
  })
}
