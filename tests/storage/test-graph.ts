import { hash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { newId } from '../../src/base/ids.ts'
import type { Packed } from '../../src/base/turns/packed.ts'
import { type Analysis, analyseTexts } from '../../src/documents/indexing/analysis-thread.ts'
import { type PreparedDocument, prepareText } from '../../src/documents/prepared-document.ts'
import { finishRemoval } from '../../src/documents/removal/finish-removal.ts'
import { retrieve } from '../../src/engines/retrieval/retrieve.ts'
import { IndexCache } from '../../src/index/index-cache.ts'
import { InvertedIndex } from '../../src/index/inverted-index.ts'
import { StoredIndex } from '../../src/index/stored-index.ts'
import { VectorIndex } from '../../src/index/vector-index.ts'
import type { NewDocument } from '../../src/storage/documents/document-rows.ts'
import { DocumentStore } from '../../src/storage/documents/document-store.ts'
import type { NewContent } from '../../src/storage/index/chunk-writes.ts'
import { IndexStore } from '../../src/storage/index/index-store.ts'
import type { Reach } from '../../src/storage/index/index-view.ts'
import type { Storage } from '../../src/storage/storage.ts'
import type { ChunkRow } from '../../src/storage/tables/document-tables.ts'
import type { AliasRow, EntityRow } from '../../src/storage/tables/index-tables.ts'
import { VectorStore } from '../../src/storage/vectors/vector-store.ts'
import { storedPostings } from './stored-postings.ts'

export type TestDocument = { readonly title: string; readonly text: string }
export type Found = { readonly docId: string; readonly chunk: string; readonly score: number }

/** One graph of an account: written and searched as the service does it, and seen without internal numbers. */
export class TestGraph {
  readonly accountId: string
  readonly graphId: string
  readonly #storage: Storage

  private constructor(storage: Storage, accountId: string, graphId: string) {
    this.#storage = storage
    this.accountId = accountId
    this.graphId = graphId
  }

  static async inNewAccount(storage: Storage): Promise<TestGraph> {
    const userId = randomUUID()
    const email = `${userId}@example.org`
    const { accountId } = await storage.write.createAccount({ userId, email, grant: 0 })
    return TestGraph.inAccount(storage, accountId)
  }

  static async inAccount(storage: Storage, accountId: string): Promise<TestGraph> {
    const graphId = newId('graph')
    await storage.write.createGraph({ accountId, graphId, name: graphId, createdAt: 0 })
    return new TestGraph(storage, accountId, graphId)
  }

  /** Another graph of the same account. */
  sibling(): Promise<TestGraph> {
    return TestGraph.inAccount(this.#storage, this.accountId)
  }

  get documents(): DocumentStore {
    return new DocumentStore(this.#storage)
  }

  async add(given: readonly TestDocument[]): Promise<void> {
    const prepared = given.map(preparedOf)
    const { texts, content } = analyseTexts(prepared)
    const documents = prepared.map((one, index) => newDocument(one, texts[index]))
    await this.documents.add(this, documents, content)
  }

  /** As long documents come: room is made for all of them first, then they are filled in. */
  async addInParts(given: readonly TestDocument[]): Promise<void> {
    const analysed = given.map((one) => this.documentOf(one))
    for (const document of analysed) await this.documents.stage(this, document)
    for (const { docId, content } of analysed.toReversed()) {
      await this.documents.addChunks(this, docId, content)
      await this.documents.finish(this.accountId, docId)
    }
  }

  async remove(given: readonly TestDocument[]): Promise<void> {
    for (const { title } of given) await this.removeById(await this.docIdOf(title))
  }

  async removeById(docId: string): Promise<void> {
    await this.documents.hide(this.accountId, docId)
    await finishRemoval(this.documents, this.accountId, docId)
  }

  documentOf(given: TestDocument): NewDocument & { readonly content: Packed<NewContent> } {
    const prepared = preparedOf(given)
    const { texts, content } = analyseTexts([prepared])
    return { ...newDocument(prepared, texts[0]), content }
  }

  async docIdOf(title: string): Promise<string> {
    const { entries } = await this.documents.list(
      this.accountId,
      { graphId: this.graphId },
      { limit: 100 },
    )
    return entries.find((one) => one.title === title)?.id ?? 'doc_none'
  }

  /** `undefined` where there is nothing that one may search. */
  async search(
    question: string,
    engine: 'rag' | 'graph',
    reach: Reach = this,
  ): Promise<readonly Found[] | undefined> {
    const inverted = new InvertedIndex(new IndexStore(this.#storage))
    const { accountId, graphId, docId } = reach
    const found = await inverted.read({ accountId, graphId, docId }, (view) => {
      const index = new StoredIndex(inverted, view, {
        cache: new IndexCache(1024 * 1024),
        vectors: new VectorIndex(new VectorStore(this.#storage), 1024 * 1024),
      })
      return retrieve(question, index, { engine, limit: 100 })
    })
    return found?.map(({ chunk: { docId, title, start }, score, path }) => {
      const hops = path.map((hop) => hop.docId)
      return { docId: [docId, ...hops].join(' '), chunk: `${title} ${start}`, score }
    })
  }

  /** What the tables say of this graph. */
  async contents() {
    const { db } = this.#storage
    const graph = await db
      .selectFrom('graphs')
      .select(['document_count', 'chunk_count', 'term_count', 'relation_count'])
      .where('id', '=', this.graphId)
      .executeTakeFirst()
    const { rows } = await sql<ChunkRow & { title: string }>`
      select title, chunks.* from chunks join documents on documents.id = chunks.doc_id
      where documents.graph_id = ${this.graphId}`.execute(db)
    const chunks = rows.map(({ title, start, end, length, text, features, feature_heads }) =>
      [title, start, end, length, text, hashOf(features), hashOf(feature_heads)].join(' '),
    )
    const { rows: entities } = await sql<EntityRow>`
      select key, entities.chunk_count from entities
      join corpora on corpora.number = entities.corpus
      join graphs on graphs.account_id = corpora.account_id and graphs.number = entities.graph
      where graphs.id = ${this.graphId} order by key`.execute(db)
    const names = new Map(rows.map(({ number, title, start }) => [number, `${title} ${start}`]))
    const postings = (await storedPostings(db, this.accountId))
      .filter(({ graphId }) => graphId === this.graphId)
      .map(({ hash, chunk, count, length }) => [hash, names.get(chunk), count, length].join(' '))
    const { rows: shown } = await sql<AliasRow>`
      select aliases.* from aliases
      join corpora on corpora.number = aliases.corpus
      join graphs on graphs.account_id = corpora.account_id and graphs.number = aliases.graph
      where graphs.id = ${this.graphId}`.execute(db)
    const aliases = shown.map(({ chunk, key, entity_key, kind, sentence_start, sentence_end }) =>
      [names.get(chunk), key, entity_key, kind, sentence_start, sentence_end].join(' '),
    )
    const sorted = { chunks: chunks.sort(), postings: postings.sort(), aliases: aliases.sort() }
    return { graph, entities, ...sorted }
  }
}

function preparedOf({ title, text }: TestDocument): PreparedDocument {
  return prepareText(text, { title })
}

function newDocument(
  prepared: PreparedDocument,
  found: Analysis['texts'][number] | undefined,
): NewDocument {
  if (!found) throw new Error('A text has an analysis')
  return { ...prepared, ...found }
}

function hashOf(bytes: Uint8Array): string {
  return hash('sha256', bytes)
}
