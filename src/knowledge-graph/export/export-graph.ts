import { setImmediate } from 'node:timers/promises'
import type { GraphChunk, Readiness } from '../../storage/fact-store.ts'
import { decodeFeatures } from '../encode-features.ts'
import { entityId } from '../entity-id.ts'
import { listNodes } from '../explore-graph.ts'
import { evidenceIn } from '../graph-facts.ts'
import type { GraphNode } from '../graph-nodes.ts'
import type { OpenGraph } from '../open-graph.ts'
import type { GraphEdge, GraphFormat } from './graph-format.ts'

const nodesTogether = 200
const chunksTogether = 50

/**
 * The whole graph as the bytes of a file, page by page, so that memory does not grow with it. Every edge is
 * between nodes of the file, also while documents come and go: one that is not ready at the start has no edges.
 * Between two pages everybody else gets a turn, as the embedded engine reads on this thread.
 */
export async function* exportGraph(
  graph: OpenGraph,
  format: GraphFormat,
): AsyncGenerator<Uint8Array> {
  const known = await graph.facts.readyNow(graph.place)
  yield Buffer.from(format.opening(graph.place.name))
  let nodes = 0
  for await (const page of nodesOf(graph)) {
    yield Buffer.from(format.nodes(page, nodes))
    nodes += page.length
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
    const { rows, hasMore } = await listNodes(graph, undefined, page)
    yield rows
    startingAfter = hasMore ? rows.at(-1)?.key : undefined
    await setImmediate()
  } while (startingAfter !== undefined)
}

async function* edgesOf(
  { facts, place }: OpenGraph,
  known: Readiness,
): AsyncGenerator<readonly GraphEdge[]> {
  let after = -1
  for (;;) {
    const chunks = await facts.chunksAfter(place, after, known, chunksTogether)
    const last = chunks.at(-1)
    if (!last) return
    yield chunks.flatMap((chunk) => edgesIn(place.id, chunk))
    after = last.number
    await setImmediate()
  }
}

/** The relations of a chunk are the rows that were made of its features. */
function edgesIn(graphId: string, chunk: GraphChunk): readonly GraphEdge[] {
  const { entities, relations, sentences } = decodeFeatures(chunk.features)
  const names = entities.map(({ key, name }) => ({ id: entityId(graphId, key), name }))
  return relations.flatMap((relation) => {
    const [subject, object] = [names[relation.subject], names[relation.object]]
    const sentence = sentences[relation.sentence]
    if (!subject || !object || !sentence) return []
    const place = {
      chunk: chunk.number,
      sentence_start: chunk.start + sentence.start,
      sentence_end: chunk.start + sentence.end,
    }
    return { subject, predicate: relation.predicate, object, ...evidenceIn(chunk, place) }
  })
}
