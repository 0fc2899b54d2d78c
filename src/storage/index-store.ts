import { sql } from 'kysely'
import type { ChunkRow } from './database.ts'
import { listed } from './listed.ts'
import { decodePostings, type Postings } from './postings-block.ts'
import type { Storage } from './storage.ts'

/** What a question may read: an account's documents, or those of one graph, or one document. */
export type Reach = {
  readonly accountId: string
  readonly graphId?: string | undefined
  readonly docId?: string | undefined
}

/** A reach, looked up: the numbers that stand for it in the index. */
export type Scope = {
  readonly corpus: number
  /** Moves with every change of the corpus. */
  readonly epoch: number
  /** Only this graph. */
  readonly graph: { readonly id: string; readonly number: number } | undefined
  /** Only these chunks. */
  readonly within: ChunkRange | undefined
  /** Not these: chunks of documents that are still being added or removed. */
  readonly except: readonly ChunkRange[]
  readonly chunkCount: number
  readonly termCount: number
}
type ChunkRange = { readonly first: number; readonly last: number }

export type StoredChunk = ChunkRow & {
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
    const graphs = await this.#graphs(reach)
    const document = reach.docId === undefined ? undefined : await this.#document(reach)
    if (!corpus || graphs.length === 0 || (reach.docId !== undefined && !document)) return undefined
    return {
      corpus: corpus.number,
      epoch: corpus.epoch,
      graph: reach.graphId === undefined ? undefined : graphs[0],
      within: document?.range,
      except: await this.#unfinished(reach.accountId),
      chunkCount: document?.chunkCount ?? sum(graphs.map((graph) => graph.chunk_count)),
      termCount: document?.termCount ?? sum(graphs.map((graph) => graph.term_count)),
    }
  }

  /** The posting lists of those features that occur, cut to the scope. */
  async postings(scope: Scope, features: readonly string[]): Promise<Map<string, Postings>> {
    const graph = scope.graph === undefined ? sql`` : sql`and graph = ${scope.graph.number}`
    const { rows } = await sql<Block>`
      select feature, first_chunk, data from postings
      where corpus = ${scope.corpus} and feature in ${listed(this.#storage.db, features)} ${graph}`.execute(
      this.#storage.db,
    )
    const blocks = Map.groupBy(rows, ({ feature }) => feature)
    const lists = new Map<string, Postings>()
    for (const [feature, ofFeature] of blocks) {
      const ordered = ofFeature.sort((a, b) => a.first_chunk - b.first_chunk)
      const list = cut(inOrder(decodePostings(ordered.map(({ data }) => data))), scope)
      if (list.chunks.length > 0) lists.set(feature, list)
    }
    return lists
  }

  async chunks(scope: Scope, numbers: readonly number[]): Promise<readonly StoredChunk[]> {
    const wanted = numbers.filter((number) => isWithin(number, scope))
    const { rows } = await sql<StoredChunk>`
      select chunks.*, documents.graph_id, documents.title, documents.external_id, documents.url,
        documents.first_chunk
      from chunks join documents on documents.id = chunks.doc_id
      where chunks.corpus = ${scope.corpus}
        and chunks.number in ${listed(this.#storage.db, wanted)}`.execute(this.#storage.db)
    const byNumber = new Map(rows.map((row) => [row.number, row]))
    const mayRead = (row: StoredChunk) =>
      scope.graph === undefined || row.graph_id === scope.graph.id
    return wanted.flatMap((number) => byNumber.get(number) ?? []).filter(mayRead)
  }

  #graphs({ accountId, graphId }: Reach) {
    const query = this.#storage.db
      .selectFrom('graphs')
      .select(['id', 'number', 'chunk_count', 'term_count'])
      .where('account_id', '=', accountId)
    return (graphId === undefined ? query : query.where('id', '=', graphId)).execute()
  }

  async #document({ accountId, graphId, docId = '' }: Reach) {
    const query = this.#storage.db
      .selectFrom('documents')
      .select(['first_chunk', 'chunk_count'])
      .where('account_id', '=', accountId)
      .where('id', '=', docId)
      .where('status', '<>', 'removing')
    const document = await (graphId === undefined
      ? query
      : query.where('graph_id', '=', graphId)
    ).executeTakeFirst()
    if (!document) return undefined
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
      .select(['first_chunk', 'chunk_count'])
      .where('account_id', '=', accountId)
      .where('status', '<>', 'ready')
      .execute()
    return documents.map(rangeOf)
  }
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

function isWithin(chunk: number, { within, except }: Scope): boolean {
  const inside = ({ first, last }: ChunkRange) => chunk >= first && chunk <= last
  return (within === undefined || inside(within)) && !except.some(inside)
}

function cut(list: Postings, scope: Scope): Postings {
  if (scope.within === undefined && scope.except.length === 0) return list
  const kept = list.chunks.reduce<number[]>((indices, chunk, index) => {
    if (isWithin(chunk, scope)) indices.push(index)
    return indices
  }, [])
  return pick(list, kept)
}

/** Blocks of several graphs may interleave. */
function inOrder(list: Postings): Postings {
  const { chunks } = list
  if (chunks.every((chunk, index) => index === 0 || chunk > (chunks[index - 1] ?? 0))) return list
  const indices = Array.from(chunks.keys()).sort((a, b) => (chunks[a] ?? 0) - (chunks[b] ?? 0))
  return pick(list, indices)
}

function pick({ chunks, counts, lengths }: Postings, indices: readonly number[]): Postings {
  return {
    chunks: Uint32Array.from(indices, (index) => chunks[index] ?? 0),
    counts: Uint16Array.from(indices, (index) => counts[index] ?? 0),
    lengths: Uint16Array.from(indices, (index) => lengths[index] ?? 0),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
