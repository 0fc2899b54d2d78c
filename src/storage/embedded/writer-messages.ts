import { ServiceError } from '../../base/service-error.ts'

export type Request =
  | { readonly id: number; readonly kind: 'write'; readonly name: string; readonly input: unknown }
  | {
      readonly id: number
      readonly kind: 'statement'
      readonly sql: string
      readonly parameters: readonly unknown[]
    }
  | { readonly id: number; readonly kind: 'close' }

export type Reply =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failure: Failure }

type Failure =
  | Pick<ServiceError, 'code' | 'message' | 'facts'>
  | { readonly message: string; readonly stack: string; readonly unavailable: boolean }

/** An error as plain data, as errors lose their class between threads. */
export function toFailure(error: unknown): Failure {
  if (error instanceof ServiceError) {
    const { code, message, facts } = error
    return { code, message, facts: { ...facts, cause: undefined } }
  }
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  return { message, stack, unavailable: isUnavailable(error) }
}

export function toError(failure: Failure): Error {
  if ('code' in failure) return new ServiceError(failure.code, failure.message, failure.facts)
  const error = new Error(failure.message)
  error.stack = failure.stack
  if (!failure.unavailable) return error
  return new ServiceError('storage_unavailable', 'The storage cannot be written at the moment.', {
    retryAfterSeconds: 5,
    cause: error,
  })
}

/** SQLite's codes for: busy, locked, out of memory, read-only, I/O error, full, cannot open. */
const unavailableCodes = new Set([5, 6, 7, 8, 10, 13, 14])

function isUnavailable(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
  return unavailableCodes.has(code & 0xff)
}
