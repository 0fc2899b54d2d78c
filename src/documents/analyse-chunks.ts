import type { ChunkFeatures } from '../knowledge-graph/chunk-features.ts'
import { encodeFeatures } from '../knowledge-graph/encode-features.ts'
import { entityId } from '../knowledge-graph/entity-id.ts'
import { extractFeatures } from '../knowledge-graph/extract-features.ts'
import { featuresOf } from '../knowledge-graph/features-of.ts'
import type { NewChunk, NewChunks } from '../storage/chunk-writes.ts'
import type { Chunk } from './chunk-text.ts'

/** A run of one document's chunks. */
export type ChunkRun = {
  readonly graphId: string
  readonly title: string
  readonly language: string
  /** The index, within the document, of the first chunk. */
  readonly firstIndex: number
  readonly chunks: readonly (Chunk & { readonly text: string })[]
}

/** What the index and the graph keep of the chunks. Depends on nothing but the document and its graph's id. */
export function analyseChunks(run: ChunkRun): NewChunks {
  const { graphId, title, language, firstIndex } = run
  const found = new Found(graphId)
  const chunks = run.chunks.map((chunk, offset): NewChunk => {
    const opensDocument = firstIndex + offset === 0
    const input = { title, headings: chunk.headings, text: chunk.text, language, opensDocument }
    const features = extractFeatures(input)
    const { counts, length } = featuresOf(input, features)
    found.add(features, firstIndex + offset, chunk.start)
    const { start, end, text } = chunk
    const vector = Array.from(counts, ([feature, count]) => `${feature}\t${count}`).join('\n')
    return { start, end, length, text, features: encodeFeatures(features), vector }
  })
  return { firstIndex, chunks, ...found.rows() }
}

/** Collects entities, each once, and where they are mentioned; ranges count from the document's start. */
class Found {
  readonly #graphId: string
  readonly #entities = new Map<string, NewChunks['entities'][number]>()
  readonly #mentions: NewChunks['mentions'][number][] = []
  readonly #relations: NewChunks['relations'][number][] = []

  constructor(graphId: string) {
    this.#graphId = graphId
  }

  add({ sentences, entities, relations }: ChunkFeatures, chunk: number, chunkStart: number): void {
    const sentenceRange = (index: number): [number, number] => {
      const { start, end } = sentences[index] ?? { start: 0, end: 0 }
      return [chunkStart + start, chunkStart + end]
    }
    const ids = entities.map((entity) => this.#idOf(entity))
    entities.forEach(({ mentions }, index) => {
      const id = ids[index]
      if (id === undefined) return
      for (const { start, end, sentence } of mentions) {
        this.#mentions.push([
          id,
          chunk,
          chunkStart + start,
          chunkStart + end,
          ...sentenceRange(sentence),
        ])
      }
    })
    for (const { subject, predicate, object, sentence } of relations) {
      const [from, to] = [ids[subject], ids[object]]
      if (from === undefined || to === undefined) continue
      this.#relations.push([from, predicate, to, chunk, ...sentenceRange(sentence)])
    }
  }

  rows(): Pick<NewChunks, 'entities' | 'mentions' | 'relations'> {
    return {
      entities: [...this.#entities.values()],
      mentions: this.#mentions,
      relations: this.#relations,
    }
  }

  /** Parts of longer names lead the walk, but are no entities of their own. */
  #idOf({ key, name, kind }: ChunkFeatures['entities'][number]): string | undefined {
    if (kind === 'part') return undefined
    const known = this.#entities.get(key)
    if (known) return known.id
    const id = entityId(this.#graphId, key)
    this.#entities.set(key, { id, key, name, kind })
    return id
  }
}
