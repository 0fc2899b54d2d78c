import { isTitledCount } from '../../../../extraction/names/entity-count.ts'
import type { Postings } from '../../../../postings/posting-list.ts'

/** The chunks that have an entity. */
export type EntityTargets = {
  /** Chunks whose subject is the entity. */
  readonly titled: readonly number[]
  /** Chunks that only mention it; empty if there are too many to be informative. */
  readonly mentioning: readonly number[]
  /** Rarity of the name: the fewer chunks have it, the higher. */
  readonly rarity: number
}

/**
 * Divides the chunks of an entity, of `chunkCount` in all, into those about it and those that only mention it. The
 * latter are left out if the entity is in more than `mentioningMax` chunks.
 */
export function entityTargets(
  { chunks, counts }: Postings,
  chunkCount: number,
  mentioningMax: number,
): EntityTargets {
  const titled: number[] = []
  const mentioning: number[] = []
  for (let i = 0; i < chunks.length; i++) {
    if (isTitledCount(counts[i] ?? 0)) titled.push(chunks[i] ?? 0)
    else if (chunks.length <= mentioningMax) mentioning.push(chunks[i] ?? 0)
  }
  return { titled, mentioning, rarity: Math.log(1 + chunkCount / (1 + chunks.length)) }
}
