import { sql } from 'kysely'
import type { GraphRow } from './database.ts'
import type { NewGraph } from './graph-writes.ts'
import { keysetPage, type Page, type PageOf } from './page.ts'
import type { Storage } from './storage.ts'

export type CountedGraph = GraphRow & { readonly entities: number }

export class GraphStore {
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
  }

  async list(accountId: string, page: Page): Promise<PageOf<CountedGraph>> {
    const rows = await keysetPage(this.#graphs(accountId), 'graphs.id', page).execute()
    return { rows: rows.slice(0, page.limit), hasMore: rows.length > page.limit }
  }

  find(accountId: string, graphId: string): Promise<CountedGraph | undefined> {
    return this.#graphs(accountId).where('graphs.id', '=', graphId).executeTakeFirst()
  }

  byName(accountId: string, name: string): Promise<CountedGraph | undefined> {
    return this.#graphs(accountId).where('graphs.name', '=', name).executeTakeFirst()
  }

  create(graph: NewGraph): Promise<void> {
    return this.#storage.write.createGraph(graph)
  }

  /** Removes an empty graph; its documents go before it, one by one. False while it has some. */
  remove(accountId: string, graphId: string): Promise<boolean> {
    return this.#storage.write.removeGraph({ accountId, graphId })
  }

  #graphs(accountId: string) {
    return this.#storage.db
      .selectFrom('graphs')
      .selectAll('graphs')
      .select(
        sql<number>`(
          select count(*) from entities join corpora on corpora.number = entities.corpus
          where corpora.account_id = graphs.account_id and entities.graph = graphs.number)`.as(
          'entities',
        ),
      )
      .where('graphs.account_id', '=', accountId)
  }
}
