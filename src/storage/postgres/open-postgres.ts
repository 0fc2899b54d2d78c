import { type Dialect, Kysely, PostgresDialect, sql } from 'kysely'
import { ServiceError } from '../../base/errors/service-error.ts'
import { KeyedTurns } from '../../base/turns/keyed-turns.ts'
import type { Database, Db } from '../database.ts'
import { asHoldChange, changeHolds } from '../ledger/hold-batch.ts'
import { HoldLanes } from '../ledger/hold-lanes.ts'
import { migrate } from '../migrate.ts'
import type { SchemaListener } from '../schema-change.ts'
import type { Storage } from '../storage.ts'
import { namedWrites, runWrite } from '../writes.ts'
import { demandConnections } from './allowed-connections.ts'
import { demandOwnTables } from './demand-own-tables.ts'
import { isWorthRepeating } from './postgres-errors.ts'
import { HealingPool } from './postgres-pool.ts'

/** A deadlock or a lost connection rarely comes again at once. */
const attemptsMax = 4
/** Connections of a process for all of its reads and writes. */
const connectionsMax = 10
/**
 * The most of these for concurrent writes of one account, so that two accounts with locked rows leave some to others.
 * Further writes of an account wait without a connection.
 */
const writesOfAccountMax = 3
const endless = Number.POSITIVE_INFINITY
const turnLimits = {
  what: 'writes',
  atOnceMax: writesOfAccountMax,
  atOnceOfOneMax: writesOfAccountMax,
  waitingOfOneMax: endless,
  waitingMax: endless,
  waitMsMax: endless,
}

/** Opens a PostgreSQL database, and creates its schema if necessary. Many processes may do so at once. */
export async function openPostgres(
  url: string,
  onSchemaChange: SchemaListener = () => {},
): Promise<Storage> {
  await migratePatiently(url, onSchemaChange)
  const db = postgresDatabase(url, connectionsMax)
  const turns = new KeyedTurns(turnLimits)
  const runAlone = async (name: string, input: unknown) => {
    const account = accountOf(input)
    using _turn = account === undefined ? undefined : await turns.take(account, account)
    return await inTransaction(db, (transaction) => runWrite(transaction, name, input))
  }
  const lanes = new HoldLanes({
    together: (changes, waits) =>
      inTransaction(db, (transaction) => changeHolds(transaction, { changes, waits })),
    alone: ({ name, input }) => runAlone(name, input),
  })
  const write = namedWrites((name, input) => {
    const change = asHoldChange(name, input)
    return change ? lanes.run(change) : runAlone(name, input)
  })
  return {
    kind: 'postgres',
    db,
    write,
    probe: () => write.probe({}),
    [Symbol.asyncDispose]: () => db.destroy(),
  }
}

/** Migrates the schema on a connection without statement timeouts. */
async function migratePatiently(url: string, onSchemaChange: SchemaListener): Promise<void> {
  const dialect = postgresDialect(url, { connectionsMax: 1, patient: true })
  const db = new Kysely<Database>({ dialect })
  try {
    await demandConnections(db)
    await demandUnicode(db)
    await demandOwnTables(db)
    await migrate(db, (migration) => onSchemaChange({ migration }))
  } catch (error) {
    throw withRemedy(error)
  } finally {
    await db.destroy()
  }
}

/** Throws if the database's encoding cannot store all of Unicode. `SQL_ASCII` stores bytes unchanged. */
async function demandUnicode(db: Db): Promise<void> {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db)
  const encoding = rows[0]?.server_encoding ?? ''
  if (['UTF8', 'SQL_ASCII'].includes(encoding)) return
  const message =
    `The database of DATABASE_URL has the encoding ${encoding}, which lacks the letters of many languages. ` +
    'Make one with the encoding UTF8, and correct DATABASE_URL.'
  throw new ServiceError('storage_unavailable', message)
}

/** The account whose rows a write changes, from its input. */
function accountOf(input: unknown): string | undefined {
  const account = input instanceof Object ? Reflect.get(input, 'accountId') : undefined
  return typeof account === 'string' ? account : undefined
}

/** Advice about a database that cannot be opened, by SQLSTATE. */
const remedies: ReadonlyMap<string, string> = new Map([
  [
    '42501',
    'Make its user the owner of the database, or grant it all rights on the schema and its tables.',
  ],
  [
    '53300',
    'Let its user or its server have more connections, or end some of those that are open.',
  ],
  ['25006', 'Let its user write, or name the database that this one is a copy of.'],
])
const usualRemedy = 'Start the database, or correct DATABASE_URL.'
/** SQLSTATE classes of a failed login: no such role or password, no such database. */
const refusedLogin = /^(28|3D)/

/** An error with advice for the operator, if the database cannot be opened; any other error as it is. */
export function withRemedy(error: unknown): unknown {
  const unavailable = error instanceof ServiceError && error.code === 'storage_unavailable'
  const cause = unavailable ? error.facts.cause : error
  if (!(cause instanceof Error)) return error
  const code = 'code' in cause ? String(cause.code) : ''
  if (!unavailable && !refusedLogin.test(code)) return error
  const remedy = remedies.get(code) ?? usualRemedy
  const message = `The database of DATABASE_URL cannot be opened: ${cause.message || code}. ${remedy}`
  return new ServiceError('storage_unavailable', message, { cause })
}

/** A database with a connection pool, which its `destroy` closes. */
export function postgresDatabase(url: string, connectionsMax: number): Db {
  return new Kysely<Database>({ dialect: postgresDialect(url, { connectionsMax }) })
}

/** A Kysely dialect over a `HealingPool`. */
export function postgresDialect(
  url: string,
  settings: ConstructorParameters<typeof HealingPool>[1],
): Dialect {
  return new PostgresDialect({ pool: new HealingPool(url, settings) })
}

/**
 * Runs a write in a transaction. All writes are idempotent, so it is repeated after a conflict with another transaction
 * or an unacknowledged commit.
 */
async function inTransaction<Result>(
  db: Db,
  write: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(write)
    } catch (error) {
      if (attempt === attemptsMax || !isWorthRepeating(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 10 * (1 + Math.random())))
    }
  }
}
