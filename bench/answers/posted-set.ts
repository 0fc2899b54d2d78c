import { startService } from '../../tests/support/service/start-service.ts'
import { Client, type Found, type Reply } from '../client.ts'
import type { AnswerSet, Collection, Question } from './answer-set.ts'

export type Model = 'snap' | 'ponder'

/** A set whose documents a service of its own has: a graph for each collection. */
export class PostedSet implements AsyncDisposable {
  readonly client: Client
  readonly #set: AnswerSet
  readonly #service: AsyncDisposable
  readonly #graphIds = new Map<string, string>()
  /** By the ids that documents have in the set. */
  readonly #docIds = new Map<string, string>()

  private constructor(set: AnswerSet, client: Client, service: AsyncDisposable) {
    this.#set = set
    this.client = client
    this.#service = service
  }

  static async post(set: AnswerSet): Promise<PostedSet> {
    await using starting = new AsyncDisposableStack()
    const service = starting.use(await startService())
    const client = new Client(service, (await service.createAccount()).key)
    const posted = new PostedSet(set, client, service)
    for (const collection of set.collections) await posted.#post(collection)
    starting.move()
    return posted
  }

  async #post({ name, documents }: Collection): Promise<void> {
    const graphId = await this.client.createGraph(name)
    this.#graphIds.set(name, graphId)
    const paths = documents.flatMap((document) => ('path' in document ? [document.path] : []))
    const lines = documents.flatMap((document) => ('line' in document ? [document.line] : []))
    const results =
      paths.length > 0
        ? await this.client.importFiles(paths, graphId)
        : await this.client.importAll(lines, graphId)
    for (const { line, doc_id } of results) {
      const document = documents[line - 1]
      if (document && doc_id !== undefined) this.#docIds.set(document.id, doc_id)
    }
  }

  /** The answer to a question, from its own collection or from another. */
  async ask(question: Question, model: Model, collection = question.collection): Promise<Reply> {
    const target = this.#target({ ...question, collection })
    const options = { model, reasoning_engine: this.#set.engine, stream: false, ...target }
    const { before } = question
    const earlier = before === undefined ? [] : (await this.client.ask(before, options)).messages
    return this.client.ask(question.question, options, earlier)
  }

  /** The first five passages, as plain search finds them. */
  search(question: Question): Promise<Found[]> {
    const { question: query } = question
    return this.client.search({ query, engine: 'rag', limit: 5, ...this.#target(question) })
  }

  docId(document: string): string | undefined {
    return this.#docIds.get(document)
  }

  #target({ collection, document }: Question) {
    const target_graph_id = this.#graphIds.get(collection)
    if (document === undefined) return { target_graph_id }
    return { target_graph_id, target_doc_id: this.#docIds.get(document) }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#service[Symbol.asyncDispose]()
  }
}
