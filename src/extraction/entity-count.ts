import type { EntityKind } from './chunk-features.ts'

/** How a chunk has an entity, in the 16 bits that a posting has for it. */
export type EntityCount = {
  /** How often its text names it; of more, 4,095 are told. */
  readonly mentions: number
  readonly kind: EntityKind
  /** The chunk is about it. */
  readonly titled: boolean
}

/** The lowest bit tells `titled`, the three above it the kind, the other twelve the mentions. */
export function packEntityCount({ mentions, kind, titled }: EntityCount): number {
  return (Math.min(mentions, mentionsMax) << 4) | (telling(kind) << 1) | (titled ? 1 : 0)
}

export function unpackEntityCount(count: number): EntityCount {
  const kind = mostTellingFirst[(count >> 1) & 7] ?? 'part'
  return { mentions: count >> 4, kind, titled: isTitled(count) }
}

export function isTitled(count: number): boolean {
  return (count & 1) === 1
}

/** 0 for the kind that tells most about an entity, more for the others. */
export function telling(kind: EntityKind): number {
  return mostTellingFirst.indexOf(kind)
}

const mentionsMax = 4095
const mostTellingFirst: readonly EntityKind[] = [
  ...(['title', 'heading', 'defined', 'acronym', 'name', 'part'] as const),
]
