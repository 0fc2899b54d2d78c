import type { TraceNode } from '../contract/chat/trace.ts'
import { nodesIncluded } from '../ledger/prices.ts'

/**
 * Counts the distinct nodes of an answer. Nodes beyond those included in the base price are paid before the answer that
 * uses them is given.
 */
export class NodeBudget {
  readonly #nodesMax: number
  readonly #buy: (nodes: number) => Promise<number>
  readonly #accessed = new Map<string, TraceNode>()
  #bought = 0
  #limitedByBalance = false

  /** `buy` holds the price of up to this many more nodes, and returns how many the balance covers. */
  constructor(nodesMax: number, buy: (nodes: number) => Promise<number>) {
    this.#nodesMax = nodesMax
    this.#buy = buy
  }

  get accessed(): readonly TraceNode[] {
    return [...this.#accessed.values()]
  }

  get limitedByBalance(): boolean {
    return this.#limitedByBalance
  }

  /** For each group of nodes, whether it may be read. Earlier groups go first; a group is read whole or not at all. */
  async admit(groups: readonly (readonly TraceNode[])[]): Promise<readonly boolean[]> {
    const capacity = await this.#capacityFor(groups)
    return groups.map((group) => {
      const ids = new Set([...this.#accessed.keys(), ...group.map(({ id }) => id)])
      if (ids.size > capacity) return false
      // A node first seen on the path to another passage may be a passage itself.
      for (const node of group)
        if (node.doc_id !== undefined || !this.#accessed.has(node.id))
          this.#accessed.set(node.id, node)
      return true
    })
  }

  async #capacityFor(groups: readonly (readonly TraceNode[])[]): Promise<number> {
    const wanted = new Set([...this.#accessed.keys(), ...groups.flat().map(({ id }) => id)])
    const missing = Math.min(wanted.size, this.#nodesMax) - nodesIncluded - this.#bought
    if (missing > 0 && !this.#limitedByBalance) {
      const bought = await this.#buy(missing)
      this.#bought += bought
      this.#limitedByBalance = bought < missing
    }
    return Math.min(this.#nodesMax, nodesIncluded + this.#bought)
  }
}
