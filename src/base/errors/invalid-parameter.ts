import { ServiceError } from './service-error.ts'

/** The most of a name from a caller that a problem repeats, in characters. */
export const namedLengthMax = 80

/** The error for an invalid value; `why` is a sentence that says what it must be. */
export function invalidParameter(
  param: string,
  why: string,
  more: Pick<ServiceError['facts'], 'cause' | 'details'> = {},
): ServiceError {
  const message = `Invalid value for parameter: ${param}. ${why}`
  return new ServiceError('invalid_request', message, { param, ...more })
}
