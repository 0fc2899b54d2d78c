import type { UndirectedGraph } from 'graphology'
import type { Picture } from '../shown-part.ts'

/** What stands out while something is marked, as keys of the drawn graph. */
export type LitPart = {
  /** The marked nodes and their neighbours. */
  readonly nodes: ReadonlySet<string>
  /** The lines that end at a marked node. */
  readonly edges: ReadonlySet<string>
}

/**
 * The marked nodes with what is linked to them; nothing while no node of the picture is marked, as all is equal then.
 */
export function litPart(
  graph: UndirectedGraph,
  { picture, marked }: { readonly picture: Picture; readonly marked: ReadonlySet<string> },
): LitPart | undefined {
  const centres = picture.nodes.flatMap(({ node_id }, place) =>
    marked.has(node_id) ? [String(place)] : [],
  )
  if (centres.length === 0) return undefined
  const neighbours = centres.flatMap((centre) => graph.neighbors(centre))
  const edges = centres.flatMap((centre) => graph.edges(centre))
  return { nodes: new Set([...centres, ...neighbours]), edges: new Set(edges) }
}
