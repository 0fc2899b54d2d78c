import type { Evidence, Fact, NodeName } from '../graph-facts.ts'

/** Nodes of a graph that belong together, and what documents say of them. */
export type Community = {
  readonly id: string
  readonly title: string
  readonly terms: readonly string[]
  readonly nodes: number
  readonly documents: number
  /** The first ones only; weights are shares of one. */
  readonly members: readonly (NodeName & { readonly weight: number })[]
  readonly summary: readonly Evidence[]
  readonly facts: readonly Fact[]
}
