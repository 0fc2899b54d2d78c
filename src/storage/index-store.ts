import { sql } from 'kysely'
import { ServiceError } from '../base/service-error.ts'
import type { Segment } from '../postings/segment.ts'
import { decodeBlock, decodeDirectory } from '../postings/segment-blocks.ts'
import { AliasStore } from './alias-store.ts'
import type { ChunkRange, IndexView, Reach, SegmentPlace } from './index-view.ts'
import type { Storage } from './storage.ts'
import { storedText, withOwnText } from './stored-text.ts'
import type { SegmentBlockRow, SegmentRow } from './tables/index-tables.ts'
import { valueList } from './value-list.ts'

/** A chunk, with the fields of its document that answers need. */
export type StoredChunk = {
  readonly number: number
  /** Its place among the chunks of the document, from 0. */
  readonly index: number
  readonly docId: string
  readonly graphId: string
  readonly title: string
  readonly externalId: string | null
  readonly url: string | null
  /** ISO 639-1, of the document. */
  readonly language: string
  /** Its range in the text of the document, in UTF-16 code units. */
  readonly start: number
  readonly end: number
  readonly text: string
  /** What was found in it, encoded. */
  readonly features: Uint8Array
}

/** Reads the inverted index, and the chunks that it leads to. */
export class IndexStore {
  readonly aliases: AliasStore
  readonly #storage: Pick<Storage, 'db'>

  constructor(storage: Pick<Storage, 'db'>) {
    this.aliases = new AliasStore(storage)
    this.#storage = storage
  }

  /**
   * The view of the index that a question with this reach has now. `undefined` if the account has no such graph or
   * document, or the document is not in the graph. Throws `conflict` while the document is being indexed.
   */
  async view(reach: Reach): Promise<IndexView | undefined> {
    const corpus = await this.#storage.db
      .selectFrom('corpora')
      .select(['number', 'epoch'])
      .where('account_id', '=', reach.accountId)
      .executeTakeFirst()
    const all = await this.#graphs(reach)
    const graphs = all.filter(({ removed_at }) => removed_at === null)
    const document = reach.docId === undefined ? undefined : await this.#document(reach)
    if (!corpus || graphs.length === 0 || (reach.docId !== undefined && !document)) return undefined
    return {
      corpus: corpus.number,
      epoch: corpus.epoch,
      graph: reach.graphId === undefined ? undefined : graphs[0],
      exceptGraphs: all.filter((graph) => graph.removed_at !== null).map(({ number }) => number),
      segments: await this.#segmentsOf(
        corpus.number,
        graphs.map(({ number }) => number),
      ),
      within: document?.range,
      except: await this.#unfinished(reach.accountId),
      chunkCount: document?.chunkCount ?? sum(graphs.map((graph) => graph.chunk_count)),
      termCount: document?.termCount ?? sum(graphs.map((graph) => graph.term_count)),
    }
  }

  /** For each segment, by number, the first hashes of its blocks. A segment that was merged meanwhile is absent. */
  async directories(
    { corpus }: IndexView,
    numbers: readonly number[],
  ): Promise<ReadonlyMap<number, Float64Array>> {
    const { db } = this.#storage
    const { rows } = await sql<Pick<SegmentRow, 'number' | 'directory'>>`
      select number, directory from segments
      where corpus = ${corpus} and number in ${valueList(db, numbers)}`.execute(db)
    return new Map(rows.map(({ number, directory }) => [number, decodeDirectory(directory)]))
  }

  /** The blocks with these ids. A block whose segment was merged meanwhile is absent. */
  async blocks(
    { corpus }: IndexView,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, Segment>> {
    const { db } = this.#storage
    const { rows } = await sql<Pick<SegmentBlockRow, 'id' | 'data'>>`
      select id, data from segment_blocks
      where corpus = ${corpus} and id in ${valueList(db, ids)}`.execute(db)
    return new Map(rows.map(({ id, data }) => [id, decodeBlock(data)]))
  }

  /** The chunks with these numbers, in no particular order, whether or not the view contains them. */
  async chunks({ corpus }: IndexView, numbers: readonly number[]): Promise<readonly StoredChunk[]> {
    const { db } = this.#storage
    const { rows } = await sql<StoredChunk>`
      select chunks.number, chunks.number - documents.first_chunk as "index",
        chunks.doc_id as "docId", documents.graph_id as "graphId", documents.title,
        documents.external_id as "externalId", documents.url, documents.language,
        chunks.start, chunks."end", ${storedText} as text, chunks.features
      from chunks join documents on documents.id = chunks.doc_id
      where chunks.corpus = ${corpus} and chunks.number in ${valueList(db, numbers)}`.execute(db)
    return rows.map(withOwnText)
  }

  #segmentsOf(corpus: number, graphs: readonly number[]): Promise<readonly SegmentPlace[]> {
    return this.#storage.db
      .selectFrom('segments')
      .select(['number', 'revision', 'first_chunk as firstChunk'])
      .where('corpus', '=', corpus)
      .where(sql<boolean>`graph in ${valueList(this.#storage.db, graphs)}`)
      .orderBy('first_chunk')
      .execute()
  }

  #graphs({ accountId, graphId }: Reach) {
    const query = this.#storage.db
      .selectFrom('graphs')
      .select(['id', 'number', 'chunk_count', 'term_count', 'removed_at'])
      .where('account_id', '=', accountId)
    return (graphId === undefined ? query : query.where('id', '=', graphId)).execute()
  }

  async #document({ accountId, graphId, docId = '' }: Reach) {
    const query = this.#storage.db
      .selectFrom('documents')
      .select(['first_chunk', 'chunk_count', 'status'])
      .where('account_id', '=', accountId)
      .where('id', '=', docId)
      .where('status', '<>', 'removing')
    const document = await (graphId === undefined
      ? query
      : query.where('graph_id', '=', graphId)
    ).executeTakeFirst()
    if (!document) return undefined
    if (document.status === 'indexing') throw stillIndexing()
    const { terms } = await this.#storage.db
      .selectFrom('chunks')
      .select(sql<number>`cast(coalesce(sum(length), 0) as bigint)`.as('terms'))
      .where('corpus', '=', (row) =>
        row.selectFrom('corpora').select('number').where('account_id', '=', accountId),
      )
      .where('number', '>=', document.first_chunk)
      .where('number', '<', document.first_chunk + document.chunk_count)
      .executeTakeFirstOrThrow()
    const { range, chunkCount } = { range: rangeOf(document), chunkCount: document.chunk_count }
    return { range, chunkCount, termCount: terms }
  }

  async #unfinished(accountId: string): Promise<readonly ChunkRange[]> {
    const documents = await this.#storage.db
      .selectFrom('documents')
      .innerJoin('graphs', 'graphs.id', 'documents.graph_id')
      .select(['first_chunk', 'documents.chunk_count'])
      .where('documents.account_id', '=', accountId)
      .where('status', '<>', 'ready')
      .where('removed_at', 'is', null)
      .orderBy('first_chunk')
      .execute()
    return joined(documents.map(rangeOf))
  }
}

function stillIndexing(): ServiceError {
  const message = 'The document is still being indexed.'
  return new ServiceError('conflict', message, { retryAfterSeconds: 2 })
}

function rangeOf({
  first_chunk,
  chunk_count,
}: {
  first_chunk: number
  chunk_count: number
}): ChunkRange {
  return { first: first_chunk, last: first_chunk + chunk_count - 1 }
}

/** The same ranges, with adjacent ones joined: after an upgrade thousands of documents may be indexed anew. */
function joined(ascending: readonly ChunkRange[]): readonly ChunkRange[] {
  const ranges: ChunkRange[] = []
  for (const range of ascending) {
    const before = ranges.at(-1)
    if (before && range.first <= before.last + 1)
      ranges[ranges.length - 1] = { first: before.first, last: Math.max(before.last, range.last) }
    else ranges.push(range)
  }
  return ranges
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
