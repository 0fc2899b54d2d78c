import { notFound } from '../base/errors/not-found.ts'
import type { InvertedIndex } from '../index/inverted-index.ts'
import type { GraphStore } from '../storage/documents/graph-store.ts'
import type { EntityStore } from '../storage/knowledge-graph/entity-store.ts'
import type { FactStore } from '../storage/knowledge-graph/fact-store.ts'
import type { GraphPlace } from '../storage/knowledge-graph/graph-place.ts'

export type GraphStores = {
  readonly graphs: GraphStore
  readonly entities: EntityStore
  readonly facts: FactStore
  readonly index: InvertedIndex
}
/** A graph of an account, with the stores that it is read from. */
export type OpenGraph = Omit<GraphStores, 'graphs'> & {
  readonly accountId: string
  readonly place: GraphPlace
}

/** Opens a graph. Throws `not_found` if the account has no such graph. */
export async function openGraph(
  { graphs, ...stores }: GraphStores,
  accountId: string,
  graphId: string,
): Promise<OpenGraph> {
  const place = await graphs.place(accountId, graphId)
  if (!place) throw notFound('graph', 'graph_id')
  return { ...stores, accountId, place }
}
