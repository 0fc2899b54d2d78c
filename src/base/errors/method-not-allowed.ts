import { ServiceError } from './service-error.ts'

/** `allow` has the methods of the path, separated by commas. */
export function methodNotAllowed(allow: string): ServiceError {
  return new ServiceError('method_not_allowed', `This path allows only ${allow}.`, { allow })
}
