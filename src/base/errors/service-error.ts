import type { ProblemCode } from '../../contract/problems/problems.ts'

type Facts = {
  /** The parameter that is wrong, as the caller named it. */
  readonly param?: string
  /** Seconds after which the same call may succeed. */
  readonly retryAfterSeconds?: number
  /** The methods that the path of the call allows. */
  readonly allow?: string
  /** The path of what the call has begun and goes on, so that it need not be begun again. */
  readonly location?: string
  /** How the caller is told to identify itself, as `WWW-Authenticate` has it; `Bearer` alone by default. */
  readonly challenge?: string
  readonly details?: Readonly<Record<string, unknown>>
  readonly cause?: unknown
}

/** A failure that the caller may see. Any other error is a bug, and is answered with status 500. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly code: ProblemCode
  readonly facts: Facts

  constructor(code: ProblemCode, message: string, facts: Facts = {}) {
    super(message, 'cause' in facts ? { cause: facts.cause } : undefined)
    this.code = code
    this.facts = facts
  }
}
