import { findPlace } from '../../extraction/references/find-place.ts'
import type { Target } from '../../extraction/references/reference.ts'
import type { IndexedChunk, IndexReader } from '../../index/index-reader.ts'
import type { ChunkRange } from '../../storage/index/index-view.ts'
import { lookUp } from './retrieve.ts'
import type { Retrieved } from './retrieved.ts'

/** A document of more passages is not read whole for a place: only those of its passages that have its words. */
const wholeMax = 60
/** So many of those are read. */
const candidatesMax = 40
/** A place is read so far: its first passages. */
const passagesOfPlaceMax = 2

/**
 * The passages of a document, whose chunks have the numbers from `first` to `last`, in which the places begin that are
 * referred to, in the order of the targets. A place that the document does not have gives none.
 */
export async function readPlaces(
  index: IndexReader,
  range: ChunkRange,
  targets: readonly Target[],
): Promise<Retrieved[]> {
  const found = new Map<number, IndexedChunk>()
  for (const target of targets) {
    const chunks = await index.chunks(await numbersFor(target, range, index))
    for (const chunk of chunksOfPlace(target, chunks)) found.set(chunk.number, chunk)
  }
  return [...found.values()].map((chunk) => ({ chunk, score: 0, path: [] }))
}

/** The numbers of the chunks in which a place may begin, in order. */
async function numbersFor(
  target: Target,
  { first, last }: ChunkRange,
  index: IndexReader,
): Promise<readonly number[]> {
  const count = last - first + 1
  if (count <= wholeMax && target.kind !== 'defined')
    return Array.from({ length: count }, (_, nth) => first + nth)
  const { collection } = await lookUp(wordsOf(target), index, { engine: 'rag' })
  const lists = [...collection.postings.values()].map(({ chunks }) => new Set(chunks))
  const [one, ...others] = lists.toSorted((a, b) => a.size - b.size)
  const inAll = [...(one ?? [])].filter((number) => others.every((list) => list.has(number)))
  const within = inAll.filter((number) => number >= first && number <= last)
  const ordered = within.toSorted((a, b) => a - b).slice(0, candidatesMax)
  return [...new Set(ordered.flatMap((number) => [number, number + 1]))].filter(
    (one) => one <= last,
  )
}

function wordsOf(target: Target): string {
  if (target.kind === 'named' || target.kind === 'defined') return target.name
  if (target.kind === 'linked') return target.anchor.replace(/[-_]/g, ' ')
  // A section may be written with its number alone.
  return target.family === 'section' ? target.number : `${target.word ?? ''} ${target.number}`
}

function chunksOfPlace(target: Target, chunks: readonly IndexedChunk[]): readonly IndexedChunk[] {
  const texts = chunks.map(({ text, language, features }) => {
    return { text, language, blocks: features.layout.blocks }
  })
  const place = findPlace(target, texts)
  const own = (place?.ranges ?? []).flatMap(({ text }) => chunks[text] ?? [])
  return own
    .filter(({ number }, at) => number === (own[0]?.number ?? 0) + at)
    .slice(0, passagesOfPlaceMax)
}
