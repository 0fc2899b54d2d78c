import { ServiceError } from '../../base/service-error.ts'

/** A file that cannot be read, with the reason as the caller will see it. */
export function unprocessable(reason: string, cause?: unknown): ServiceError {
  return new ServiceError('unprocessable_document', reason, {
    param: 'file',
    ...(cause === undefined ? {} : { cause }),
  })
}
