import {
  type Evidence,
  edgesIn,
  type Fact,
  type NodeName,
  sentencesNaming,
  withNames,
} from './graph-facts.ts'
import { findName } from './graph-nodes.ts'
import type { OpenGraph } from './open-graph.ts'
import { chunksMax, type ReadChunk, readChunks } from './read-chunks.ts'
import { chunksWith } from './read-occurrences.ts'

type Edge = {
  readonly nodes: readonly [NodeName, NodeName]
  readonly facts: readonly Fact[]
  readonly sentences: readonly Evidence[]
  /** Whether these are all facts and sentences of the documents. */
  readonly complete: boolean
}

/** What connects two nodes: up to `limit` facts, and up to `limit` sentences. Throws `not_found`. */
export async function describeEdge(
  graph: OpenGraph,
  fromId: string,
  toId: string,
  limit: number,
): Promise<Edge> {
  const nodes = [await findName(graph, fromId, 'from'), await findName(graph, toId, 'to')] as const
  const others = new Set(await chunksWith(graph, [toId]))
  const both = (await chunksWith(graph, [fromId])).filter((chunk) => others.has(chunk))
  const facts: Fact[] = []
  const sentences: Evidence[] = []
  for await (const chunk of readChunks(graph, both.subarray(0, chunksMax))) {
    facts.push(...edgesIn(chunk).filter((one) => isBetween(one, fromId, toId)))
    sentences.push(...sentencesOf(chunk, fromId, toId))
    if (facts.length > limit && sentences.length > limit) break
  }
  const named = new Map(nodes.map((node) => [node.id, node]))
  return {
    nodes,
    facts: withNames(facts.slice(0, limit), named),
    sentences: sentences.slice(0, limit),
    complete: facts.length <= limit && sentences.length <= limit && both.length <= chunksMax,
  }
}

function isBetween({ subject, object }: Fact, one: string, other: string): boolean {
  return (subject.id === one && object.id === other) || (subject.id === other && object.id === one)
}

/** Sentences that name both nodes; in a chunk whose title is one node, those that name the other. */
function sentencesOf(chunk: ReadChunk, one: string, other: string): readonly Evidence[] {
  const title = chunk.entities.find(({ kind }) => kind === 'title')?.id
  const [ofOne, ofOther] = [sentencesNaming(chunk, one), sentencesNaming(chunk, other)]
  if (title === one) return ofOther
  if (title === other) return ofOne
  const starts = new Set(ofOther.map(({ start }) => start))
  return ofOne.filter(({ start }) => starts.has(start))
}
