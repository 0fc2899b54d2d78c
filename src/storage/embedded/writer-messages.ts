import { ServiceError } from '../../base/errors/service-error.ts'
import type { SchemaChange } from '../schema-change.ts'
import { sqliteCode, sqliteCodes } from './sqlite-codes.ts'

/** The `workerData` with which `EmbeddedWriter` starts its thread. */
export type WriterConfig = {
  /** The file of the database. */
  readonly path: string
  /** Whether this process holds the lock of the data directory, so that no other server uses it. */
  readonly isLocked: boolean
}

/** What the writer tells before it takes requests; `ready` comes last. */
export type WriterStart = SchemaChange | 'ready'

/** What the main thread asks the writer to do; the reply has the same id. */
export type WriterRequest =
  | { readonly id: number; readonly kind: 'write'; readonly name: string; readonly input: unknown }
  | {
      readonly id: number
      readonly kind: 'statement'
      readonly sql: string
      readonly parameters: readonly unknown[]
    }
  | { readonly id: number; readonly kind: 'close' }

/** The result of a request or, after a failure, the error as plain data. */
export type WriterReply =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failure: Failure }

type Failure =
  | Pick<ServiceError, 'code' | 'message' | 'facts'>
  | { readonly message: string; readonly stack: string; readonly unavailable?: string }

/** An error as plain data: errors lose their class between threads. */
export function toFailure(error: unknown): Failure {
  if (error instanceof ServiceError) {
    const { code, message, facts } = error
    return { code, message, facts: { ...facts, cause: undefined } }
  }
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const unavailable = whyUnavailable(error)
  return { message, stack, ...(unavailable !== undefined && { unavailable }) }
}

/** Restores an error from `toFailure`, with its class, message and stack. */
export function toError(failure: Failure): Error {
  if ('code' in failure) return new ServiceError(failure.code, failure.message, failure.facts)
  const error = new Error(failure.message)
  error.stack = failure.stack
  if (failure.unavailable === undefined) return error
  return new ServiceError('storage_unavailable', failure.unavailable, {
    retryAfterSeconds: 5,
    cause: error,
  })
}

/** The message for a caller, by SQLite's result code; `undefined` if the error is not an outage. */
function whyUnavailable(error: unknown): string | undefined {
  switch (sqliteCode(error)) {
    case sqliteCodes.full:
      return 'The disk of the storage is full.'
    case sqliteCodes.busy:
    case sqliteCodes.locked:
      return 'The storage is busy with another change of the same data.'
    case sqliteCodes.outOfMemory:
    case sqliteCodes.readOnly:
    case sqliteCodes.inputOutput:
    case sqliteCodes.cannotOpen:
      return 'The storage cannot be written at the moment.'
    default:
      return undefined
  }
}
