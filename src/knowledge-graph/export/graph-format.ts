import type { Evidence } from '../graph-facts.ts'
import type { GraphNode } from '../graph-nodes.ts'

/** How a graph is written to a file: what these give, in this order, is the file. */
export type GraphFormat = {
  readonly mediaType: string
  /** Of the file's name, without the dot. */
  readonly extension: string
  opening(graphName: string): string
  /** `first` counts the nodes that were written before. */
  nodes(nodes: readonly GraphNode[], first: number): string
  readonly between: string
  /** `first` counts the edges that were written before. */
  edges(edges: readonly GraphEdge[], first: number): string
  readonly closing: string
}

/** One relation, with the names that its sentence's part of the document uses. */
export type GraphEdge = Evidence & {
  readonly subject: NodeName
  readonly predicate: string
  readonly object: NodeName
}

type NodeName = { readonly id: string; readonly name: string }
