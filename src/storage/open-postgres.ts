import { type Dialect, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { ServiceError } from '../base/service-error.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { postgresConnectionErrors } from './postgres-errors.ts'
import type { Storage } from './storage.ts'
import { namedWrites, runWrite } from './writes.ts'

const int8 = 20
const attemptsMax = 4

/** Opens a store in a PostgreSQL database, and makes its schema the first time. Many processes may do so at once. */
export async function openPostgres(url: string, poolMax = 10): Promise<Storage> {
  const db = postgresDatabase(url, poolMax)
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw unreachable(error) ?? error
  }
  return {
    kind: 'postgres',
    db,
    write: namedWrites((name, input) => runInTransaction(db, name, input)),
    probe: async () => {
      await runInTransaction(db, 'probe', {})
    },
    [Symbol.asyncDispose]: () => db.destroy(),
  }
}

/** SQLSTATE classes of a login that is refused: no such role or password, no such database. */
const refusedLogin = /^(28|3D)/

/**
 * The error that tells the operator what to do about a database that cannot be opened; `undefined` for any other
 * error.
 */
function unreachable(error: unknown): ServiceError | undefined {
  const unavailable = error instanceof ServiceError && error.code === 'storage_unavailable'
  const cause = unavailable ? error.facts.cause : error
  if (!(cause instanceof Error)) return undefined
  const code = 'code' in cause ? String(cause.code) : ''
  if (!unavailable && !refusedLogin.test(code)) return undefined
  const message =
    `The database of DATABASE_URL cannot be opened: ${cause.message || code}. ` +
    'Start the database, or correct DATABASE_URL.'
  return new ServiceError('storage_unavailable', message, { cause })
}

export function postgresDatabase(url: string, poolMax: number): Kysely<Database> {
  return new Kysely<Database>({ dialect: postgresDialect(url, poolMax) })
}

export function postgresDialect(url: string, poolMax: number): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolMax,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    // Our integers are counts, half tokens and milliseconds, all far below 2^53, so a number holds them.
    types: {
      getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)),
    },
  })
  // The pool replaces a connection that breaks, and the query that used it fails. Without
  // a listener, the event `error` would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return postgresConnectionErrors(new PostgresDialect({ pool }))
}

/**
 * Runs a named write in a transaction. Every write is safe to repeat, so it runs again if another transaction was
 * in its way or its commit was not acknowledged.
 */
async function runInTransaction(
  db: Kysely<Database>,
  name: string,
  input: unknown,
): Promise<unknown> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute((transaction) => runWrite(transaction, name, input))
    } catch (error) {
      if (attempt === attemptsMax || !isPassing(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 10 * (1 + Math.random())))
    }
  }
}

/**
 * The errors after which a write runs again: serialization failure, deadlock, lock not available, and unique violation
 * (another writer was first, which the repeated write finds). A broken connection is `storage_unavailable`.
 */
const passing = new Set(['40001', '40P01', '55P03', '23505'])

function isPassing(error: unknown): boolean {
  if (error instanceof ServiceError) return error.code === 'storage_unavailable'
  return error instanceof Error && 'code' in error && passing.has(String(error.code))
}
