import { setImmediate } from 'node:timers/promises'
import type { ReadySnapshot } from '../../storage/knowledge-graph/fact-store.ts'
import { listNodes } from '../explore-graph.ts'
import { type Edge, edgesIn } from '../graph-facts.ts'
import type { GraphNode } from '../graph-nodes.ts'
import type { OpenGraph } from '../open-graph.ts'
import { decoded } from '../read-chunks.ts'
import type { GraphFormat } from './graph-format.ts'

/** Nodes, or chunks, whose rows are in memory at once. */
const nodesTogether = 200
const chunksTogether = 50

/**
 * Exports the whole graph as the bytes of a file, page by page, so that memory does not grow with the graph. Every edge
 * is between nodes of the file even if documents are added meanwhile: edges come only from documents that were ready at
 * the start. Between two pages other calls are served, as the embedded engine reads on this thread.
 */
export async function* exportGraph(
  graph: OpenGraph,
  format: GraphFormat,
): AsyncGenerator<Uint8Array> {
  const known = await graph.facts.readyNow(graph.place)
  yield Buffer.from(format.opening(graph.place.name))
  if (format.nodes) {
    let nodes = 0
    for await (const page of nodesOf(graph)) {
      yield Buffer.from(format.nodes(page, nodes))
      nodes += page.length
    }
  }
  yield Buffer.from(format.between)
  let edges = 0
  for await (const page of edgesOf(graph, known)) {
    yield Buffer.from(format.edges(page, edges))
    edges += page.length
  }
  yield Buffer.from(format.closing)
}

async function* nodesOf(graph: OpenGraph): AsyncGenerator<readonly GraphNode[]> {
  let startingAfter: string | undefined
  do {
    const page = { limit: nodesTogether, startingAfter }
    const { entries, hasMore } = await listNodes(graph, undefined, page)
    yield entries
    startingAfter = hasMore ? entries.at(-1)?.key : undefined
    await setImmediate()
  } while (startingAfter !== undefined)
}

async function* edgesOf(
  { facts, place }: OpenGraph,
  known: ReadySnapshot,
): AsyncGenerator<readonly Edge[]> {
  let after = -1
  for (;;) {
    const chunks = await facts.chunksAfter(place, after, known, chunksTogether)
    const last = chunks.at(-1)
    if (!last) return
    yield chunks.flatMap((chunk) => edgesIn(decoded(place.id, chunk)))
    after = last.number
    await setImmediate()
  }
}
