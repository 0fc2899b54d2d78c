import type { Edge } from '../graph-facts.ts'
import type { GraphNode } from '../graph-nodes.ts'

/** A file format of a graph: the file is the concatenation of the texts that these return, in this order. */
export type GraphFormat = {
  readonly mediaType: string
  /** The extension of the file name, without the dot. */
  readonly extension: string
  opening(graphName: string): string
  /** Writes some nodes; `first` is the number of nodes before them. A format without this has only edges. */
  nodes?(nodes: readonly GraphNode[], first: number): string
  readonly between: string
  /**
   * Writes some edges; `first` is the number of edges before them. Names are written as in the chunk of the sentence.
   */
  edges(edges: readonly Edge[], first: number): string
  readonly closing: string
}
