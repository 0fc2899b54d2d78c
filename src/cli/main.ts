import { runProgram } from './program.ts'
import { Terminal } from './terminal.ts'

/** How long an interrupted command may take to end. */
const endMs = 5_000
/** 128 + SIGINT, as shells report a program that was interrupted. */
const interruptedExitCode = 130

// Files written by this process are readable for their owner only.
process.umask(0o077)

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
// The program that reads the output may stop reading, as `head` does.
process.stdout.on('error', () => {})

const argv = process.argv.slice(2)
const terminal = new Terminal({ json: argv.includes('--json'), signal: stop.signal })
const exitCode = await runProgram(argv, terminal)
process.exitCode = stop.signal.aborted ? interruptedExitCode : exitCode

/** Ends the command once: the same interruption may come from the terminal and from the parent process. */
function end(): void {
  if (stop.signal.aborted) return
  stop.abort(new Error('Interrupted.'))
  setTimeout(() => process.exit(interruptedExitCode), endMs).unref()
}
