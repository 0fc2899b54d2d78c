import type { Evidence, Fact, NodeName } from '../graph-facts.ts'

/** A cluster of related nodes, with sentences about them. */
export type Community = {
  readonly id: string
  readonly title: string
  readonly terms: readonly string[]
  readonly nodes: number
  readonly documents: number
  /** The members with the largest weights; the weights of all members sum to 1. */
  readonly members: readonly (NodeName & { readonly weight: number })[]
  readonly summary: readonly Evidence[]
  readonly facts: readonly Fact[]
}
