import { ServiceError } from '../errors/service-error.ts'

/**
 * The error for work whose thread failed as it began: `overloaded` where a limit of the system, such as that of open
 * files or of processes, kept it from beginning, so that it may begin later.
 */
export function noThread(what: string, cause: unknown): Error {
  const message = `No thread for the ${what} could begin`
  return isRefusedBySystem(cause)
    ? new ServiceError('overloaded', `${message}.`, { retryAfterSeconds: 5, cause })
    : new Error(message, { cause })
}

/** Whether a thread has failed before any of its code ran. */
export function isRefusedBySystem(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_INIT_FAILED'
}
