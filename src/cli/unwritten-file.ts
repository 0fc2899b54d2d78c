import { ServiceError } from '../base/errors/service-error.ts'

/** The error for a new file that could not be written: `conflict` if it exists already. */
export function unwrittenFile(name: string, cause: unknown, param = 'file'): ServiceError {
  const exists = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST'
  if (exists) return new ServiceError('conflict', `${name} exists already.`, { cause })
  return new ServiceError('invalid_request', `${name} cannot be written.`, { param, cause })
}
