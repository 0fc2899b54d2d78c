import { ServiceError } from '../../base/errors/service-error.ts'

/**
 * Converts an error that means the server cannot work now, rather than that the statement is wrong, to
 * `storage_unavailable`. PostgreSQL's own message is its `cause`, for the log.
 */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const [, message] = passing.find(([states]) => states.test(sqlState(error))) ?? []
  const why = message ?? (hasLostConnection(error) ? unreachable : undefined)
  if (why === undefined) return error
  return new ServiceError('storage_unavailable', why, { retryAfterSeconds: 5, cause: error })
}

/** Whether the connection is unusable after this error. */
export function hasLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    endsConnection.test(sqlState(error)) ||
    lostSockets.test(sqlState(error)) ||
    lostMessages.test(error.message)
  )
}

/**
 * Whether a pooler refused to start a session with time limits, as PgBouncer does:
 * https://www.pgbouncer.org/config.html#ignore_startup_parameters
 */
export function refusesTimeLimits(error: unknown): boolean {
  return error instanceof Error && /unsupported startup parameter: \w+_timeout/.test(error.message)
}

/** Whether the server, or the limit of a user or database, allows no further connection now. */
export function refusesConnections(error: unknown): boolean {
  return error instanceof Error && sqlState(error) === tooManyConnections
}

const tooManyConnections = '53300'

/** Whether a failed write may succeed if repeated at once. */
export function isWorthRepeating(error: unknown): boolean {
  const cause = error instanceof ServiceError ? error.facts.cause : error
  if (!(cause instanceof Error)) return false
  return (
    inTheWay.test(sqlState(cause)) || (hasLostConnection(cause) && !noPlace.test(cause.message))
  )
}

/** The SQLSTATE of an error (five characters), or the code of a socket error. */
function sqlState(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}

const unreachable = 'The storage cannot be reached at the moment.'

/**
 * The message for a caller, by SQLSTATE or class of SQLSTATEs:
 * https://www.postgresql.org/docs/17/errcodes-appendix.html
 */
const passing: readonly (readonly [states: RegExp, message: string])[] = [
  [/^53100$/, 'The disk of the storage is full.'],
  [/^53300$/, 'The storage has no free connection at the moment.'],
  [/^53/, 'The storage has no room for more work at the moment.'],
  [/^(55P03|40001|40P01|25P0[34])$/, 'The storage is busy with another change of the same data.'],
  [/^57014$/, 'The storage took too long.'],
  [/^25006$/, 'The storage takes no writes at the moment.'],
  [/^42501$/, 'The storage refuses something that this service must be allowed to do.'],
  [/^(08|28|3D|55|57|58)/, unreachable],
]

/**
 * Connection exceptions, idle in transaction for too long, server became read-only, shutdown, crash, not accepting
 * connections.
 */
const endsConnection = /^(08|25006$|25P0[34]$|57P0[1-5]$)/
const lostSockets =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/
const lostMessages =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable|connection error/i
/** No connection of the pool became free in time. */
const noPlace = /timeout exceeded/i

/**
 * Serialisation failure, deadlock, and unique violation: another writer was first, and the repeated write will see its
 * rows.
 */
const inTheWay = /^(40001|40P01|23505)$/
