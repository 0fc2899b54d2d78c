import { inHalfTokens } from '../base/token-amounts.ts'
import type { ModelId } from '../contract/models.ts'
import { prices } from '../contract/prices.ts'

/** The base price of a chat pays for reading so many nodes. */
export const { nodesIncluded } = prices

/** The price of an answer that was made from so many nodes, in half tokens. */
export function chatPrice(model: ModelId, nodes: number): number {
  const beyond = Math.max(0, nodes - nodesIncluded)
  return inHalfTokens(prices.chat[model] + prices.node * beyond)
}
