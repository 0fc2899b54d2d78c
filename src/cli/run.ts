import type { Outcome, Terminal } from './terminal.ts'

/** Wraps the action of a command for the argument parser: shows the outcome, if any, and sets the exit code. */
export type RunAction = <Args extends readonly unknown[]>(
  act: (terminal: Terminal, ...args: Args) => Promise<Outcome | undefined>,
) => (...args: Args) => Promise<void>
