import type { IndexedChunk, IndexReader } from '../../../index/index-reader.ts'
import type { Retrieved } from '../retrieved.ts'
import type { PathHop, PathNode } from '../walk/trace-path.ts'
import type { ConnectingHop } from './connecting-side.ts'

/** The passages of the sentences behind a chain of hops, in its order, each with the path to it from the beginning. */
export async function passagesOf(
  steps: readonly ConnectingHop[],
  index: IndexReader,
): Promise<Retrieved[]> {
  const numbers = [...new Set(steps.map(({ chunk }) => chunk))]
  const chunks = new Map((await index.chunks(numbers)).map((chunk) => [chunk.number, chunk]))
  const path = steps.flatMap((step) => {
    const chunk = chunks.get(step.chunk)
    return chunk === undefined ? [] : [{ number: step.chunk, hop: hopOf(step, chunk) }]
  })
  // A chunk that is gone meanwhile breaks the chain.
  if (path.length < steps.length) return []
  return numbers.flatMap((number) => {
    const chunk = chunks.get(number)
    const last = path.findLastIndex((one) => one.number === number)
    const hops = path.slice(0, last + 1).map(({ hop }) => hop)
    return chunk === undefined ? [] : [{ chunk, score: 1, path: hops }]
  })
}

function hopOf({ from, to, sentence }: ConnectingHop, chunk: IndexedChunk): PathHop {
  const { entities, relations, sentences } = chunk.features
  const said = relations.find(
    ({ subject, object, ...relation }) =>
      relation.sentence === sentence &&
      entities[subject]?.key === from &&
      entities[object]?.key === to,
  )
  const range = sentences[sentence] ?? { start: 0, end: 0 }
  return {
    from: nodeOf(from, chunk),
    to: nodeOf(to, chunk),
    relation: said?.predicate ?? 'is named with',
    share: 1,
    docId: chunk.docId,
    start: chunk.start + range.start,
    end: chunk.start + range.end,
    sentence: chunk.text.slice(range.start, range.end),
  }
}

function nodeOf(key: string, { features }: IndexedChunk): PathNode {
  const name = features.entities.find((one) => one.key === key)?.name
  return { kind: 'entity', title: name ?? key, key }
}
