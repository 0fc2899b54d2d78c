import type { ChunkFeatures } from './chunk-features.ts'

/**
 * Counts the entities and relations of chunks. Keywords, and relations with them, are not counted: they
 * only help the graph walk to find the whole name.
 */
export function countFeatures(chunks: readonly ChunkFeatures[]): {
  /** The number of these chunks that name each entity, by its key. */
  readonly entities: ReadonlyMap<string, number>
  readonly relationCount: number
} {
  const counts = new Map<string, number>()
  let relationCount = 0
  for (const { entities, relations } of chunks) {
    for (const { key, kind } of entities)
      if (kind !== 'keyword') counts.set(key, (counts.get(key) ?? 0) + 1)
    const isNode = (index: number) => (entities[index]?.kind ?? 'keyword') !== 'keyword'
    for (const { subject, object } of relations)
      if (isNode(subject) && isNode(object)) relationCount++
  }
  return { entities: counts, relationCount }
}
