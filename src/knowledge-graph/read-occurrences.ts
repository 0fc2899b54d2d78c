import type { EntityKind } from '../extraction/chunk-features.ts'
import { kindRank, unpackEntityCount } from '../extraction/names/entity-count.ts'
import { entityHash } from '../index/entity-id.ts'
import { cutPostings } from '../index/within-view.ts'
import type { Postings } from '../postings/posting-list.ts'
import type { OpenGraph } from './open-graph.ts'

/** A chunk that has an entity, and not only as a keyword. */
export type Occurrence = {
  readonly chunk: number
  /** Number of mentions in the text of the chunk; 0 if only a title or heading has it. */
  readonly mentions: number
  readonly kind: NodeKind
}
export type NodeKind = Exclude<EntityKind, 'keyword'>

/** The occurrences of each entity in ready documents of the graph, by id and in the order of chunks. */
export async function readOccurrences(
  { index, accountId, place }: OpenGraph,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Occurrence[]>> {
  const hashes = new Map(ids.map((id) => [id, entityHash(place.id, id)]))
  const known = [...hashes.values()].filter((hash) => hash !== undefined)
  if (known.length === 0) return new Map()
  const found = await index.read({ accountId, graphId: place.id }, async (view) => {
    const lists = await index.postingsByHash(view, known)
    return new Map(Array.from(lists, ([hash, list]) => [hash, cutPostings(list, view)]))
  })
  const occurrences = new Map<string, readonly Occurrence[]>()
  for (const [id, hash = -1] of hashes) {
    const list = found?.get(hash)
    const chunks = list ? occurrencesIn(list) : []
    if (chunks.length > 0) occurrences.set(id, chunks)
  }
  return occurrences
}

/** The numbers of the chunks that have one of the entities, ascending. */
export async function chunksWith(graph: OpenGraph, ids: readonly string[]): Promise<Uint32Array> {
  const occurrences = await readOccurrences(graph, ids)
  const numbers = new Set<number>()
  for (const all of occurrences.values()) for (const { chunk } of all) numbers.add(chunk)
  return Uint32Array.from(numbers).sort()
}

/** The first occurrence of the most informative kind. */
export function mostInformative(occurrences: readonly Occurrence[]): Occurrence | undefined {
  let [best] = occurrences
  for (const one of occurrences) if (best && kindRank(one.kind) < kindRank(best.kind)) best = one
  return best
}

function occurrencesIn({ chunks, counts }: Postings): Occurrence[] {
  const occurrences: Occurrence[] = []
  chunks.forEach((chunk, index) => {
    const { mentions, kind } = unpackEntityCount(counts[index] ?? 0)
    if (kind !== 'keyword') occurrences.push({ chunk, mentions, kind })
  })
  return occurrences
}
