import type { ChunkFeatures } from '../knowledge-graph/chunk-features.ts'
import { encodeFeatures } from '../knowledge-graph/encode-features.ts'
import { entityId } from '../knowledge-graph/entity-id.ts'
import { extractFeatures } from '../knowledge-graph/extract-features.ts'
import { featuresOf } from '../knowledge-graph/features-of.ts'
import type { NewChunk, NewChunks, NewMention, NewRelation } from '../storage/chunk-writes.ts'
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
  readonly #entities = new Map<string, string>()
  readonly #mentions: NewMention[] = []
  readonly #relations: NewRelation[] = []

  constructor(graphId: string) {
    this.#graphId = graphId
  }

  add({ sentences, entities, relations }: ChunkFeatures, index: number, chunkStart: number): void {
    const sentenceRange = (sentence: number): [number, number] => {
      const { start, end } = sentences[sentence] ?? { start: 0, end: 0 }
      return [chunkStart + start, chunkStart + end]
    }
    const ids = entities.map((entity) => this.#idOf(entity))
    entities.forEach(({ kind, name, mentions }, position) => {
      const entityId = ids[position]
      if (entityId === undefined) return
      const about = { index, entityId, kind }
      for (const { start, end, sentence } of mentions) {
        const range = {
          start: chunkStart + start,
          end: chunkStart + end,
          sentence: sentenceRange(sentence),
        }
        this.#mentions.push({ ...about, ...range, name: null })
      }
      if (mentions.length === 0) this.#mentions.push({ ...about, ...nowhere(chunkStart), name })
    })
    relations.forEach(({ subject, predicate, object, sentence }, number) => {
      const [subjectId, objectId] = [ids[subject], ids[object]]
      if (subjectId === undefined || objectId === undefined) return
      const said = { subjectId, predicate, objectId, sentence: sentenceRange(sentence) }
      this.#relations.push({ index, number, ...said })
    })
  }

  rows(): Pick<NewChunks, 'entities' | 'mentions' | 'relations'> {
    return {
      entities: Array.from(this.#entities, ([key, id]) => ({ id, key })),
      mentions: this.#mentions,
      relations: this.#relations,
    }
  }

  /** Parts of longer names lead the walk, but are no entities of their own. */
  #idOf({ key, kind }: ChunkFeatures['entities'][number]): string | undefined {
    if (kind === 'part') return undefined
    const id = this.#entities.get(key) ?? entityId(this.#graphId, key)
    this.#entities.set(key, id)
    return id
  }
}

/** What is named only above a chunk is said nowhere in it. */
function nowhere(chunkStart: number): Pick<NewMention, 'start' | 'end' | 'sentence'> {
  return { start: chunkStart, end: chunkStart, sentence: [chunkStart, chunkStart] }
}
