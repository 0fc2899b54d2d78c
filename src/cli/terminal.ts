import { messageOf } from '../base/errors/message-of.ts'
import { ServiceError } from '../base/errors/service-error.ts'
import type { ProblemBody } from '../contract/problems/problem.ts'
import { cleanName } from '../contract/text/clean-name.ts'
import { showsStacks } from './current-config.ts'
import { interrupted } from './interrupted.ts'
import { printable, printableJson } from './printable.ts'

/** The result of a command: as JSON for programs, as text for people. */
export type Outcome = {
  readonly json: object
  readonly text: string
  /** Whether a part of the command failed although it ran to its end. */
  readonly failed?: boolean
}

/** The output of a command: its result goes to stdout, everything else to stderr. */
export class Terminal {
  /** Whether the result is shown as one JSON document. */
  readonly json: boolean
  /** Aborts when the command is interrupted. */
  readonly signal: AbortSignal
  readonly #showsProgress: boolean

  constructor({ json, signal }: { readonly json: boolean; readonly signal: AbortSignal }) {
    this.json = json
    this.signal = signal
    this.#showsProgress = !json && process.stderr.isTTY
  }

  show({ json, text }: Outcome): void {
    process.stdout.write(`${this.json ? printableJson(json) : printable(text)}\n`)
  }

  /** Shows a piece of the result's text, before the rest of it is known. */
  write(piece: string): void {
    process.stdout.write(printable(piece))
  }

  /** Shows an error as one sentence, at LOG_LEVEL=debug with its stack. Works even if the settings cannot be read. */
  showError(error: unknown): void {
    if (showsStacks() && error instanceof Error) this.note(error.stack ?? '')
    const isInterruption = this.signal.aborted && error === this.signal.reason
    const problem = problemOf(isInterruption ? interrupted() : error)
    if (this.json) process.stdout.write(`${printableJson({ error: problem })}\n`)
    else this.note(problem.message)
  }

  /** Shows a remark that is not part of the result. */
  note(text: string): void {
    process.stderr.write(`${printable(text)}\n`)
  }

  /** Shows a line of progress until it is disposed of. */
  progress(): Progress {
    if (!this.#showsProgress) return { show: () => {}, [Symbol.dispose]: () => {} }
    const clear = '\r\u001b[K'
    // Not every terminal reports its width.
    const lengthMax = (process.stderr.columns || 80) - 1
    return {
      show: (text) =>
        process.stderr.write(`${clear}${cleanName(printable(text)).slice(0, lengthMax)}`),
      [Symbol.dispose]: () => process.stderr.write(clear),
    }
  }
}

export type Progress = Disposable & { show(text: string): void }

function problemOf(error: unknown): ProblemBody['error'] {
  if (!(error instanceof ServiceError)) {
    const message = messageOf(error)
    return { code: 'internal_error', message }
  }
  const { code, message, facts } = error
  return { code, message, ...(facts.param !== undefined && { param: facts.param }) }
}
