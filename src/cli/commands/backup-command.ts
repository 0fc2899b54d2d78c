import type { Command } from 'commander'
import { currentConfig } from '../current-config.ts'
import type { RunAction } from '../run.ts'
import type { Outcome, Terminal } from '../terminal.ts'

export function addBackupCommand(program: Command, run: RunAction): void {
  program
    .command('backup')
    .description('copy the embedded store into one file, while a server may run')
    .argument('<file>', 'a file that does not exist yet')
    .action(run(writeBackup))
}

async function writeBackup(_terminal: Terminal, file: string): Promise<Outcome> {
  const { storage } = currentConfig()
  const { backUp } = await import('../../maintenance/back-up.ts') // not at the top, so that other commands start faster
  const { bytes } = await backUp(storage, file)
  const restore = 'To restore it, copy it to skein.db in an empty data directory.'
  return { json: { file, bytes }, text: `${file}: ${bytes} bytes. ${restore}` }
}
