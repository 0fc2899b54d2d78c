import { ServiceError } from '../base/errors/service-error.ts'

/** The error of a command that somebody has ended, with how far it came. It is no fault of the service. */
export function interrupted(howFar = ''): ServiceError {
  return new ServiceError('overloaded', `Interrupted. ${howFar}`.trim())
}
