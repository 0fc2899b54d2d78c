import type { ChunkFeatures } from './chunk-features.ts'

/** An entity, and how many of the chunks name it. */
export type CountedEntity = { readonly key: string; readonly chunkCount: number }

/**
 * What is counted of chunks. Parts of longer names lead the walk, but are no entities of their own, and
 * what is said of them is no relation.
 */
export function countFeatures(chunks: readonly ChunkFeatures[]): {
  readonly entities: readonly CountedEntity[]
  readonly relationCount: number
} {
  const counts = new Map<string, number>()
  let relationCount = 0
  for (const { entities, relations } of chunks) {
    for (const { key, kind } of entities)
      if (kind !== 'part') counts.set(key, (counts.get(key) ?? 0) + 1)
    const isNode = (index: number) => (entities[index]?.kind ?? 'part') !== 'part'
    for (const { subject, object } of relations)
      if (isNode(subject) && isNode(object)) relationCount++
  }
  const entities = Array.from(counts, ([key, chunkCount]) => ({ key, chunkCount }))
  return { entities, relationCount }
}
