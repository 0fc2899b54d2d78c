import type { ModelId } from './models.ts'

/** The prices in tokens; calls that are not listed are free. */
export const prices = {
  chat: { snap: 3, ponder: 10 } satisfies Record<ModelId, number>,
  /** The price of each stored node read for a reply beyond `nodesIncluded`. */
  node: 0.5,
  nodesIncluded: 5,
  /** The lowest and highest price of a research job; `snap` has a fixed price. */
  research: {
    snap: { least: 30, most: 30 },
    ponder: { least: 75, most: 100 },
  } satisfies Record<ModelId, { least: number; most: number }>,
} as const
