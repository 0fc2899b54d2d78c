import { ServiceError } from '../../base/errors/service-error.ts'

/** The error for a file that cannot be read, with the reason as the caller sees it. */
export function unprocessable(reason: string, cause?: unknown): ServiceError {
  return new ServiceError('unprocessable_document', reason, {
    param: 'file',
    ...(cause === undefined ? {} : { cause }),
  })
}

/** The error for a file that exceeded its limit of time or memory. */
export class LimitExceeded extends ServiceError {
  constructor(reason: string, cause?: unknown) {
    super('unprocessable_document', reason, { param: 'file', cause })
  }
}

/** Whether a file was not read that may be with more time or memory. */
export function needsMore(error: unknown): boolean {
  return error instanceof LimitExceeded || error instanceof ProcessorStarved
}

/** The error for a file that timed out because the machine had no free processor; it may be retried. */
export class ProcessorStarved extends ServiceError {
  constructor(cause: unknown) {
    const why = 'The machine is too busy to read the file. Try again later.'
    super('overloaded', why, { retryAfterSeconds: 60, cause })
  }
}
