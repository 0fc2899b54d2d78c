import type { Thinking } from '../base/thinking.ts'
import { inHalfTokens } from '../base/token-amounts.ts'
import { prices } from '../contract/prices.ts'

/** The number of nodes that the base price of a chat includes. */
export const { nodesIncluded } = prices

/** The price of an answer from this many nodes, in half tokens. */
export function chatPrice(thinking: Thinking, nodes: number): number {
  const beyond = Math.max(0, nodes - nodesIncluded)
  return inHalfTokens(prices.chat[thinking] + prices.node * beyond)
}
