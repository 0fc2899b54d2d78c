import { ServiceError } from './service-error.ts'

/** What does not exist and what is not the caller's are told in the same words. */
export function notFound(what: string, param: string): ServiceError {
  return new ServiceError('not_found', `There is no such ${what}.`, { param })
}
