import { sql } from 'kysely'
import type { GraphPlace } from '../knowledge-graph/graph-place.ts'
import { type Page, type PageOf, readPage } from '../statements/page.ts'
import type { Storage } from '../storage.ts'
import type { NewGraph } from './graph-writes.ts'

/** A graph with the counts of its contents. */
export type StoredGraph = {
  readonly id: string
  readonly name: string
  readonly documents: number
  readonly entities: number
  readonly relations: number
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/** Reads and changes graphs. Finds only graphs of the given account, and none in removal. */
export class GraphStore {
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
  }

  list(accountId: string, page: Page): Promise<PageOf<StoredGraph>> {
    return readPage(this.#graphs(accountId), 'graphs.id', page)
  }

  find(accountId: string, graphId: string): Promise<StoredGraph | undefined> {
    return this.#graphs(accountId).where('graphs.id', '=', graphId).executeTakeFirst()
  }

  byName(accountId: string, name: string): Promise<StoredGraph | undefined> {
    return this.#graphs(accountId).where('graphs.name', '=', name).executeTakeFirst()
  }

  /** The id of the graph with this id or name, without its counts, for which all its entities are read. */
  async idBy(column: 'id' | 'name', accountId: string, value: string): Promise<string | undefined> {
    const found = await this.#own(accountId)
      .select('graphs.id')
      .where(`graphs.${column}`, '=', value)
      .executeTakeFirst()
    return found?.id
  }

  /** A graph's numbers in the index; `undefined` if the account has no such graph. */
  place(accountId: string, graphId: string): Promise<GraphPlace | undefined> {
    return this.#places(accountId).where('graphs.id', '=', graphId).executeTakeFirst()
  }

  /** The graphs with the most documents. */
  largest(accountId: string, limit: number): Promise<readonly GraphPlace[]> {
    return this.#places(accountId)
      .where('document_count', '>', 0)
      .orderBy('document_count', 'desc')
      .orderBy('graphs.id')
      .limit(limit)
      .execute()
  }

  create(graph: NewGraph): Promise<void> {
    return this.#storage.write.createGraph(graph)
  }

  /** Throws `conflict` if another graph of the account has the name. */
  rename(accountId: string, graphId: string, name: string): Promise<void> {
    return this.#storage.write.renameGraph({ accountId, graphId, name })
  }

  /** Hides a graph, so that no query finds it. False if the account has no such graph. */
  hide(accountId: string, graphId: string): Promise<boolean> {
    return this.#storage.write.hideGraph({ accountId, graphId })
  }

  /** Removes about `limit` rows of a hidden graph. True once nothing of it is left. */
  clear(accountId: string, graphId: string, limit: number): Promise<boolean> {
    return this.#storage.write.clearGraph({ accountId, graphId, limit })
  }

  #places(accountId: string) {
    return this.#own(accountId)
      .innerJoin('corpora', 'corpora.account_id', 'graphs.account_id')
      .select(['graphs.id', 'graphs.name'])
      .select(['corpora.number as corpus', 'graphs.number as graph'])
  }

  #graphs(accountId: string) {
    return this.#own(accountId)
      .select(['graphs.id', 'graphs.name', 'graphs.created_at as createdAt'])
      .select(['document_count as documents', 'relation_count as relations'])
      .select(
        sql<number>`(
          select count(*) from entities join corpora on corpora.number = entities.corpus
          where corpora.account_id = graphs.account_id and entities.graph = graphs.number)`.as(
          'entities',
        ),
      )
  }

  #own(accountId: string) {
    return this.#storage.db
      .selectFrom('graphs')
      .where('graphs.account_id', '=', accountId)
      .where('graphs.removed_at', 'is', null)
  }
}
