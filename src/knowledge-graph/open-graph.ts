import { notFound } from '../base/not-found.ts'
import type { InvertedIndex } from '../index/inverted-index.ts'
import type { EntityStore } from '../storage/entity-store.ts'
import type { FactStore } from '../storage/fact-store.ts'
import type { GraphPlace } from '../storage/graph-place.ts'
import type { GraphStore } from '../storage/graph-store.ts'

export type GraphStores = {
  readonly graphs: GraphStore
  readonly entities: EntityStore
  readonly facts: FactStore
  readonly index: InvertedIndex
}
/** A graph of an account, and what it is read from. */
export type OpenGraph = Omit<GraphStores, 'graphs'> & {
  readonly accountId: string
  readonly place: GraphPlace
}

/** Throws `not_found` for a graph that the account does not have. */
export async function openGraph(
  { graphs, ...stores }: GraphStores,
  accountId: string,
  graphId: string,
): Promise<OpenGraph> {
  const place = await graphs.place(accountId, graphId)
  if (!place) throw notFound('graph', 'graph_id')
  return { ...stores, accountId, place }
}
