import { isTitled } from '../../extraction/entity-count.ts'
import type { Postings } from '../../postings/posting-list.ts'

/** The chunks that an entity leads to. */
export type EntityTargets = {
  /** The chunks that are about it. */
  readonly titled: readonly number[]
  /** The chunks that only mention it; empty if there are too many of them to tell anything. */
  readonly mentioning: readonly number[]
  /** The rarity of the name: the fewer chunks have it, the more it tells. */
  readonly rarity: number
}

/**
 * Divides the chunks of an entity, of `chunkCount` in all, by whether they are about it or only mention it. Those that
 * only mention it are left out if it is in more than `mentioningMax`.
 */
export function entityTargets(
  { chunks, counts }: Postings,
  chunkCount: number,
  mentioningMax: number,
): EntityTargets {
  const titled: number[] = []
  const mentioning: number[] = []
  for (let i = 0; i < chunks.length; i++) {
    if (isTitled(counts[i] ?? 0)) titled.push(chunks[i] ?? 0)
    else if (chunks.length <= mentioningMax) mentioning.push(chunks[i] ?? 0)
  }
  return { titled, mentioning, rarity: Math.log(1 + chunkCount / (1 + chunks.length)) }
}
