import { sql } from 'kysely'
import type { GraphRow } from './database.ts'
import type { GraphPlace } from './graph-rows.ts'
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

  /** `undefined` when the account has no such graph. */
  place(accountId: string, graphId: string): Promise<GraphPlace | undefined> {
    return this.#storage.db
      .selectFrom('graphs')
      .innerJoin('corpora', 'corpora.account_id', 'graphs.account_id')
      .select(['graphs.id', 'graphs.name'])
      .select(['corpora.number as corpus', 'graphs.number as graph'])
      .where('graphs.account_id', '=', accountId)
      .where('graphs.id', '=', graphId)
      .where('graphs.removed_at', 'is', null)
      .executeTakeFirst()
  }

  create(graph: NewGraph): Promise<void> {
    return this.#storage.write.createGraph(graph)
  }

  /** False when the account has no such graph. Once this is true, nobody finds it, whatever happens. */
  hide(accountId: string, graphId: string): Promise<boolean> {
    return this.#storage.write.hideGraph({ accountId, graphId })
  }

  /** What was hidden and is not wholly removed. */
  hidden(): Promise<readonly Pick<GraphRow, 'id' | 'account_id'>[]> {
    return this.#storage.db
      .selectFrom('graphs')
      .select(['id', 'account_id'])
      .where('removed_at', 'is not', null)
      .execute()
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
      .where('graphs.removed_at', 'is', null)
  }
}
