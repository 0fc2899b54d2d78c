import { runProgram } from './program.ts'
import { Terminal } from './terminal.ts'

/** A command that was interrupted may take so long to end. */
const endMs = 5_000
const interruptedExitCode = 130

// Whatever this process writes is for its user alone.
process.umask(0o077)

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
// The program that reads our output may stop reading, as `head` does.
process.stdout.on('error', () => {})

const argv = process.argv.slice(2)
const terminal = new Terminal({ json: argv.includes('--json'), signal: stop.signal })
const exitCode = await runProgram(argv, terminal)
process.exitCode = stop.signal.aborted ? interruptedExitCode : exitCode

/** Ends the command once: the same interruption can come from the terminal and from the parent process. */
function end(): void {
  if (stop.signal.aborted) return
  stop.abort(new Error('Interrupted.'))
  setTimeout(() => process.exit(interruptedExitCode), endMs).unref()
}
