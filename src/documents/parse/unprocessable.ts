import { ServiceError } from '../../base/service-error.ts'

/** A file that cannot be read, with the reason as the caller will see it. */
export function unprocessable(reason: string, cause?: unknown): ServiceError {
  return new ServiceError('unprocessable_document', reason, {
    param: 'file',
    ...(cause === undefined ? {} : { cause }),
  })
}

/** A file that cannot be read in the time and memory that there is for one. */
export class TooMuch extends ServiceError {
  constructor(reason: string, cause?: unknown) {
    super('unprocessable_document', reason, { param: 'file', cause })
  }
}

/** A file for which the machine had no processor free while there was time to read it: it may be read later. */
export class Starved extends ServiceError {
  constructor(cause: unknown) {
    const why = 'The machine is too busy to read the file. Try again later.'
    super('overloaded', why, { retryAfterSeconds: 60, cause })
  }
}
