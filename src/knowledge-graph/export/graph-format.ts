import type { Edge } from '../graph-facts.ts'
import type { GraphNode } from '../graph-nodes.ts'

/** Writes a graph to a file, which is the texts that these give, in this order. */
export type GraphFormat = {
  readonly mediaType: string
  /** The extension of the file name, without the dot. */
  readonly extension: string
  opening(graphName: string): string
  /** Some nodes; `first` counts those before them. A format without this has only edges. */
  nodes?(nodes: readonly GraphNode[], first: number): string
  readonly between: string
  /** Some edges; `first` counts those before them. Names are written as in the chunk of the sentence. */
  edges(edges: readonly Edge[], first: number): string
  readonly closing: string
}
