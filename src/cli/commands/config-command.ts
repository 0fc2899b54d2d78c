import type { Command } from 'commander'
import { currentSettings } from '../current-config.ts'
import { inColumns } from '../in-columns.ts'
import type { RunAction } from '../run.ts'
import type { Outcome } from '../terminal.ts'

export function addConfigCommand(program: Command, run: RunAction): void {
  program
    .command('config')
    .description('list every setting, as it is in force; they come from the environment')
    .action(run(listConfig))
}

async function listConfig(): Promise<Outcome> {
  const settings = currentSettings()
  const rows = settings.map(({ name, value, isDefault, description }) => {
    const shown = value === '' ? '-' : value
    return [name, isDefault ? shown : `${shown} (set)`, description]
  })
  const listed = settings.map(({ name, value, isDefault, description }) => {
    return { name, value, is_default: isDefault, description }
  })
  return { json: { settings: listed }, text: inColumns(rows) }
}
