import { setImmediate } from 'node:timers/promises'
import type { ChunkFeatures, Entity } from '../extraction/chunk-features.ts'
import { decodeFeatures } from '../index/encode-features.ts'
import { entityId } from '../index/entity-id.ts'
import type { GraphChunk } from '../storage/knowledge-graph/fact-store.ts'
import type { OpenGraph } from './open-graph.ts'

/** A chunk with its extracted features. */
export type ReadChunk = Omit<GraphChunk, 'features'> &
  Pick<ChunkFeatures, 'sentences' | 'relations'> & {
    readonly entities: readonly ReadEntity[]
  }
export type ReadEntity = Entity & { readonly id: string }

/** Most chunks read per entity. */
export const chunksMax = 2000
/** Chunks read before other calls are served. Not measured. */
const chunksTogether = 64

/**
 * Reads the chunks with these numbers in ascending order, without those of documents that are not ready. Between two
 * pages other calls are served, as the embedded engine reads on this thread.
 */
export async function* readChunks(
  { facts, place }: OpenGraph,
  numbers: Iterable<number>,
): AsyncGenerator<ReadChunk> {
  const ascending = Uint32Array.from(new Set(numbers)).sort()
  for (let next = 0; next < ascending.length; next += chunksTogether) {
    const page = Array.from(ascending.subarray(next, next + chunksTogether))
    const rows = await facts.chunks(place, page)
    for (const number of page) {
      const row = rows.get(number)
      if (row) yield decoded(place.id, row)
    }
    await setImmediate()
  }
}

/** The chunk with its features decoded. */
export function decoded(graphId: string, { features, ...chunk }: GraphChunk): ReadChunk {
  const { entities, ...found } = decodeFeatures(features)
  const withIds = entities.map((entity) => ({ ...entity, id: entityId(graphId, entity.key) }))
  return { ...chunk, ...found, entities: withIds }
}
