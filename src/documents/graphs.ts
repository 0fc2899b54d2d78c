import { notFound } from '../base/errors/not-found.ts'
import { ServiceError } from '../base/errors/service-error.ts'
import { newId } from '../base/ids.ts'
import type { JobRunner } from '../jobs/job-runner.ts'
import { defaultGraphName } from '../storage/access/account-writes.ts'
import type { GraphStore, StoredGraph } from '../storage/documents/graph-store.ts'
import type { KeptAnswer } from '../storage/ledger/claim-writes.ts'
import type { Page, PageOf } from '../storage/statements/page.ts'
import { untilCleanedUp } from './removal/until-cleaned-up.ts'

/** The graphs of all accounts. An account sees only its own. */
export class Graphs {
  readonly #graphs: GraphStore
  readonly #jobs: JobRunner

  constructor(graphs: GraphStore, jobs: JobRunner) {
    this.#graphs = graphs
    this.#jobs = jobs
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
   * Creates an empty graph. `keep` makes the idempotent answer that is stored in the same transaction. Throws
   * `conflict` if the account has a graph of this name.
   */
  async create(
    accountId: string,
    name: string,
    keep?: (graph: StoredGraph) => KeptAnswer,
  ): Promise<StoredGraph> {
    const counts = { documents: 0, entities: 0, relations: 0 }
    const graph = { id: newId('graph'), name, createdAt: Date.now(), ...counts }
    const { id: graphId, createdAt } = graph
    const kept = keep?.(graph)
    await this.#graphs.create({ graphId, accountId, name, createdAt, ...(kept && { kept }) })
    return graph
  }

  /**
   * Gives a graph another name. Throws `not_found`, or `conflict` for the default graph and if another graph has the
   * name.
   */
  async rename(accountId: string, graphId: string, name: string): Promise<StoredGraph> {
    const graph = await this.get(accountId, graphId)
    if (graph.name === name) return graph
    if (graph.name === defaultGraphName) throw defaultStays('renamed')
    await this.#graphs.rename(accountId, graphId, name)
    return this.get(accountId, graphId)
  }

  /**
   * Deletes a graph and its documents: they are hidden at once, and a job removes their data. Returns false if the job
   * is still running after a short wait. Throws `not_found`, or `conflict` for the default graph.
   */
  async remove(accountId: string, graphId: string): Promise<boolean> {
    const { name } = await this.get(accountId, graphId)
    if (name === defaultGraphName) throw defaultStays('deleted')
    if (!(await this.#graphs.hide(accountId, graphId))) throw notFound('graph', 'graph_id')
    return untilCleanedUp(this.#jobs, 'remove-graph', graphId)
  }
}

function defaultStays(done: 'renamed' | 'deleted'): ServiceError {
  const message = `The graph "${defaultGraphName}" cannot be ${done}, as documents without a graph_id go there.`
  return new ServiceError('conflict', message, { param: 'graph_id' })
}
