import type { Command } from 'commander'
import { currentConfig } from '../current-config.ts'
import { inColumns } from '../in-columns.ts'
import type { RunAction } from '../run.ts'
import type { Outcome, Terminal } from '../terminal.ts'

type Options = { readonly to: string }

export function addMigrateCommand(program: Command, run: RunAction): void {
  program
    .command('migrate')
    .description(
      'copy the embedded store into an empty PostgreSQL database; the server must not run',
    )
    .requiredOption('--to <url>', 'postgres://…')
    .action(run(migrate))
}

async function migrate(terminal: Terminal, { to }: Options): Promise<Outcome> {
  const { storage } = currentConfig()
  // Loaded here, not at the top, so that other commands start faster.
  const { moveToPostgres } = await import('../../maintenance/move-to-postgres.ts')
  using progress = terminal.progress()
  const tables = await moveToPostgres(storage, to, {
    tableCopied: ({ table, rows }) => {
      terminal.signal.throwIfAborted()
      progress.show(`${table}: ${rows} rows`)
    },
  })
  const rows = tables.map(({ table, rows }) => [table, String(rows)])
  const next =
    'Everything was copied and checked. Start Skein with DATABASE_URL set to this database.'
  return { json: { tables }, text: `${inColumns(rows)}\n${next}` }
}
