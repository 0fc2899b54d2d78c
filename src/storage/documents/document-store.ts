import { sql } from 'kysely'
import type { Packed } from '../../base/turns/packed.ts'
import type { NewContent } from '../index/chunk-writes.ts'
import type { KeptAnswer } from '../ledger/claim-writes.ts'
import type { OwnGraph } from '../own-graph.ts'
import { type Page, type PageOf, readPage } from '../statements/page.ts'
import { valueList } from '../statements/value-list.ts'
import type { Storage } from '../storage.ts'
import type { ChunkRow, DocumentKind } from '../tables/document-tables.ts'
import type { Writes } from '../writes.ts'
import type { NewDocument } from './document-rows.ts'
import { isStored } from './is-stored.ts'
import type { GoneChunks } from './remove-document.ts'
import { documentSelection, type ReadingProgress, type StoredDocument } from './stored-document.ts'

type Wanted = {
  readonly graphId?: string | undefined
  readonly externalId?: string | undefined
  readonly kind?: DocumentKind | undefined
}
export type StoredFeatures = Pick<ChunkRow, 'number' | 'features'>

/** Reads and changes documents. Finds only documents of the given account, and none in removal. */
export class DocumentStore {
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
  }

  async list(accountId: string, wanted: Wanted, page: Page): Promise<PageOf<StoredDocument>> {
    let query = this.#documents(accountId)
    if (wanted.graphId !== undefined) query = query.where('graph_id', '=', wanted.graphId)
    if (wanted.externalId !== undefined) query = query.where('external_id', '=', wanted.externalId)
    // Not a parameter: those that are no documents have an index of their own.
    if (wanted.kind !== undefined) query = query.where('kind', '=', sql.lit(wanted.kind))
    return readPage(query, 'id', page)
  }

  /** How many documents of an account, or of a graph of it, can be searched; and of these the longest, oldest first. */
  async longest(
    accountId: string,
    graphId: string | undefined,
    limit: number,
  ): Promise<{ readonly count: number; readonly docIds: readonly string[] }> {
    const inGraph = graphId === undefined ? sql`` : sql`and graphs.id = ${graphId}`
    const graphs = sql`account_id = ${accountId} and removed_at is null ${inGraph}`
    const { rows } = await sql<{ count: number }>`
      select cast(coalesce(sum(document_count - (
          select count(*) from documents where documents.graph_id = graphs.id
            and status = 'ready' and chunk_count = 0)), 0) as bigint) as count
      from graphs where ${graphs}`.execute(this.#storage.db)
    // The condition as the indexes have it: with parameters instead of its values they would not be used.
    let searched = this.#documents(accountId).where(
      sql<boolean>`documents.status = 'ready' and chunk_count > 0`,
    )
    if (graphId !== undefined) searched = searched.where('graph_id', '=', graphId)
    const longest = await searched
      .clearSelect()
      .select('id')
      .orderBy('characters', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute()
    return { count: Number(rows[0]?.count ?? 0), docIds: longest.map(({ id }) => id).sort() }
  }

  find(accountId: string, docId: string): Promise<StoredDocument | undefined> {
    return this.#documents(accountId).where('id', '=', docId).executeTakeFirst()
  }

  /** The ids among `docIds` that are documents of the account. */
  async existing(accountId: string, docIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.#documents(accountId)
      .where(sql<boolean>`id in ${valueList(this.#storage.db, docIds)}`)
      .execute()
    return new Set(rows.map(({ id }) => id))
  }

  /** The graph's documents with these hashes, by hash. */
  async known(
    { accountId, graphId }: OwnGraph,
    hashes: readonly string[],
  ): Promise<Map<string, StoredDocument>> {
    const rows = await this.#documents(accountId)
      .where('graph_id', '=', graphId)
      .where(sql<boolean>`hash in ${valueList(this.#storage.db, hashes)}`)
      .execute()
    return new Map(rows.map((row) => [row.hash, row]))
  }

  /** The documents of the graph with these ids of their owner's, by them. */
  async places(
    { accountId, graphId }: OwnGraph,
    externalIds: readonly string[],
  ): Promise<ReadonlyMap<string | null, readonly string[]>> {
    if (externalIds.length === 0) return new Map()
    const rows = await this.#documents(accountId)
      .where('graph_id', '=', graphId)
      .where(sql<boolean>`external_id in ${valueList(this.#storage.db, externalIds)}`)
      .execute()
    const places = Map.groupBy(rows, ({ externalId }) => externalId)
    return new Map([...places].map(([name, some]) => [name, some.map(({ id }) => id)]))
  }

  add(
    graph: OwnGraph,
    documents: readonly NewDocument[],
    content: Packed<NewContent>,
    kept?: KeptAnswer,
  ): Promise<readonly StoredDocument[]> {
    return this.#storage.write.addDocuments({ ...graph, documents, content, kept })
  }

  keepPages(graph: OwnGraph, pages: readonly NewDocument[]): Promise<readonly StoredDocument[]> {
    return this.#storage.write.keepPages({ ...graph, pages })
  }

  stage(graph: OwnGraph, document: NewDocument, kept?: KeptAnswer): Promise<StoredDocument> {
    return this.#storage.write.stageDocument({ ...graph, document, kept })
  }

  /** Adds a file that a job reads; or returns the document of the same upload that the graph has. */
  stageFile(
    graph: OwnGraph,
    file: Omit<Parameters<Writes['stageFile']>[0], keyof OwnGraph>,
  ): Promise<StoredDocument> {
    return this.#storage.write.stageFile({ ...graph, ...file })
  }

  /** False if the file is no longer read. */
  noteReading(accountId: string, docId: string, progress: ReadingProgress): Promise<boolean> {
    return this.#storage.write.noteReading({ accountId, docId, progress })
  }

  /** Stores what was read of a file, which a job then indexes, unless the graph has the same document. */
  finishReading(
    graph: OwnGraph,
    docId: string,
    document: NewDocument,
    duplicateOf?: string,
  ): Promise<void> {
    return this.#storage.write.finishReading({ ...graph, docId, document, duplicateOf })
  }

  failReading(accountId: string, docId: string, problem: string): Promise<void> {
    return this.#storage.write.failReading({ accountId, docId, problem })
  }

  /** Replaces the blocks and chunk count of a document without stored chunks. */
  recut(
    graph: OwnGraph,
    docId: string,
    cut: { blocks: string; chunkCount: number },
  ): Promise<void> {
    return this.#storage.write.recutDocument({ ...graph, docId, ...cut })
  }

  addChunks(graph: OwnGraph, docId: string, content: Packed<NewContent>): Promise<void> {
    return this.#storage.write.addChunks({ ...graph, docId, content })
  }

  finish(accountId: string, docId: string, problem?: string): Promise<void> {
    return this.#storage.write.finishDocument({
      accountId,
      docId,
      ...(problem !== undefined && { problem }),
    })
  }

  /**
   * Lets a document replace the others of its graph with its `external_id`, but for those that are spared. False if it
   * is not there any more.
   */
  takePlace(graph: OwnGraph, docId: string, spared: readonly string[]): Promise<boolean> {
    return this.#storage.write.takePlace({ ...graph, docId, spared })
  }

  /** Hides a document, so that no query finds it. False if the account has no such document. */
  hide(accountId: string, docId: string): Promise<boolean> {
    return this.#storage.write.hideDocument({ accountId, docId })
  }

  /** The graph of a hidden document; `undefined` if all of the document has been removed. */
  async hidden(accountId: string, docId: string): Promise<OwnGraph | undefined> {
    const row = await this.#storage.db
      .selectFrom('documents')
      .select('graph_id as graphId')
      .where('account_id', '=', accountId)
      .where('id', '=', docId)
      .where('status', '=', 'removing')
      .executeTakeFirst()
    return row && { accountId, ...row }
  }

  /** The first `limit` stored chunks of a document. */
  async firstChunks(
    accountId: string,
    docId: string,
    limit: number,
  ): Promise<readonly StoredFeatures[]> {
    return this.#chunks(accountId, docId)
      .select(['chunks.number', 'chunks.features'])
      .orderBy('chunks.number')
      .limit(limit)
      .execute()
  }

  /** The total characters of an account's documents that wait to be indexed. */
  async charactersToIndex(accountId: string): Promise<number> {
    const { characters } = await this.#storage.db
      .selectFrom('jobs')
      .innerJoin('documents', 'documents.id', 'jobs.subject')
      .select(({ fn }) => fn.sum<number | string | null>('documents.characters').as('characters'))
      .where('jobs.account_id', '=', accountId)
      .where('jobs.kind', '=', 'index-document')
      .where('documents.status', '=', 'indexing')
      .where(isStored)
      .executeTakeFirstOrThrow()
    return Number(characters ?? 0)
  }

  /** The number of stored chunks of a document. */
  async storedChunks(accountId: string, docId: string): Promise<number> {
    const { count } = await this.#chunks(accountId, docId)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count
  }

  /** Removes chunks of a hidden document. */
  removeChunks(graph: OwnGraph, gone: GoneChunks): Promise<void> {
    return this.#storage.write.removeChunks({ ...graph, gone })
  }

  /** Removes a hidden document without chunks. False while it has some. */
  remove(graph: OwnGraph, docId: string): Promise<boolean> {
    return this.#storage.write.removeDocument({ ...graph, docId })
  }

  #chunks(accountId: string, docId: string) {
    return this.#storage.db
      .selectFrom('chunks')
      .innerJoin('documents', 'documents.id', 'chunks.doc_id')
      .innerJoin('corpora', 'corpora.account_id', 'documents.account_id')
      .where('documents.account_id', '=', accountId)
      .where('documents.id', '=', docId)
      .whereRef('chunks.corpus', '=', 'corpora.number')
      .whereRef('chunks.number', '>=', 'documents.first_chunk')
      .where((row) =>
        row('chunks.number', '<', row('documents.first_chunk', '+', row.ref('chunk_count'))),
      )
  }

  #documents(accountId: string) {
    return this.#storage.db
      .selectFrom('documents')
      .select(documentSelection)
      .where('account_id', '=', accountId)
      .where(isStored)
  }
}
