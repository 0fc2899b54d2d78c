import type { ChunkInput } from '../../src/knowledge-graph/extract-features.ts'
import { extractFeatures } from '../../src/knowledge-graph/extract-features.ts'
import { featuresOf } from '../../src/knowledge-graph/features-of.ts'
import type { IndexedChunk, IndexReader, Postings } from '../../src/knowledge-graph/index-reader.ts'

type Row = { readonly chunk: number; readonly count: number; readonly length: number }

/** The whole index in maps: what the storage engine does, for tests that need no storage. */
export class MemoryIndex implements IndexReader {
  readonly #chunks: IndexedChunk[] = []
  readonly #rows = new Map<string, Row[]>()
  readonly #columns = new Map<string, Postings>()
  #termCount = 0

  /** Adds a document of one chunk. */
  add(docId: string, input: ChunkInput): void {
    const number = this.#chunks.length
    const { title, text } = input
    const features = extractFeatures(input)
    const { counts, length } = featuresOf(input, features)
    this.#chunks.push({
      number,
      chunkId: `${docId}#0`,
      docId,
      title,
      start: 0,
      end: text.length,
      text,
      features,
    })
    this.#termCount += length
    for (const [feature, count] of counts) {
      const rows = this.#rows.get(feature) ?? []
      if (rows.length === 0) this.#rows.set(feature, rows)
      rows.push({ chunk: number, count, length })
      this.#columns.delete(feature)
    }
  }

  async statistics() {
    return { chunkCount: this.#chunks.length, termCount: this.#termCount }
  }

  async postings(features: readonly string[]): Promise<ReadonlyMap<string, Postings>> {
    const found = new Map<string, Postings>()
    for (const feature of features) {
      const columns = this.#columns.get(feature) ?? this.#columnsOf(feature)
      if (columns !== undefined) found.set(feature, columns)
    }
    return found
  }

  async chunks(numbers: readonly number[]): Promise<readonly IndexedChunk[]> {
    return numbers.flatMap((number) => this.#chunks[number] ?? [])
  }

  #columnsOf(feature: string): Postings | undefined {
    const rows = this.#rows.get(feature)
    if (rows === undefined) return undefined
    const columns = {
      chunks: Uint32Array.from(rows, (row) => row.chunk),
      counts: Uint16Array.from(rows, (row) => row.count),
      lengths: Uint16Array.from(rows, (row) => row.length),
    }
    this.#columns.set(feature, columns)
    return columns
  }
}
