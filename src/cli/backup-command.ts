import type { Command } from 'commander'
import type { Run } from './run.ts'
import { currentConfig } from './settings.ts'
import type { Outcome, Terminal } from './terminal.ts'

export function addBackupCommand(program: Command, run: Run): void {
  program
    .command('backup')
    .description('copy the embedded store into one file, while a server may run')
    .argument('<file>', 'a file that does not exist yet')
    .action(run(writeBackup))
}

async function writeBackup(_terminal: Terminal, file: string): Promise<Outcome> {
  const { storage } = currentConfig()
  const { backUp } = await import('../maintenance/back-up.ts') // only here, as others start faster without
  const { bytes } = await backUp(storage, file)
  const restore = 'To restore it, copy it to skein.db in an empty data directory.'
  return { json: { file, bytes }, text: `${file}: ${bytes} bytes. ${restore}` }
}
