import { sql } from 'kysely'
import { utcDay } from '../../base/utc-day.ts'
import type { Db } from '../database.ts'
import { isStored } from '../documents/is-stored.ts'
import { storedText, withOwnText } from '../index/stored-text.ts'
import { valueList } from '../statements/value-list.ts'
import type { Storage } from '../storage.ts'
import type { GraphPlace } from './graph-place.ts'

/** A chunk, with what exploring a graph needs of its document. */
export type GraphChunk = {
  readonly number: number
  readonly docId: string
  /** The title of its document. */
  readonly title: string
  /** Its range in the text of the document, in UTF-16 code units. */
  readonly start: number
  readonly end: number
  readonly text: string
  /** Its extracted features, encoded. */
  readonly features: Uint8Array
}

/** What is known of a document of a graph. */
export type GraphDocument = {
  readonly title: string
  /** ISO 639-1; `und` for one that is not known. */
  readonly language: string
  /** The day that the document states, otherwise that on which it was added (UTC), `YYYY-MM-DD`. */
  readonly day: string
}

/** The chunks that were ready at one moment: those numbered below `before`, except those of some documents. */
export type ReadySnapshot = {
  readonly before: number
  readonly exceptDocIds: readonly string[]
  /** How many they are. */
  readonly chunkCount: number
}

/** The columns of a `GraphChunk`, whose text `withOwnText` then cuts to its range. */
const chunkColumns = sql`chunks.number, chunks.doc_id as "docId", chunks.start, chunks."end", chunks.features,
  ${storedText} as text, documents.title`

/** Reads the chunks of a graph's ready documents. */
export class FactStore {
  readonly #db: Db

  constructor({ db }: Pick<Storage, 'db'>) {
    this.#db = db
  }

  /** The chunks with these numbers, by number. */
  async chunks(
    { corpus }: GraphPlace,
    numbers: readonly number[],
  ): Promise<ReadonlyMap<number, GraphChunk>> {
    if (numbers.length === 0) return new Map()
    const { rows } = await sql<GraphChunk>`
      select ${chunkColumns}
      from chunks join documents on documents.id = chunks.doc_id and documents.status = 'ready'
      where chunks.corpus = ${corpus} and chunks.number in ${valueList(this.#db, numbers)}`.execute(
      this.#db,
    )
    return new Map(rows.map((row) => [row.number, withOwnText(row)]))
  }

  /** The next chunks of a document after the number `after`, in the order of its text. */
  async chunksOfDocument(
    { accountId, docId }: { readonly accountId: string; readonly docId: string },
    after: number,
    limit: number,
  ): Promise<readonly GraphChunk[]> {
    const { rows } = await sql<GraphChunk>`
      select ${chunkColumns}
      from documents
        join corpora on corpora.account_id = documents.account_id
        join chunks on chunks.corpus = corpora.number
          and chunks.number >= documents.first_chunk
          and chunks.number < documents.first_chunk + documents.chunk_count
      where documents.account_id = ${accountId} and documents.id = ${docId}
        and ${isStored} and chunks.number > ${after}
      order by chunks.number limit ${limit}`.execute(this.#db)
    return rows.map(withOwnText)
  }

  /** The document ids of these chunks, by chunk number. */
  async docIds(
    { corpus }: GraphPlace,
    numbers: readonly number[],
  ): Promise<ReadonlyMap<number, string>> {
    if (numbers.length === 0) return new Map()
    const { rows } = await sql<Pick<GraphChunk, 'number' | 'docId'>>`
      select chunks.number, chunks.doc_id as "docId"
      from chunks join documents on documents.id = chunks.doc_id and documents.status = 'ready'
      where chunks.corpus = ${corpus} and chunks.number in ${valueList(this.#db, numbers)}`.execute(
      this.#db,
    )
    return new Map(rows.map(({ number, docId }) => [number, docId]))
  }

  /** The next chunks of a graph after the number `after` that were ready in the snapshot and still are. */
  async chunksAfter(
    { id, corpus }: GraphPlace,
    after: number,
    { before, exceptDocIds }: ReadySnapshot,
    limit: number,
  ): Promise<readonly GraphChunk[]> {
    const { rows } = await sql<GraphChunk>`
      select ${chunkColumns}
      from chunks join documents on documents.id = chunks.doc_id and documents.status = 'ready'
      where chunks.corpus = ${corpus} and chunks.number > ${after} and chunks.number < ${before}
        and documents.graph_id = ${id} and documents.id not in ${valueList(this.#db, exceptDocIds)}
      order by chunks.number limit ${limit}`.execute(this.#db)
    return rows.map(withOwnText)
  }

  /** What is known of each of these documents, by its id. */
  async documents(docIds: readonly string[]): Promise<ReadonlyMap<string, GraphDocument>> {
    const documents = await this.#db
      .selectFrom('documents')
      .select(['id', 'title', 'language', 'published_at', 'created_at'])
      .where(sql<boolean>`id in ${valueList(this.#db, [...new Set(docIds)])}`)
      .execute()
    return new Map(
      documents.map(({ id, title, language, published_at, created_at }) => {
        const stated = /^\d{4}-\d\d-\d\d/.exec(published_at ?? '')?.[0]
        return [id, { title, language, day: stated ?? utcDay(created_at) }]
      }),
    )
  }

  /** The chunks that are ready now, for reads that should not see what is added meanwhile. */
  async readyNow({ id, corpus }: GraphPlace): Promise<ReadySnapshot> {
    // The order of the two queries matters: a document added between them has only chunks above `next_chunk`.
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
    const graph = await this.#db
      .selectFrom('graphs')
      .select('chunk_count')
      .where('id', '=', id)
      .executeTakeFirst()
    const exceptDocIds = unfinished.map(({ id }) => id)
    return { before: next_chunk, exceptDocIds, chunkCount: graph?.chunk_count ?? 0 }
  }
}
