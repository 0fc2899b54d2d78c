import type { Evidence, Fact, NodeName } from '../graph-facts.ts'

/** A cluster of related nodes, with sentences about them. */
export type Community = {
  readonly id: string
  readonly title: string
  /** The title without terms. */
  readonly name: string
  readonly terms: readonly string[]
  readonly nodes: number
  readonly documents: number
  /**
   * How many documents are about it: the sum of the squares of the shares of their sentences in communities that are in
   * this one, so that one document as a whole counts more than a little of many.
   */
  readonly weight: number
  /** Documents that say much about it and little else, the first of them most. */
  readonly sources: readonly Source[]
  /** The members with the largest weights; the weights of all members sum to 1. */
  readonly members: readonly (NodeName & { readonly weight: number })[]
  readonly summary: readonly SummarySentence[]
  readonly facts: readonly Fact[]
}

export type Source = { readonly docId: string; readonly title: string }

/** A sentence of a summary, and the number of the chunk that it is in. */
export type SummarySentence = Evidence & { readonly chunk: number }
