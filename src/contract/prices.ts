import type { ModelId } from './models.ts'

/** What calls cost, in tokens; what is not named is free. */
export const prices = {
  chat: { snap: 3, ponder: 10 } satisfies Record<ModelId, number>,
  /** Each stored node that is read for a reply, beyond `nodesIncluded`. */
  node: 0.5,
  nodesIncluded: 5,
  /** What a research job costs at least and at most; `snap` costs the same whatever it takes. */
  research: {
    snap: { least: 30, most: 30 },
    ponder: { least: 75, most: 100 },
  } satisfies Record<ModelId, { least: number; most: number }>,
} as const
