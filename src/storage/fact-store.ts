import { sql } from 'kysely'
import { storedText, withOwnText } from './chunk-text.ts'
import type { ChunkRow } from './database.ts'
import type { GraphPlace } from './graph-rows.ts'
import { listed } from './listed.ts'
import type { Storage } from './storage.ts'

export type GraphChunk = Pick<ChunkRow, 'number' | 'doc_id' | 'start' | 'end' | 'features'> & {
  readonly text: string
  readonly title: string
}

/** What was ready at one moment: chunks before this number, unless of one of these documents. */
export type Readiness = { readonly before: number; readonly exceptDocIds: readonly string[] }

/** Reads the chunks of the ready documents of a graph. */
export class FactStore {
  readonly #db: Storage['db']

  constructor({ db }: Pick<Storage, 'db'>) {
    this.#db = db
  }

  /** By number. */
  async chunks(
    { corpus }: GraphPlace,
    numbers: readonly number[],
  ): Promise<ReadonlyMap<number, GraphChunk>> {
    if (numbers.length === 0) return new Map()
    const { rows } = await sql<GraphChunk>`
      select chunks.number, chunks.doc_id, chunks.start, chunks."end", chunks.features,
        ${storedText} as text, documents.title
      from chunks join documents on documents.id = chunks.doc_id and documents.status = 'ready'
      where chunks.corpus = ${corpus} and chunks.number in ${listed(this.#db, numbers)}`.execute(
      this.#db,
    )
    return new Map(rows.map((row) => [row.number, withOwnText(row)]))
  }

  /** The ids of the documents that the chunks are of, by number. */
  async docIds(
    { corpus }: GraphPlace,
    numbers: readonly number[],
  ): Promise<ReadonlyMap<number, string>> {
    if (numbers.length === 0) return new Map()
    const { rows } = await sql<Pick<ChunkRow, 'number' | 'doc_id'>>`
      select chunks.number, chunks.doc_id
      from chunks join documents on documents.id = chunks.doc_id and documents.status = 'ready'
      where chunks.corpus = ${corpus} and chunks.number in ${listed(this.#db, numbers)}`.execute(
      this.#db,
    )
    return new Map(rows.map(({ number, doc_id }) => [number, doc_id]))
  }

  /** The next chunks of the graph, of those that were ready and still are. */
  async chunksAfter(
    { id, corpus }: GraphPlace,
    after: number,
    { before, exceptDocIds }: Readiness,
    limit: number,
  ): Promise<readonly GraphChunk[]> {
    const { rows } = await sql<GraphChunk>`
      select chunks.number, chunks.doc_id, chunks.start, chunks."end", chunks.features,
        ${storedText} as text, documents.title
      from chunks join documents on documents.id = chunks.doc_id and documents.status = 'ready'
      where chunks.corpus = ${corpus} and chunks.number > ${after} and chunks.number < ${before}
        and documents.graph_id = ${id} and documents.id not in ${listed(this.#db, exceptDocIds)}
      order by chunks.number limit ${limit}`.execute(this.#db)
    return rows.map(withOwnText)
  }

  async readyNow({ id, corpus }: GraphPlace): Promise<Readiness> {
    // In this order: a document that is begun between the two queries has later chunks.
    const { next_chunk } = await this.#db
      .selectFrom('corpora')
      .select('next_chunk')
      .where('number', '=', corpus)
      .executeTakeFirstOrThrow()
    const unfinished = await this.#db
      .selectFrom('documents')
      .select('id')
      .where('graph_id', '=', id)
      .where('status', '<>', 'ready')
      .execute()
    return { before: next_chunk, exceptDocIds: unfinished.map(({ id }) => id) }
  }
}
