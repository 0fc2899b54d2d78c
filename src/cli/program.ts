import { Command, CommanderError } from 'commander'
import { ServiceError } from '../base/errors/service-error.ts'
import { capitalised } from '../base/text/capitalised.ts'
import { version } from '../version.ts'
import { addAccountsCommand } from './commands/accounts-command.ts'
import { addBackupCommand } from './commands/backup-command.ts'
import { addChatCommand } from './commands/chat-command.ts'
import { addConfigCommand } from './commands/config-command.ts'
import { addCrawlCommand } from './commands/crawl-command.ts'
import { addDoctorCommand } from './commands/doctor-command.ts'
import { addDocumentsCommand } from './commands/documents-command.ts'
import { addKeysCommand } from './commands/keys-command.ts'
import { addMcpCommand } from './commands/mcp-command.ts'
import { addMigrateCommand } from './commands/migrate-command.ts'
import { addResearchCommand } from './commands/research-command.ts'
import { addUsageCommand } from './commands/usage-command.ts'
import type { RunAction } from './run.ts'
import type { Terminal } from './terminal.ts'

const commands = [
  addAccountsCommand,
  addKeysCommand,
  addDocumentsCommand,
  addCrawlCommand,
  addChatCommand,
  addResearchCommand,
  addUsageCommand,
  addConfigCommand,
  addDoctorCommand,
  addBackupCommand,
  addMigrateCommand,
  addMcpCommand,
]

/** Runs the command that the arguments name. Resolves to the exit code: 0, 1 for a failure, 2 for wrong arguments. */
export async function runProgram(argv: readonly string[], terminal: Terminal): Promise<number> {
  let exitCode = 0
  const run: RunAction =
    (act) =>
    async (...args) => {
      try {
        const outcome = await act(terminal, ...args)
        if (outcome) terminal.show(outcome)
        if (outcome?.failed) exitCode = 1
      } catch (error) {
        const wrong = wrongOption(error, args.at(-1))
        if (!wrong) throw error
        terminal.showError(wrong)
        exitCode = 2
      }
    }
  const skein = program(run)
  try {
    await skein.parseAsync(argv, { from: 'user' })
    return exitCode
  } catch (error) {
    if (error instanceof CommanderError) return misused(error, commandOf(skein, argv), terminal)
    terminal.showError(error)
    return 1
  }
}

function program(run: RunAction): Command {
  const skein: Command = new Command('skein')
    .description('Skein on the command line. It works beside a running server, on the same data.')
    .version(version)
    .option('--json', 'print one JSON document')
    // Options of a parent command apply only to itself: `--model` of "research" means nothing to "research list".
    .configureHelp({
      showGlobalOptions: true,
      visibleGlobalOptions: (command) => (command.parent ? [...skein.options] : []),
    })
    // `misused` reports wrong arguments instead.
    .configureOutput({ outputError: () => {} })
    .exitOverride()
  for (const add of commands) add(skein, run)
  return skein
}

/** The error of a wrong value that an option gave to a parameter, in terms of the option. */
function wrongOption(error: unknown, command: unknown): ServiceError | undefined {
  if (!(error instanceof ServiceError) || !(command instanceof Command)) return undefined
  const { param = '' } = error.facts
  const told = `parameter: ${param}`
  if (error.code !== 'invalid_request' || !error.message.includes(told)) return undefined
  const long = `--${param.replace(/\[.*/s, '').replaceAll('_', '-')}`
  const option = command.options.find((one) => one.long === long)
  if (!option || command.getOptionValueSource(option.attributeName()) !== 'cli') return undefined
  return new ServiceError(error.code, error.message.replace(told, `option: ${long}`), { param })
}

function misused(error: CommanderError, command: string, terminal: Terminal): number {
  if (error.exitCode === 0) return 0
  // The arguments name a group without a command; its help was shown.
  const isHelp = error.code === 'commander.help'
  const message = isHelp ? 'A command is missing.' : sentence(error.message)
  if (terminal.json || !isHelp) terminal.showError(new ServiceError('invalid_request', message))
  if (!terminal.json && !isHelp) terminal.note(`See: ${command} --help`)
  return 2
}

/** The command that the arguments name, as far as they name one: `skein documents add`. */
function commandOf(skein: Command, argv: readonly string[]): string {
  const names = [skein.name()]
  let command = skein
  for (const word of argv.filter((one) => !one.startsWith('-'))) {
    const named = command.commands.find((one) => one.name() === word)
    if (!named) break
    names.push(word)
    command = named
  }
  return names.join(' ')
}

/** `error: unknown command 'ask'\n(Did you mean task?)` → `Unknown command 'ask'. Did you mean task?` */
function sentence(message: string): string {
  const [said = '', ...meant] = message.replace(/^error: /, '').split('\n')
  const whole = capitalised(said.replace(/\.?$/, '.'))
  return [whole, ...meant.map((one) => one.replace(/^\((.*)\)$/, '$1'))].join(' ')
}
