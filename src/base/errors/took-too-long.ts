import { ServiceError } from './service-error.ts'

/** The error for an answer that did not come in time, which costs nothing, or whose hold another process took. */
export function tookTooLong(cause?: unknown): ServiceError {
  return new ServiceError('overloaded', 'The answer took too long. It was not charged.', {
    retryAfterSeconds: 5,
    ...(cause !== undefined && { cause }),
  })
}
