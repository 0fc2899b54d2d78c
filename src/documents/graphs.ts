import { newId } from '../base/ids.ts'
import { notFound } from '../base/not-found.ts'
import { ServiceError } from '../base/service-error.ts'
import { defaultGraphName } from '../storage/account-writes.ts'
import type { KeptAnswer } from '../storage/claim-writes.ts'
import type { DocumentStore } from '../storage/document-store.ts'
import type { GraphStore, StoredGraph } from '../storage/graph-store.ts'
import type { Page, PageOf } from '../storage/page.ts'
import { finishRemoval } from './finish-removal.ts'

const documentsPerRound = 100

/** The graphs of all accounts. An account sees only its own. */
export class Graphs implements AsyncDisposable {
  readonly #graphs: GraphStore
  readonly #documents: DocumentStore
  readonly #stop = new AbortController()
  #sweeping: Promise<void> = Promise.resolve()

  constructor(graphs: GraphStore, documents: DocumentStore) {
    this.#graphs = graphs
    this.#documents = documents
  }

  list(accountId: string, page: Page): Promise<PageOf<StoredGraph>> {
    return this.#graphs.list(accountId, page)
  }

  /** A graph of an account. Throws `not_found` if the account has no such graph. */
  async get(accountId: string, graphId: string): Promise<StoredGraph> {
    const graph = await this.#graphs.find(accountId, graphId)
    if (!graph) throw notFound('graph', 'graph_id')
    return graph
  }

  async named(accountId: string, nameOrId: string): Promise<StoredGraph | undefined> {
    const byName = await this.#graphs.byName(accountId, nameOrId)
    return byName ?? this.#graphs.find(accountId, nameOrId)
  }

  /**
   * Makes an empty graph. Throws `conflict` if the account has a graph of this name. `keep` makes the answer that is
   * stored together with it.
   */
  async create(
    accountId: string,
    name: string,
    keep?: (graph: StoredGraph) => KeptAnswer,
  ): Promise<StoredGraph> {
    const counts = { documents: 0, entities: 0, chunks: 0, relations: 0 }
    const graph = { id: newId('graph'), name, createdAt: Date.now(), ...counts }
    const { id: graphId, createdAt } = graph
    const kept = keep?.(graph)
    await this.#graphs.create({ graphId, accountId, name, createdAt, ...(kept && { kept }) })
    return graph
  }

  /** Deletes a graph with all of its documents. Throws `not_found`, or `conflict` for the default graph. */
  async remove(accountId: string, graphId: string): Promise<void> {
    const { name } = await this.get(accountId, graphId)
    if (name === defaultGraphName) throw defaultStays()
    if (!(await this.#graphs.hide(accountId, graphId))) throw notFound('graph', 'graph_id')
    await this.#sweep(accountId, graphId)
  }

  /** Begins to finish the removals that were cut short. `failed` is called if that fails. */
  resume(failed: (error: unknown) => void): void {
    this.#sweeping = this.#sweepAll().catch(failed)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort()
    await this.#sweeping
  }

  async #sweepAll(): Promise<void> {
    for (const { accountId, graphId } of await this.#graphs.hidden())
      await this.#sweep(accountId, graphId)
  }

  /** Removes the documents of a hidden graph, and then the graph. */
  async #sweep(accountId: string, graphId: string): Promise<void> {
    do {
      const docIds = await this.#documents.someOfGraph({ accountId, graphId }, documentsPerRound)
      for (const docId of docIds) {
        // The next start of the service finishes the removal.
        if (this.#stop.signal.aborted) return
        await finishRemoval(this.#documents, accountId, docId)
      }
    } while (!(await this.#graphs.remove(accountId, graphId)))
  }
}

function defaultStays(): ServiceError {
  const message = `The graph "${defaultGraphName}" cannot be deleted, as documents without a graph_id go there.`
  return new ServiceError('conflict', message, { param: 'graph_id' })
}
