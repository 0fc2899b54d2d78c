import type { EntityKind } from '../chunk-features.ts'

/** The role of an entity in a chunk; packed, it fits the 16 bits of a count in a posting. */
export type EntityCount = {
  /** Number of mentions in the text of the chunk, at most 4,095. */
  readonly mentions: number
  readonly kind: EntityKind
  /** Whether the chunk is about the entity. */
  readonly titled: boolean
}

/** Packs an `EntityCount`: the lowest bit is `titled`, the next three are the kind, the other twelve the mentions. */
export function packEntityCount({ mentions, kind, titled }: EntityCount): number {
  return (Math.min(mentions, mentionsMax) << 4) | (kindRank(kind) << 1) | (titled ? 1 : 0)
}

/** The `EntityCount` that `packEntityCount` packed. */
export function unpackEntityCount(count: number): EntityCount {
  const kind = mostInformativeFirst[(count >> 1) & 7] ?? 'keyword'
  return { mentions: count >> 4, kind, titled: isTitledCount(count) }
}

/** The `titled` of a packed count, without unpacking the rest. */
export function isTitledCount(count: number): boolean {
  return (count & 1) === 1
}

/** The rank of a kind by how informative it is; 0 is the most informative. */
export function kindRank(kind: EntityKind): number {
  return mostInformativeFirst.indexOf(kind)
}

/** Twelve bits, which the kind and `titled` leave of the 16 of a count. */
const mentionsMax = 4095
const mostInformativeFirst: readonly EntityKind[] = [
  'title',
  'heading',
  'defined',
  'acronym',
  'name',
  'keyword',
]
