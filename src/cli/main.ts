import { messageOf } from '../base/errors/message-of.ts'
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
let isOutputLost = false
process.stdout.on('error', reportLostOutput)

const argv = process.argv.slice(2)
const terminal = new Terminal({ json: argv.includes('--json'), signal: stop.signal })
const exitCode = await runProgram(argv, terminal)
const endExitCode = isOutputLost ? Math.max(1, exitCode) : exitCode
process.exitCode = stop.signal.aborted ? interruptedExitCode : endExitCode

/**
 * Says once that the output cannot be written, as on a full disk: what it has may be shown only once, such as a key.
 */
function reportLostOutput(error: NodeJS.ErrnoException): void {
  // The program that reads the output may stop reading, as `head` does.
  if (error.code === 'EPIPE' || isOutputLost) return
  isOutputLost = true
  process.exitCode = 1
  process.stderr.write(`The output could not be written: ${messageOf(error)}.\n`)
}

/** Ends the command once: the same interruption may come from the terminal and from the parent process. */
function end(): void {
  if (stop.signal.aborted) return
  stop.abort(new Error('Interrupted.'))
  setTimeout(() => process.exit(interruptedExitCode), endMs).unref()
}
