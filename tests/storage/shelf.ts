import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { newId } from '../../src/base/ids.ts'
import { analyseTexts } from '../../src/documents/analysis-thread.ts'
import { manuscriptOfText } from '../../src/documents/manuscript.ts'
import { retrieve } from '../../src/engines/retrieval/retrieve.ts'
import { IndexCache } from '../../src/knowledge-graph/index-cache.ts'
import { StoredIndex } from '../../src/knowledge-graph/stored-index.ts'
import { DocumentStore } from '../../src/storage/document-store.ts'
import type { Reach } from '../../src/storage/index-scope.ts'
import { IndexStore } from '../../src/storage/index-store.ts'
import { decodePostings } from '../../src/storage/postings-block.ts'
import type { Storage } from '../../src/storage/storage.ts'

export type Book = { readonly title: string; readonly text: string }
export type Found = { readonly docId: string; readonly chunk: string; readonly score: number }

/** One graph of an account: written and searched as the service does it, and seen without internal numbers. */
export class Shelf {
  readonly accountId: string
  readonly graphId: string
  readonly #storage: Storage

  private constructor(storage: Storage, accountId: string, graphId: string) {
    this.#storage = storage
    this.accountId = accountId
    this.graphId = graphId
  }

  static async inNewAccount(storage: Storage): Promise<Shelf> {
    const userId = randomUUID()
    const email = `${userId}@example.org`
    const { accountId } = await storage.write.createAccount({ userId, email, grant: 0 })
    return Shelf.inAccount(storage, accountId)
  }

  static async inAccount(storage: Storage, accountId: string): Promise<Shelf> {
    const graphId = newId('graph')
    await storage.write.createGraph({ accountId, graphId, name: graphId })
    return new Shelf(storage, accountId, graphId)
  }

  /** Another graph of the same account. */
  sibling(): Promise<Shelf> {
    return Shelf.inAccount(this.#storage, this.accountId)
  }

  get documents(): DocumentStore {
    return new DocumentStore(this.#storage)
  }

  async add(books: readonly Book[]): Promise<void> {
    const documents = books.map((book) => this.documentOf(book))
    await this.documents.add(this, documents)
  }

  /** As long documents come: room is made for all of them first, then they are filled in. */
  async addInParts(books: readonly Book[]): Promise<void> {
    const documents = books.map((book) => this.documentOf(book))
    for (const document of documents) await this.documents.stage(this, document)
    for (const { docId, content } of documents.toReversed()) {
      await this.documents.addChunks(this, docId, content)
      await this.documents.finish(this.accountId, docId)
    }
  }

  async remove(books: readonly Book[]): Promise<void> {
    for (const { title } of books)
      await this.documents.remove(this.accountId, await this.docIdOf(title))
  }

  documentOf({ title, text }: Book) {
    const { outline, ...manuscript } = manuscriptOfText(text, { title })
    const whole = { graphId: this.graphId, title, text: manuscript.text, outline }
    const [analysis] = analyseTexts([whole])
    if (!analysis) throw new Error('A text has an analysis')
    return { ...manuscript, ...analysis, outline: JSON.stringify(outline) }
  }

  async docIdOf(title: string): Promise<string> {
    const { rows } = await this.documents.list(
      this.accountId,
      { graphId: this.graphId },
      { limit: 100 },
    )
    return rows.find((row) => row.title === title)?.id ?? 'doc_none'
  }

  /** `undefined` where there is nothing that one may search. */
  async search(
    question: string,
    engine: 'rag' | 'graph',
    reach: Reach = this,
  ): Promise<readonly Found[] | undefined> {
    const store = new IndexStore(this.#storage)
    const { accountId, graphId, docId } = reach
    const scope = await store.scope({ accountId, graphId, docId })
    if (!scope) return undefined
    const index = new StoredIndex(store, scope, new IndexCache(1024 * 1024))
    const found = await retrieve(question, index, { engine, limit: 100 })
    return found.map(({ chunk: { docId, title, start }, score, path }) => {
      const hops = path.map((hop) => hop.docId)
      return { docId: [docId, ...hops].join(' '), chunk: `${title} ${start}`, score }
    })
  }

  /** What the tables say of this graph. */
  async contents() {
    const { db } = this.#storage
    const of = sql`from chunks join documents on documents.id = chunks.doc_id`
    const mine = sql`where documents.graph_id = ${this.graphId}`
    const graph = await db
      .selectFrom('graphs')
      .select(['document_count', 'chunk_count', 'term_count', 'relation_count'])
      .where('id', '=', this.graphId)
      .executeTakeFirst()
    const chunks = await sql`
      select title, chunks.start, chunks."end", length, chunks.text, vector ${of} ${mine}`.execute(
      db,
    )
    const mentions = await sql`
      select title, key, kind, mentions.start, mentions."end", sentence_start, sentence_end, name
      ${of} join mentions on mentions.corpus = chunks.corpus and mentions.chunk = chunks.number
      join entities on entities.id = mentions.entity_id ${mine}`.execute(db)
    const relations = await sql`
      select title, subject.key as subject, predicate, object.key as object, sentence_start
      ${of} join relations on relations.corpus = chunks.corpus and relations.chunk = chunks.number
      join entities as subject on subject.id = subject_id
      join entities as object on object.id = object_id ${mine}`.execute(db)
    const tables = [chunks, mentions, relations].map(({ rows }) =>
      rows.map((row) => JSON.stringify(row)).sort(),
    )
    return { graph, tables, postings: await this.#postings() }
  }

  async #postings(): Promise<string[]> {
    const { db } = this.#storage
    const { rows: chunks } = await sql<{ number: number; name: string }>`
      select chunks.number, title || ' ' || chunks.start as name
      from chunks join documents on documents.id = chunks.doc_id
      where documents.graph_id = ${this.graphId}`.execute(db)
    const names = new Map(chunks.map(({ number, name }) => [number, name]))
    const { rows: blocks } = await sql<{ feature: string; data: Uint8Array }>`
      select feature, data from postings
      join corpora on corpora.number = postings.corpus
      join graphs on graphs.account_id = corpora.account_id and graphs.number = postings.graph
      where graphs.id = ${this.graphId}`.execute(db)
    return blocks
      .flatMap(({ feature, data }) => {
        const { chunks, counts, lengths } = decodePostings([data])
        return Array.from(chunks, (chunk, index) =>
          [feature, names.get(chunk), counts[index], lengths[index]].join(' '),
        )
      })
      .sort()
  }
}
