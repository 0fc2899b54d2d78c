import type { EntitySummary } from '../storage/entity-store.ts'
import { decodeFeatures } from './encode-features.ts'
import type { OpenGraph } from './open-graph.ts'

/** An entity with the name that its most telling mention gives it. */
export type GraphNode = EntitySummary & { readonly name: string }

/** Those of the nodes that ready documents name, by id. */
export async function nodesById(
  { entities, facts, place }: OpenGraph,
  ids: readonly string[],
): Promise<ReadonlyMap<string, GraphNode>> {
  const summaries = await entities.summaries(ids)
  const chunks = await facts.chunks(place, [...new Set(summaries.map(({ chunk }) => chunk))])
  const names = new Map(
    Array.from(chunks, ([number, { features }]) => [number, namesIn(features)] as const),
  )
  return new Map(
    summaries.map((summary) => {
      const name = names.get(summary.chunk)?.get(summary.key) ?? summary.key
      return [summary.id, { ...summary, name }]
    }),
  )
}

/** As a chunk writes the names of its entities, by their keys. */
function namesIn(features: Uint8Array): ReadonlyMap<string, string> {
  return new Map(decodeFeatures(features).entities.map(({ key, name }) => [key, name]))
}
