import { ServiceError } from './service-error.ts'

/** The error for work that the end of the process breaks off, which is no failure of the service. */
export function stopping(what: string): ServiceError {
  return new ServiceError('overloaded', `The service is stopping: ${what}`, {
    retryAfterSeconds: 5,
  })
}
