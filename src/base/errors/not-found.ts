import { ServiceError } from './service-error.ts'

/** The error for a thing that does not exist, and for one of another account: the caller cannot tell them apart. */
export function notFound(what: string, param = `${what}_id`): ServiceError {
  return new ServiceError('not_found', `There is no such ${what}.`, { param })
}
