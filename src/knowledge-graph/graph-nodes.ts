import { setImmediate } from 'node:timers/promises'
import { notFound } from '../base/errors/not-found.ts'
import type { NodeName } from './graph-facts.ts'
import type { OpenGraph } from './open-graph.ts'
import { readChunks } from './read-chunks.ts'
import {
  mostInformative,
  type NodeKind,
  type Occurrence,
  readOccurrences,
} from './read-occurrences.ts'

/** An entity, named as in its mention of the most informative kind. */
export type GraphNode = NodeName & NodeSummary
/** What the posting list of an entity says about it. */
export type NodeSummary = {
  readonly id: string
  readonly kind: NodeKind
  readonly mentions: number
  readonly documents: number
  /** The first chunk that has the entity in its most informative kind. */
  readonly chunk: number
}

/** The nodes with these ids, by id, without those that no ready document has. */
export async function nodesById(
  graph: OpenGraph,
  ids: readonly string[],
): Promise<ReadonlyMap<string, GraphNode>> {
  const summaries = await readSummaries(graph, ids)
  const names = await readNames(graph, summaries)
  const nodes = new Map<string, GraphNode>()
  for (const [id, summary] of summaries) {
    const name = names.get(id)
    if (name) nodes.set(id, { ...summary, ...name })
  }
  return nodes
}

/** The names of the nodes with these ids, by id, without those that no ready document has. */
export async function namesById(
  graph: OpenGraph,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NodeName>> {
  const occurrences = await readOccurrences(graph, ids)
  const best = new Map<string, Occurrence>()
  for (const [id, all] of occurrences) {
    const one = mostInformative(all)
    if (one) best.set(id, one)
  }
  return readNames(graph, best)
}

/** The name of a node. Throws `not_found`, with the name of the parameter that gave the id. */
export async function findName(graph: OpenGraph, id: string, param: string): Promise<NodeName> {
  const name = (await namesById(graph, [id])).get(id)
  if (!name) throw notFound('node', param)
  return name
}

/** The summaries of nodes, by id, without those that no ready document has. */
export async function readSummaries(
  graph: OpenGraph,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NodeSummary>> {
  const occurrences = await readOccurrences(graph, ids)
  const docIds = await readDocIds(graph, occurrences.values())
  const summaries = new Map<string, NodeSummary>()
  for (const [id, all] of occurrences) {
    const ready = all.filter(({ chunk }) => docIds.has(chunk))
    const best = mostInformative(ready)
    if (!best) continue
    const mentions = ready.reduce((sum, one) => sum + one.mentions, 0)
    const documents = new Set(ready.map(({ chunk }) => docIds.get(chunk))).size
    summaries.set(id, { id, kind: best.kind, mentions, documents, chunk: best.chunk })
  }
  return summaries
}

/** The name of each node as its chunk writes it. A node is left out if its chunk is gone or does not name it. */
export async function readNames(
  graph: OpenGraph,
  places: ReadonlyMap<string, { readonly chunk: number }>,
): Promise<ReadonlyMap<string, NodeName>> {
  const names = new Map<string, NodeName>()
  const numbers = Array.from(places.values(), ({ chunk }) => chunk)
  for await (const { number, entities } of readChunks(graph, numbers)) {
    for (const { id, name } of entities)
      if (places.get(id)?.chunk === number) names.set(id, { id, name })
  }
  return names
}

/** Chunks looked up with one query; other calls are served between two. */
const chunksTogether = 1000

/** The ids of the documents of these chunks, by chunk, without documents that are not ready. */
async function readDocIds(
  { facts, place }: OpenGraph,
  occurrences: Iterable<readonly Occurrence[]>,
): Promise<ReadonlyMap<number, string>> {
  const numbers = new Set<number>()
  for (const all of occurrences) for (const { chunk } of all) numbers.add(chunk)
  const docIds = new Map<number, string>()
  const all = [...numbers]
  for (let next = 0; next < all.length; next += chunksTogether) {
    const page = await facts.docIds(place, all.slice(next, next + chunksTogether))
    for (const [number, docId] of page) docIds.set(number, docId)
    await setImmediate()
  }
  return docIds
}
