import { setTimeout as pause } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import {
  asUnavailable,
  hasLostConnection,
  refusesConnections,
  refusesTimeLimits,
} from './postgres-errors.ts'
import { isPrepared, statementName } from './prepared-statement.ts'

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
  /** Then an idle connection is closed, for other threads and processes where the server has few. */
  idle: 2_000,
  /** A server without a free connection is asked for one again after this. */
  refused: 50,
  /** After a refusal a pool makes do with the connections that it has for so long. */
  makeDo: 10_000,
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
 * connection is repeated once on another. Where the server has no connection left, the pool makes do with those that it
 * has, and without one asks again. Temporary errors become `storage_unavailable`.
 *
 * Where a pooler such as PgBouncer stands before the server and gives each transaction another connection of it,
 * nothing may belong to a session: time limits are set in each transaction, and no statement is prepared by name. Such
 * a pooler is recognised when it refuses time limits at the start of a session, or by `pgbouncer=true` in the URL.
 */
export class HealingPool implements PostgresPool {
  /** Required by Kysely's type, which uses it for connections of its own; none are opened. */
  readonly options = {}
  readonly #url: string
  readonly #settings: PoolSettings
  readonly #idleSince = new WeakMap<pg.PoolClient, number>()
  #isBehindPooler: boolean
  #pool: pg.Pool
  #makesDoUntil = 0

  constructor(url: string, settings: PoolSettings) {
    this.#url = url
    this.#settings = settings
    this.#isBehindPooler = /[?&]pgbouncer=true\b/.test(url)
    this.#pool = this.#open()
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
      const client = await this.#connect()
      if (await this.#works(client)) return client
      client.release(true)
    }
  }

  /** A statement as this pool sends it. */
  query(text: string, values: readonly unknown[]): pg.QueryConfig {
    if (!this.#isBehindPooler)
      return { text, values: [...values], ...(isPrepared(text) && { name: statementName(text) }) }
    if (!beginsTransaction(text)) return { text, values: [...values] }
    const limits = Object.entries(this.#timeLimits()).map(
      ([name, ms]) => `set local ${name} = ${ms}`,
    )
    return { text: [text, ...limits].join('; ') }
  }

  giveBack(client: pg.PoolClient, isBroken: boolean): void {
    this.#idleSince.set(client, performance.now())
    client.release(isBroken || this.#pool.totalCount > this.#pool.options.max)
  }

  #open(): pg.Pool {
    const pool = new pg.Pool({
      connectionString: this.#url,
      max: this.#settings.connectionsMax,
      connectionTimeoutMillis: limitsMs.connect,
      idleTimeoutMillis: limitsMs.idle,
      keepAlive: true,
      keepAliveInitialDelayMillis: limitsMs.keepAliveAfter,
      ...(!this.#settings.patient && { query_timeout: limitsMs.answer }),
      ...(!this.#isBehindPooler && this.#timeLimits()),
      // All integers are counts, half tokens and milliseconds, far below 2^53, so a number holds them.
      types: {
        getTypeParser: (oid, format) =>
          oid === int8 ? Number : pg.types.getTypeParser(oid, format),
      },
    })
    // The pool drops connections that break while idle; without a listener, `error` would end the process.
    pool.on('error', () => {})
    pool.on('connect', (client) => client.on('error', () => {}))
    return pool
  }

  /** The limits that the server keeps, by the names of its settings. */
  #timeLimits() {
    return {
      ...(!this.#settings.patient && {
        statement_timeout: limitsMs.statement,
        lock_timeout: limitsMs.lock,
      }),
      idle_in_transaction_session_timeout: limitsMs.idleInTransaction,
    }
  }

  async #connect(): Promise<pg.PoolClient> {
    const deadline = performance.now() + limitsMs.connect
    for (;;) {
      const hadTimeLimits = !this.#isBehindPooler
      if (performance.now() > this.#makesDoUntil)
        this.#pool.options.max = this.#settings.connectionsMax
      try {
        return await this.#pool.connect()
      } catch (error) {
        if (hadTimeLimits && refusesTimeLimits(error)) {
          if (!this.#isBehindPooler) this.#reopenBehindPooler()
        } else if (refusesConnections(error) && performance.now() < deadline) await this.#makeDo()
        else throw asUnavailable(error)
      }
    }
  }

  /** Leaves half of the connections to others for some time: each thread has a pool, and so has each process. */
  async #makeDo(): Promise<void> {
    this.#makesDoUntil = performance.now() + limitsMs.makeDo
    this.#pool.options.max = Math.max(1, Math.floor(this.#pool.totalCount / 2))
    await pause(limitsMs.refused)
  }

  #reopenBehindPooler(): void {
    void this.#pool.end()
    this.#isBehindPooler = true
    this.#pool = this.#open()
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
    this.#isInTransaction ||= beginsTransaction(text)
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
      return await this.#client.query(this.#pool.query(text, parameters))
    } catch (error) {
      if (hasLostConnection(error)) this.release(true)
      throw error
    }
  }
}

function beginsTransaction(text: string): boolean {
  return /^(begin|start transaction)\b/.test(text)
}
