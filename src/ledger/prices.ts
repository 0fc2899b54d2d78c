import type { ModelId } from '../contract/models.ts'

/** All prices are in half tokens. */
const chatBase = { snap: 6, ponder: 20 } as const satisfies Record<ModelId, number>
const nodePrice = 1

/** The base price of a chat pays for reading so many nodes. */
export const nodesIncluded = 5

/** The price of an answer that was made from so many nodes, in half tokens. */
export function chatPrice(model: ModelId, nodes: number): number {
  return chatBase[model] + nodePrice * Math.max(0, nodes - nodesIncluded)
}
