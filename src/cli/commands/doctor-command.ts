import type { Command } from 'commander'
import { httpUrl } from '../../base/text/http-url.ts'
import type { Config } from '../../config/config.ts'
import { currentConfig } from '../current-config.ts'
import { inColumns } from '../in-columns.ts'
import type { RunAction } from '../run.ts'
import type { Outcome } from '../terminal.ts'

export function addDoctorCommand(program: Command, run: RunAction): void {
  program
    .command('doctor')
    .description('check this installation, and say what is wrong; changes nothing')
    .action(run(examine))
}

async function examine(): Promise<Outcome> {
  const config = currentConfig()
  const { checkUp } = await import('../../maintenance/check-up.ts') // not at the top, so that other commands start faster
  const { checkWeb } = await import('../../maintenance/check-web.ts')
  const { checkOAuth } = await import('../../maintenance/check-oauth.ts')
  const { checkModels } = await import('../../maintenance/check-models.ts')
  const checks = [
    ...(await checkUp(config)),
    ...(await checkOAuth(config)),
    ...(await checkModels(config)),
    ...(await checkWeb({ ...config.web, contact: await contactOf(config) })),
  ]
  const failed = checks.some(({ status }) => status === 'failed')
  const rows = checks.map(({ name, status, message }) => [status, name, message])
  return { json: { ok: !failed, checks }, text: inColumns(rows), failed }
}

/**
 * What web sites are told. Unless something else is set, that is the address of the server, which may have another
 * port.
 */
async function contactOf({ web: { contact }, host, port, storage }: Config): Promise<string> {
  if (contact !== httpUrl(host, port)) return contact
  const { servedAt } = await import('../../maintenance/may-be-served.ts')
  return servedAt(storage) ?? contact
}
