import type { Evidence, Fact, NodeName } from '../graph-facts.ts'

/** Nodes of a graph that belong together, and sentences of documents about them. */
export type Community = {
  readonly id: string
  readonly title: string
  readonly terms: readonly string[]
  readonly nodes: number
  readonly documents: number
  /** The members of the most weight; the weights of all members add up to 1. */
  readonly members: readonly (NodeName & { readonly weight: number })[]
  readonly summary: readonly Evidence[]
  readonly facts: readonly Fact[]
}
