import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { asUnavailable, hasLostConnection } from './postgres-errors.ts'
import { preparedMark, statementName } from './prepared-statement.ts'

/** The object id of PostgreSQL's type `bigint`. */
const int8 = 20
/** Time limits of a connection. Not measured. */
const limitsMs = {
  connect: 5_000,
  statement: 30_000,
  /** The server answers or cancels a statement before this, unless it or the network is frozen. */
  answer: 35_000,
  lock: 3_000,
  idleInTransaction: 10_000,
  keepAliveAfter: 10_000,
}
/** A connection idle for longer is tested before use: its server may have gone silently. */
const trustedIdleMs = 1_000
/** A server that is there answers in milliseconds. */
const trialMs = 2_000

type PoolSettings = {
  readonly connectionsMax: number
  /** Whether statements have no time limit, as for migrations. */
  readonly patient?: boolean
}

/**
 * A pool of connections to a PostgreSQL server. Broken connections are replaced before use, and a read that lost its
 * connection is repeated once on another. Temporary errors become `storage_unavailable`.
 */
export class HealingPool implements PostgresPool {
  /** Required by Kysely's type, which uses it for connections of its own; none are opened. */
  readonly options = {}
  readonly #pool: pg.Pool
  readonly #idleSince = new WeakMap<pg.PoolClient, number>()

  constructor(url: string, { connectionsMax, patient = false }: PoolSettings) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: connectionsMax,
      connectionTimeoutMillis: limitsMs.connect,
      keepAlive: true,
      keepAliveInitialDelayMillis: limitsMs.keepAliveAfter,
      ...(!patient && {
        statement_timeout: limitsMs.statement,
        query_timeout: limitsMs.answer,
        lock_timeout: limitsMs.lock,
      }),
      idle_in_transaction_session_timeout: limitsMs.idleInTransaction,
      // All integers are counts, half tokens and milliseconds, far below 2^53, so a number holds them.
      types: {
        getTypeParser: (oid, format) =>
          oid === int8 ? Number : pg.types.getTypeParser(oid, format),
      },
    })
    // The pool drops connections that break while idle; without a listener, `error` would end the process.
    this.#pool.on('error', () => {})
    this.#pool.on('connect', (client) => client.on('error', () => {}))
  }

  async connect(): Promise<PostgresPoolClient> {
    return new Lease(await this.take(), this)
  }

  end(): Promise<void> {
    return this.#pool.end()
  }

  /** A working connection. Throws `storage_unavailable`. */
  async take(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#pool.connect().catch((error) => {
        throw asUnavailable(error)
      })
      if (await this.#works(client)) return client
      client.release(true)
    }
  }

  giveBack(client: pg.PoolClient, isBroken: boolean): void {
    this.#idleSince.set(client, performance.now())
    client.release(isBroken)
  }

  async #works(client: pg.PoolClient): Promise<boolean> {
    const idleSince = this.#idleSince.get(client)
    if (idleSince === undefined || performance.now() - idleSince < trustedIdleMs) return true
    // The driver accepts a time limit here, although its type lacks it.
    const trial = { text: 'select 1', query_timeout: trialMs }
    return client.query(trial).then(
      () => true,
      () => false,
    )
  }
}

/** A connection while Kysely uses it, for one query or transaction. */
class Lease implements PostgresPoolClient {
  readonly #pool: HealingPool
  #client: pg.PoolClient | undefined
  #isInTransaction = false

  constructor(client: pg.PoolClient, pool: HealingPool) {
    this.#client = client
    this.#pool = pool
  }

  // biome-ignore lint/suspicious/noExplicitAny: Kysely gives SQL, as it has no cursors from us, and types the rows.
  query(sql: any, parameters: readonly unknown[] = []): any {
    return this.#query(String(sql), parameters)
  }

  release(isUnwanted = false): void {
    if (this.#client) this.#pool.giveBack(this.#client, isUnwanted)
    this.#client = undefined
  }

  async #query(text: string, parameters: readonly unknown[]): Promise<unknown> {
    this.#isInTransaction ||= /^(begin|start transaction)\b/.test(text)
    try {
      return await this.#run(text, parameters)
    } catch (error) {
      const wasLost = this.#client === undefined
      const isRead = !this.#isInTransaction && /^\s*(select|with)\b/i.test(text)
      if (!wasLost || !isRead) throw asUnavailable(error)
    }
    this.#client = await this.#pool.take()
    return this.#run(text, parameters).catch((error) => {
      throw asUnavailable(error)
    })
  }

  async #run(text: string, parameters: readonly unknown[]): Promise<unknown> {
    if (!this.#client) throw new Error('Connection terminated')
    try {
      return await this.#client.query(asQuery(text, parameters))
    } catch (error) {
      if (hasLostConnection(error)) this.release(true)
      throw error
    }
  }
}

function asQuery(text: string, values: readonly unknown[]): pg.QueryConfig {
  const query = { text, values: [...values] }
  return text.startsWith(preparedMark) ? { ...query, name: statementName(text) } : query
}
