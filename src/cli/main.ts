import { runProgram } from './program.ts'
import { Terminal } from './terminal.ts'

/** So long may a command take to end after it was interrupted. */
const endMs = 5_000
const interruptedExitCode = 130

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
// Whoever reads our answer may stop reading, as `head` does.
process.stdout.on('error', () => {})

const argv = process.argv.slice(2)
const terminal = new Terminal({ json: argv.includes('--json'), signal: stop.signal })
const exitCode = await runProgram(argv, terminal)
process.exitCode = stop.signal.aborted ? interruptedExitCode : exitCode

/** One interruption can arrive several times: from the terminal, and from whoever started us. */
function end(): void {
  if (stop.signal.aborted) return
  stop.abort(new Error('Interrupted.'))
  setTimeout(() => process.exit(interruptedExitCode), endMs).unref()
}
