import { ServiceError } from '../base/service-error.ts'
import type { ProblemBody } from '../contract/problem.ts'

/** What a command did: for programs, and for people. */
export type Outcome = {
  readonly json: object
  readonly text: string
  /** It came to its end, but not all went well. */
  readonly failed?: boolean
}

/** Where a command speaks: its answer goes to stdout, all else to stderr. */
export class Terminal {
  /** Whether to answer with one JSON document. */
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
    process.stdout.write(`${this.json ? JSON.stringify(json) : printable(text)}\n`)
  }

  /** One sentence; the stack of a bug only at LOG_LEVEL=debug, also where the settings cannot be read. */
  showError(error: unknown): void {
    if (process.env.LOG_LEVEL === 'debug' && error instanceof Error) this.note(error.stack ?? '')
    const problem = problemOf(error)
    if (this.json) process.stdout.write(`${JSON.stringify({ error: problem })}\n`)
    else this.note(problem.message)
  }

  /** Something that is not part of the answer. */
  note(text: string): void {
    process.stderr.write(`${printable(text)}\n`)
  }

  /** One line that is written over again and again, until it is disposed of. */
  progress(): Progress {
    if (!this.#showsProgress) return { show: () => {}, [Symbol.dispose]: () => {} }
    const clear = '\r\u001b[K'
    // A terminal may not tell how wide it is.
    const lengthMax = (process.stderr.columns || 80) - 1
    return {
      show: (text) => process.stderr.write(`${clear}${printable(text).slice(0, lengthMax)}`),
      [Symbol.dispose]: () => process.stderr.write(clear),
    }
  }
}

export type Progress = Disposable & { show(text: string): void }

function problemOf(error: unknown): ProblemBody['error'] {
  if (!(error instanceof ServiceError)) {
    const message = error instanceof Error ? error.message : String(error)
    return { code: 'internal_error', message }
  }
  const { code, message, facts } = error
  return { code, message, ...(facts.param !== undefined && { param: facts.param }) }
}

/** Documents may hold what would steer the terminal. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '')
}
