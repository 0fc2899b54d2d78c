import type { Edge } from '../graph-facts.ts'
import type { GraphNode } from '../graph-nodes.ts'

/** How a graph is written to a file: what these give, in this order, is the file. */
export type GraphFormat = {
  readonly mediaType: string
  /** Of the file's name, without the dot. */
  readonly extension: string
  opening(graphName: string): string
  /** `first` counts the nodes that were written before. Without this, the file has only edges. */
  nodes?(nodes: readonly GraphNode[], first: number): string
  readonly between: string
  /** `first` counts the edges that were written before; names are those that each sentence's chunk uses. */
  edges(edges: readonly Edge[], first: number): string
  readonly closing: string
}
