import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { EmbeddedWriter } from './embedded-writer.ts'
import type { SqliteConnection } from './sqlite-connection.ts'

/** Runs queries on a connection of this thread, and sends all other statements to the writer thread. */
export class RoutingConnection implements DatabaseConnection {
  readonly #reader: SqliteConnection
  readonly #writer: EmbeddedWriter

  constructor(reader: SqliteConnection, writer: EmbeddedWriter) {
    this.#reader = reader
    this.#writer = writer
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return reads(query)
      ? this.#reader.executeQuery(query)
      : this.#writer.statement(query.sql, query.parameters)
  }

  streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    return this.#reader.streamQuery(query)
  }
}

function reads({ query, sql }: CompiledQuery): boolean {
  return (
    query.kind === 'SelectQueryNode' ||
    (query.kind === 'RawNode' && /^\s*(select|with)\b/i.test(sql))
  )
}
