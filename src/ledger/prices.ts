import type { ModelId } from '../contract/models.ts'

/** All prices are in half tokens. */
const chatBase = { snap: 6, ponder: 20 } as const satisfies Record<ModelId, number>
const nodePrice = 1

/** So many nodes the base price pays for. */
export const nodesIncluded = 5

/** What an answer costs that was read from so many nodes. */
export function chatPrice(model: ModelId, nodes: number): number {
  return chatBase[model] + nodePrice * Math.max(0, nodes - nodesIncluded)
}
