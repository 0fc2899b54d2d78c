import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { namingDamage } from './open-undamaged.ts'

/** How long a statement waits for another process that writes, such as a command beside the server. */
const busyTimeoutMs = 10_000
/** Beyond this all prepared statements are dropped, as queries with many conditions come in many forms. */
const statementsMax = 500
/**
 * Page caches of a connection. A reader's is small: callers cache what they read often, and the operating system caches
 * the file.
 */
const readerCacheKib = 4 * 1024
const writerCacheKib = 16 * 1024

/** `hasRows` is determined once per statement: it takes twice as long as reading a row by its key. */
type Prepared = { readonly statement: StatementSync; readonly hasRows: boolean }

/** A SQLite connection for Kysely. Each statement is prepared once. */
export class SqliteConnection implements DatabaseConnection, Disposable {
  readonly #path: string
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, Prepared>()

  constructor(path: string, { readOnly }: { readOnly: boolean }) {
    this.#path = path
    this.#database = new DatabaseSync(path, { readOnly, timeout: busyTimeoutMs })
    // The busy timeout must be set before this, so that of two processes opening the file one waits.
    if (!readOnly) {
      this.#database.exec('pragma page_size = 8192')
      this.#database.exec('pragma journal_mode = wal')
      // A checkpoint copies pages and syncs twice, so it runs only after 4096 pages (32 MiB), not with every large
      // commit.
      this.#database.exec('pragma wal_autocheckpoint = 4096')
    }
    this.#database.exec('pragma synchronous = full')
    this.#database.exec(`pragma cache_size = -${readOnly ? readerCacheKib : writerCacheKib}`)
    this.#database.exec('pragma temp_store = memory')
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.run(query.sql, query.parameters)
  }

  /** Runs a statement. If the file turns out to be damaged, the error names it and says what to do. */
  run<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
    try {
      return this.#run(sql, parameters)
    } catch (error) {
      throw namingDamage(this.#path, error)
    }
  }

  #run<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
    const { statement, hasRows } = this.#prepare(sql)
    // The columns hold numbers, text, bytes and null, and Kysely passes only what the tables' types allow.
    const values = parameters as readonly SQLInputValue[]
    // The rows have the columns that the statement selects, which is what Kysely infers `Row` from.
    if (hasRows) return { rows: statement.all(...values) as Row[] }
    const { changes } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes) }
  }

  exec(sql: string): void {
    this.#database.exec(sql)
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    const values = query.parameters as readonly SQLInputValue[]
    // Not a cached statement: another execution of it would reset this iteration.
    const statement = this.#database.prepare(query.sql)
    for (const row of statement.iterate(...values)) yield { rows: [row as Row] } // as in `run`
  }

  [Symbol.dispose](): void {
    this.#statements.clear()
    this.#database.close()
  }

  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#database.prepare(sql)
    const prepared = { statement, hasRows: statement.columns().length > 0 }
    if (this.#statements.size >= statementsMax) this.#statements.clear()
    this.#statements.set(sql, prepared)
    return prepared
  }
}
