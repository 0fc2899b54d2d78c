import type { Command } from 'commander'
import { getUsage, listUsageEntries } from '../../contract/usage.ts'
import { usageHandlers } from '../../operations/handlers/usage-handlers.ts'
import { parseInput } from '../../operations/input/parse-input.ts'
import { inColumns } from '../in-columns.ts'
import { type PageOptions, pageQuery, withMore } from '../list-page.ts'
import type { RunAction } from '../run.ts'
import type { Outcome, Terminal } from '../terminal.ts'
import { callFrom, emailOption, withCaller } from '../with-core.ts'

type Options = PageOptions & { readonly email?: string }

export function addUsageCommand(program: Command, run: RunAction): void {
  program
    .command('usage')
    .description('show the balance of an account, what it spent, and what changed it, newest first')
    .option(...emailOption)
    .option('--limit <number>', 'how many changes at most')
    .option('--starting-after <id>', 'go on after this one')
    .action(run(showUsage))
}

function showUsage(terminal: Terminal, options: Options): Promise<Outcome> {
  return withCaller(options.email, async ({ usage }, caller) => {
    const input = parseInput(listUsageEntries.input, pageQuery(options))
    const handlers = usageHandlers(usage)
    const call = callFrom(terminal)
    const told = await handlers.getUsage(parseInput(getUsage.input, {}), caller, call)
    const entries = await handlers.listUsageEntries(input, caller, call)
    const { balance, held, consumed } = told
    const rows = entries.data.map(({ id, created_at, kind, tokens, balance_after, ...of }) => {
      const change = `${tokens > 0 ? '+' : ''}${tokens} tokens`
      const what = [of.operation, of.model].filter((word) => word !== null).join(' ')
      return [id, created_at, kind, change, `balance ${balance_after}`, what]
    })
    const head = [
      `Balance: ${balance} tokens, of which ${held} are held.`,
      `Spent: ${consumed.today} today, ${consumed.last_30_days} in the last 30 days.`,
    ]
    const lines = inColumns(rows) || 'Nothing has changed the balance yet.'
    return { json: { ...told, entries }, text: withMore([...head, lines].join('\n'), entries) }
  })
}
