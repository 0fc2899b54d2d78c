import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely'

export class InjectedFault extends Error {
  override name = 'InjectedFault'
}

/** Counts the points at which the storage can break, and breaks it at one of them. */
export class Faults {
  #passed = 0
  #breakAt = Number.POSITIVE_INFINITY

  /** Breaks at the point of this index: each statement has one before and one after it, and so has the commit. */
  arm(index: number): void {
    this.#passed = 0
    this.#breakAt = index
  }

  /** Says whether it broke. */
  disarm(): boolean {
    const broke = this.#passed > this.#breakAt
    this.#breakAt = Number.POSITIVE_INFINITY
    return broke
  }

  pass(where: string): void {
    if (this.#passed++ === this.#breakAt) throw new InjectedFault(`The storage broke ${where}`)
  }
}

/** The same dialect, breaking within transactions wherever `faults` says. */
export function faultyDialect(dialect: Dialect, faults: Faults): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => new FaultyDriver(dialect.createDriver(), faults),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

class FaultyDriver implements Driver {
  readonly #driver: Driver
  readonly #faults: Faults

  constructor(driver: Driver, faults: Faults) {
    this.#driver = driver
    this.#faults = faults
  }

  init(): Promise<void> {
    return this.#driver.init()
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new FaultyConnection(await this.#driver.acquireConnection(), this.#faults)
  }

  beginTransaction(connection: FaultyConnection, ...rest: Rest<'beginTransaction'>) {
    return this.#driver.beginTransaction(connection.inner, ...rest)
  }

  /** Whoever hears of a failure after the commit does not know that there was one. */
  async commitTransaction(connection: FaultyConnection): Promise<void> {
    this.#faults.pass('before the commit')
    await this.#driver.commitTransaction(connection.inner)
    connection.committed = true
    this.#faults.pass('after the commit')
  }

  async rollbackTransaction(connection: FaultyConnection): Promise<void> {
    if (!connection.committed) await this.#driver.rollbackTransaction(connection.inner)
  }

  releaseConnection(connection: FaultyConnection): Promise<void> {
    return this.#driver.releaseConnection(connection.inner)
  }

  destroy(): Promise<void> {
    return this.#driver.destroy()
  }
}

type Rest<Method extends 'beginTransaction'> =
  Parameters<Driver[Method]> extends [unknown, ...infer Others] ? Others : never

class FaultyConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection
  readonly #faults: Faults
  committed = false

  constructor(inner: DatabaseConnection, faults: Faults) {
    this.inner = inner
    this.#faults = faults
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    this.#faults.pass(`before ${query.sql}`)
    const result = await this.inner.executeQuery<Row>(query)
    this.#faults.pass(`after ${query.sql}`)
    return result
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number) {
    return this.inner.streamQuery<Row>(query, chunkSize)
  }
}
