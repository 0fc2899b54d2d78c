import { setImmediate } from 'node:timers/promises'
import { notFound } from '../base/errors/not-found.ts'
import { keyWords } from '../extraction/names/entity-key.ts'
import { entityId } from '../index/entity-id.ts'
import type { Page, PageOf } from '../storage/statements/page.ts'
import { type Evidence, edgesIn, type Fact, sentencesNaming, withNames } from './graph-facts.ts'
import {
  type GraphNode,
  type NodeSummary,
  namesById,
  nodesById,
  readNames,
  readSummaries,
} from './graph-nodes.ts'
import type { OpenGraph } from './open-graph.ts'
import { chunksMax, readChunks } from './read-chunks.ts'
import { chunksWith } from './read-occurrences.ts'

type Keyed<Node> = Node & { readonly key: string }

/**
 * A page of nodes in the order of their keys. With `words`, only nodes with these words in their name; the last word
 * may be cut short.
 */
export async function listNodes(
  graph: OpenGraph,
  words: string | undefined,
  page: Page,
): Promise<PageOf<Keyed<GraphNode>>> {
  const key = words === undefined ? undefined : keyWords(words).join(' ')
  // Words without a letter or digit match no name.
  if (key === '' && words !== '') return { entries: [], hasMore: false }
  const found = await findSummaries(graph, key || undefined, page)
  const summaries = found.slice(0, page.limit)
  const names = await readNames(graph, new Map(summaries.map((one) => [one.id, one])))
  const entries = summaries.map((one) => ({ ...one, name: names.get(one.id)?.name ?? one.key }))
  return { entries, hasMore: found.length > page.limit }
}

/** A node with up to `limit` facts about it and sentences that name it. Throws `not_found`. */
export async function describeNode(
  graph: OpenGraph,
  nodeId: string,
  limit: number,
): Promise<GraphNode & { facts: readonly Fact[]; sentences: readonly Evidence[] }> {
  const node = (await nodesById(graph, [nodeId])).get(nodeId)
  if (!node) throw notFound('node', 'node_id')
  const facts: Fact[] = []
  const sentences: Evidence[] = []
  const chunks = await chunksWith(graph, [nodeId])
  for await (const chunk of readChunks(graph, chunks.subarray(0, chunksMax))) {
    const relations = edgesIn(chunk)
    facts.push(...relations.filter((one) => one.subject.id === nodeId || one.object.id === nodeId))
    sentences.push(...sentencesNaming(chunk, nodeId))
    if (facts.length >= limit && sentences.length >= limit) break
  }
  const told = facts.slice(0, limit)
  const names = await namesById(graph, [
    ...new Set(told.flatMap(({ subject, object }) => [subject.id, object.id])),
  ])
  return { ...node, facts: withNames(told, names), sentences: sentences.slice(0, limit) }
}

/** Some keys have no node that may be read, so the query for the last few asks for more. */
const keysTogetherMin = 20

/** Reads one node more than the page holds, which tells whether there are more pages. */
async function findSummaries(
  graph: OpenGraph,
  words: string | undefined,
  { limit, startingAfter }: Page,
): Promise<readonly Keyed<NodeSummary>[]> {
  const found: Keyed<NodeSummary>[] = []
  let after = startingAfter
  do {
    const count = Math.max(limit + 1 - found.length, keysTogetherMin)
    const page = { limit: count, startingAfter: after }
    const { keys, next } = await graph.entities.keys(graph.place, words, page)
    const idOf = (key: string) => entityId(graph.place.id, key)
    const summaries = await readSummaries(graph, keys.map(idOf))
    for (const key of keys) {
      const summary = summaries.get(idOf(key))
      if (summary) found.push({ ...summary, key })
    }
    after = next
    await setImmediate()
  } while (found.length <= limit && after !== undefined)
  return found
}
