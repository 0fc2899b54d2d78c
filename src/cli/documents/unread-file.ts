import { ServiceError } from '../../base/errors/service-error.ts'

/** The error for a file that could not be read, with the reason. */
export function unreadFile(name: string, cause: unknown): ServiceError {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  const reason = reasons.get(code) ?? 'cannot be read'
  return new ServiceError('invalid_request', `${name} ${reason}.`, { cause })
}

const reasons: ReadonlyMap<unknown, string> = new Map([
  ['ENOENT', 'is not there'],
  ['EISDIR', 'is a folder; name a file'],
  ['EACCES', 'may not be read by this user'],
])
