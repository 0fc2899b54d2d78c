import type { z } from 'zod'
import type { getNeighborhood } from '../../contract/graphs/graph-walks.ts'
import { contractLimits } from '../../contract/limits.ts'
import { bodyOf, type McpCall } from '../mcp-call.ts'
import { quoted } from '../quoted.ts'
import type { ToolAnswer } from '../tool-calls/tool-result.ts'
import { fittingEntries } from './fitting-list.ts'

/** Nodes told of where a name is meant by several. */
const matchesMax = 10

/** Finds nodes by name, and the neighbourhood of the most mentioned one. */
export async function queryGraph(
  { graph_id, query, depth, limit }: z.output<(typeof getNeighborhood)['mcp']['input']>,
  call: McpCall,
): Promise<ToolAnswer> {
  const found = await bodyOf('listNodes', { graph_id, q: query, limit: matchesMax }, call)
  // The node that documents mention most is most likely the one meant.
  const byMentions = found.data.toSorted((a, b) => b.mentions - a.mentions)
  const matches = byMentions.map(({ node_id, name }) => ({ node_id, name }))
  const [first] = matches
  if (!first) {
    const nothing = { matches, nodes: [], edges: [], complete: true }
    return { structured: nothing, text: 'No node of the graph has such a name.' }
  }
  const around = { graph_id, node_id: first.node_id, depth, limit }
  const { nodes, edges, complete } = await bodyOf('getNeighborhood', around, call)
  const some = fittingEntries(edges, JSON.stringify({ matches, nodes }).length + overheadCharacters)
  const isWhole = complete && some.length === edges.length
  const structured = { matches, nodes, edges: some, complete: isWhole }
  const data = quoted(JSON.stringify(structured))
  return { structured, text: isWhole ? data : `${data}\n${more(nodes.length, some.length)}` }
}

function more(nodes: number, edges: number): string {
  return `These are the nearest ${nodes} nodes and ${edges} edges: there are more. Explore one of these nodes by its name, or raise limit, which is ${contractLimits.listEntries} at most.`
}

/** The characters around the data. */
const overheadCharacters = 300
