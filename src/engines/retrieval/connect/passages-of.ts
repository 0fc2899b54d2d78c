import type { IndexedChunk, IndexReader } from '../../../index/index-reader.ts'
import type { Retrieved } from '../retrieved.ts'
import type { PathHop, PathNode } from '../walk/trace-path.ts'
import type { ConnectingHop } from './connecting-hops.ts'

/**
 * The passages of the sentences behind chains of hops, in their order, each with the path to it from the beginning, and
 * with the chains that end in it. `written` has names that a chunk writes without a capital, by their keys.
 */
export async function passagesOf(
  chains: readonly (readonly ConnectingHop[])[],
  index: IndexReader,
  written: ReadonlyMap<string, string>,
): Promise<Retrieved[]> {
  const numbers = [...new Set(chains.flat().map(({ chunk }) => chunk))]
  const chunks = new Map((await index.chunks(numbers)).map((chunk) => [chunk.number, chunk]))
  const passages = new Map<number, Retrieved & { readonly chains: (readonly PathHop[])[] }>()
  for (const steps of chains) {
    const path = steps.flatMap((step) => {
      const chunk = chunks.get(step.chunk)
      return chunk === undefined ? [] : [hopOf(step, chunk, written)]
    })
    // A chunk that is gone meanwhile breaks the chain.
    if (path.length < steps.length) continue
    steps.forEach(({ chunk: number }, at) => {
      const chunk = chunks.get(number)
      if (chunk === undefined) return
      const hops = path.slice(0, at + 1)
      const known = passages.get(number)
      const longer = known && known.path.length > hops.length ? known.path : hops
      const ended = known?.chains ?? []
      if (at === steps.length - 1) ended.push(path)
      passages.set(number, { chunk, score: 1, path: longer, chains: ended })
    })
  }
  return [...passages.values()]
}

function hopOf(
  { from, to, sentence }: ConnectingHop,
  chunk: IndexedChunk,
  written: ReadonlyMap<string, string>,
): PathHop {
  const { entities, relations, sentences } = chunk.features
  const said = relations.find(
    ({ subject, object, ...relation }) =>
      relation.sentence === sentence &&
      entities[subject]?.key === from &&
      entities[object]?.key === to,
  )
  const range = sentences[sentence] ?? { start: 0, end: 0 }
  return {
    from: nodeOf(from, chunk, written),
    to: nodeOf(to, chunk, written),
    relation: said?.predicate ?? 'is named with',
    share: 1,
    docId: chunk.docId,
    start: chunk.start + range.start,
    end: chunk.start + range.end,
    sentence: chunk.text.slice(range.start, range.end),
  }
}

function nodeOf(
  key: string,
  { features }: IndexedChunk,
  written: ReadonlyMap<string, string>,
): PathNode {
  const name = features.entities.find(
    (one) => one.key === key && (one.titled || one.kind !== 'keyword'),
  )?.name
  return { kind: 'entity', title: name ?? written.get(key) ?? key, key }
}
