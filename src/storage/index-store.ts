import { sql } from 'kysely'
import { ServiceError } from '../base/service-error.ts'
import type { ChunkRow } from './database.ts'
import { type ChunkRange, inOrder, type Reach, type Scope } from './index-scope.ts'
import { listed } from './listed.ts'
import { decodePostings, type Postings } from './postings-block.ts'
import type { Storage } from './storage.ts'

export type StoredChunk = Pick<
  ChunkRow,
  'number' | 'doc_id' | 'start' | 'end' | 'text' | 'features'
> & {
  readonly graph_id: string
  readonly title: string
  readonly external_id: string | null
  readonly url: string | null
  readonly first_chunk: number
}

type Block = { readonly feature: string; readonly first_chunk: number; readonly data: Uint8Array }

/** Reads the inverted index and the chunks behind it. */
export class IndexStore {
  readonly #storage: Pick<Storage, 'db'>

  constructor(storage: Pick<Storage, 'db'>) {
    this.#storage = storage
  }

  /** `undefined` when the account has no such graph or document, or the document is not in the graph. */
  async scope(reach: Reach): Promise<Scope | undefined> {
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
      within: document?.range,
      except: await this.#unfinished(reach.accountId),
      chunkCount: document?.chunkCount ?? sum(graphs.map((graph) => graph.chunk_count)),
      termCount: document?.termCount ?? sum(graphs.map((graph) => graph.term_count)),
    }
  }

  /** The posting lists of those features that occur in the scope's graph, or in any of the account's. */
  async postings(
    { corpus, graph, exceptGraphs }: Scope,
    features: readonly string[],
  ): Promise<Map<string, Postings>> {
    const { db } = this.#storage
    const inGraph = graph === undefined ? sql`` : sql`and graph = ${graph.number}`
    const notIn =
      exceptGraphs.length === 0 ? sql`` : sql`and graph not in ${listed(db, exceptGraphs)}`
    const { rows } = await sql<Block>`
      select feature, first_chunk, data from postings
      where corpus = ${corpus} and feature in ${listed(db, features)} ${inGraph} ${notIn}`.execute(
      db,
    )
    const lists = new Map<string, Postings>()
    for (const [feature, blocks] of Map.groupBy(rows, (row) => row.feature)) {
      blocks.sort((a, b) => a.first_chunk - b.first_chunk)
      lists.set(feature, inOrder(decodePostings(blocks.map(({ data }) => data))))
    }
    return lists
  }

  /** In no particular order, with whatever document they belong to. */
  async chunks({ corpus }: Scope, numbers: readonly number[]): Promise<readonly StoredChunk[]> {
    const { db } = this.#storage
    const { rows } = await sql<StoredChunk>`
      select chunks.number, chunks.doc_id, chunks.start, chunks."end", chunks.text, chunks.features,
        documents.graph_id, documents.title, documents.external_id, documents.url,
        documents.first_chunk
      from chunks join documents on documents.id = chunks.doc_id
      where chunks.corpus = ${corpus} and chunks.number in ${listed(db, numbers)}`.execute(db)
    return rows
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
      .execute()
    return documents.map(rangeOf)
  }
}

function stillIndexing(): ServiceError {
  return new ServiceError('conflict', 'The document is still being indexed.', {
    param: 'target_doc_id',
    retryAfterSeconds: 2,
  })
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

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
