import type { GraphChunk, Link, SentencePlace } from '../storage/fact-store.ts'
import { type GraphNode, nodesById } from './graph-nodes.ts'
import type { OpenGraph } from './open-graph.ts'

/** A sentence as it stands in a document; the range counts from the start of its text. */
export type Evidence = {
  readonly docId: string
  readonly title: string
  readonly start: number
  readonly end: number
  readonly sentence: string
}
export type Fact = Evidence & {
  readonly subject: GraphNode
  readonly predicate: string | null
  readonly object: GraphNode
}

/** Each link with the nodes that it relates and its sentence, in the same order. */
export async function factsOf(graph: OpenGraph, links: readonly Link[]): Promise<readonly Fact[]> {
  const nodes = await nodesById(graph, [
    ...new Set(links.flatMap(({ subject, object }) => [subject, object])),
  ])
  const chunks = await chunksOf(graph, links)
  return links.flatMap((link) => {
    const { subject, object } = { subject: nodes.get(link.subject), object: nodes.get(link.object) }
    const chunk = chunks.get(link.chunk)
    // A document may be deleted between two queries.
    if (!subject || !object || !chunk) return []
    return { subject, predicate: link.predicate, object, ...evidenceIn(chunk, link) }
  })
}

/** The sentences themselves, in the same order. */
export async function evidenceOf(
  graph: OpenGraph,
  sentences: readonly SentencePlace[],
): Promise<readonly Evidence[]> {
  const chunks = await chunksOf(graph, sentences)
  return sentences.flatMap((sentence) => {
    const chunk = chunks.get(sentence.chunk)
    return chunk ? evidenceIn(chunk, sentence) : []
  })
}

function chunksOf({ facts, place }: OpenGraph, sentences: readonly SentencePlace[]) {
  return facts.chunks(place, [...new Set(sentences.map(({ chunk }) => chunk))])
}

/** A sentence of the chunk. */
export function evidenceIn(
  { doc_id, title, start, text }: GraphChunk,
  { sentence_start, sentence_end }: SentencePlace,
): Evidence {
  const sentence = text.slice(sentence_start - start, sentence_end - start)
  return { docId: doc_id, title, start: sentence_start, end: sentence_end, sentence }
}
