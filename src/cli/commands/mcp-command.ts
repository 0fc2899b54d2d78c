import type { Command } from 'commander'
import { version } from '../../version.ts'
import { currentConfig } from '../current-config.ts'
import { commaList } from '../option-values.ts'
import type { RunAction } from '../run.ts'
import type { Terminal } from '../terminal.ts'
import { emailOption, withCaller } from '../with-core.ts'

type Options = {
  readonly email?: string
  readonly tools?: readonly string[]
  readonly readonly?: boolean
}

export function addMcpCommand(program: Command, run: RunAction): void {
  program
    .command('mcp')
    .description('serve MCP on standard input and output, for clients that take no header')
    .option(...emailOption)
    .option('--tools <names>', 'offer only these tools, such as ask,search', commaList)
    .option(
      '--readonly',
      'offer only tools that change nothing stored; ask is one, and still spends tokens',
    )
    .action(run(serve))
}

async function serve(terminal: Terminal, options: Options): Promise<undefined> {
  const wanted = {
    ...(options.tools !== undefined && { names: new Set(options.tools) }),
    readOnly: options.readonly === true,
  }
  const { demandKnown } = await import('../../mcp/tool-calls/tools-for.ts')
  demandKnown(wanted)
  return withCaller(options.email, async (core, caller) => {
    // Loaded here, not at the top, so that other commands start faster.
    const { handlersOf } = await import('../../handlers-of.ts')
    const { serveOnStdio } = await import('../../mcp/transport/serve-stdio.ts')
    const { RateLimits } = await import('../../operations/rate-limits.ts')
    const { RepeatableCalls } = await import('../../ledger/repeatable-calls.ts')
    const { limits, baseUrl } = currentConfig()
    const failed = ({ error }: { readonly error: unknown }) => terminal.note(String(error))
    const admission = {
      handlers: handlersOf(core),
      rates: new RateLimits(limits),
      claims: new RepeatableCalls(core.storage.write, core.owner),
      failed,
    }
    const parts = { admission, limits, baseUrl, version, failed, called: () => {} }
    // There may be no server beside it to run the jobs that a client begins.
    core.jobs.start()
    await serveOnStdio(caller, parts, wanted, terminal.signal)
    return undefined
  })
}
