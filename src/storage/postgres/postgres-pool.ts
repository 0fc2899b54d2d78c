import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { asUnavailable, hasLostConnection } from './postgres-errors.ts'
import { nameOf, preparedMark } from './prepared-statement.ts'

const int8 = 20
/** A connection that was idle for longer is tried before it is used: its server may have gone without a word. */
const trustedIdleMs = 1_000
const trialMs = 2_000

type PoolSettings = {
  readonly connectionsMax: number
  /** Whether statements may take as long as they need, as those of a migration may. */
  readonly patient?: boolean
}

/**
 * The connections to a PostgreSQL server. One that broke is replaced before it is used, and a read that lost its
 * connection on the way is sent once more on another. An error that passes by itself is `storage_unavailable`.
 */
export class HealingPool implements PostgresPool {
  /** Kysely asks for it, to open connections of its own; it is never told to. */
  readonly options = {}
  readonly #pool: pg.Pool
  readonly #idleSince = new WeakMap<pg.PoolClient, number>()

  constructor(url: string, { connectionsMax, patient = false }: PoolSettings) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: connectionsMax,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      ...(!patient && {
        statement_timeout: 30_000,
        // The server answers or ends a statement within that time, unless it or the network is frozen.
        query_timeout: 35_000,
        lock_timeout: 3_000,
      }),
      idle_in_transaction_session_timeout: 10_000,
      // Our integers are counts, half tokens and milliseconds, all far below 2^53, so a number holds them.
      types: {
        getTypeParser: (oid, format) =>
          oid === int8 ? Number : pg.types.getTypeParser(oid, format),
      },
    })
    // The pool drops a connection that breaks while it is idle; without a listener, `error` would end the process.
    this.#pool.on('error', () => {})
    this.#pool.on('connect', (client) => client.on('error', () => {}))
  }

  async connect(): Promise<PostgresPoolClient> {
    return new Lease(await this.take(), this)
  }

  end(): Promise<void> {
    return this.#pool.end()
  }

  /** A connection that works. Throws `storage_unavailable`. */
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
    // The driver takes the time limit of a query here, which its type does not know.
    const trial = { text: 'select 1', query_timeout: trialMs }
    return client.query(trial).then(
      () => true,
      () => false,
    )
  }
}

/** A connection while Kysely uses it, for one query or one transaction. */
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
  return text.startsWith(preparedMark) ? { ...query, name: nameOf(text) } : query
}
