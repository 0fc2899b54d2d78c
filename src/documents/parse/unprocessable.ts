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
