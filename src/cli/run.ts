import type { Outcome, Terminal } from './terminal.ts'

/** Makes what a command does into what the argument parser calls: the outcome is shown, and told as exit code. */
export type Run = <Args extends readonly unknown[]>(
  act: (terminal: Terminal, ...args: Args) => Promise<Outcome>,
) => (...args: Args) => Promise<void>
