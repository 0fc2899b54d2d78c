import { hashText } from '../../src/base/hash-text.ts'
import { type ChunkInput, extractFeatures } from '../../src/extraction/extract-features.ts'
import { featuresOf } from '../../src/extraction/features-of.ts'
import { findAliases } from '../../src/extraction/find-aliases.ts'
import type { Alias, IndexedChunk, IndexReader } from '../../src/index/index-reader.ts'
import type { Postings } from '../../src/postings/posting-list.ts'

type Row = { readonly chunk: number; readonly count: number; readonly length: number }

/** The whole index in maps: what the storage engine keeps, for tests that need no storage. */
export class MemoryIndex implements IndexReader {
  readonly #chunks: IndexedChunk[] = []
  readonly #lengths: number[] = []
  readonly #rows = new Map<number, Row[]>()
  readonly #postings = new Map<number, Postings>()

  /** Adds a document of one chunk. */
  add(docId: string, input: ChunkInput): void {
    const { title, text } = input
    const chunk = this.#chunks.length
    const features = extractFeatures(input)
    const { counts, length } = featuresOf(input, features)
    const range = { start: 0, end: text.length }
    const aliases = findAliases([{ start: 0, text, features }], 0).map(
      ({ key, entityKey, kind, sentence: [start, end] }): Alias => {
        return { key, entityKey, kind, chunk, sentence: { start, end } }
      },
    )
    this.#chunks.push({
      number: chunk,
      chunkId: `${docId}#0`,
      docId,
      title,
      text,
      features,
      aliases,
      ...range,
    })
    this.#lengths.push(length)
    for (const [hash, count] of counts) {
      const rows = this.#rows.get(hash) ?? []
      rows.push({ chunk, count, length })
      this.#rows.set(hash, rows)
      this.#postings.delete(hash)
    }
  }

  /** The same index, of which only some documents may be read. */
  restrictedTo(docIds: ReadonlySet<string>): IndexReader {
    const isOpen = (chunk: number) => docIds.has(this.#chunks[chunk]?.docId ?? '')
    return {
      statistics: async () => this.#statistics(isOpen),
      postings: async (features) =>
        new Map(
          features.flatMap((feature) => {
            const rows =
              this.#rows.get(hashText(feature))?.filter(({ chunk }) => isOpen(chunk)) ?? []
            return rows.length === 0 ? [] : [[feature, columns(rows)] as const]
          }),
        ),
      chunks: async (numbers) => this.chunks(numbers.filter(isOpen)),
      aliases: async (keys) => this.#aliasesOf(keys, isOpen),
    }
  }

  async statistics() {
    return this.#statistics(() => true)
  }

  async postings(features: readonly string[]): Promise<ReadonlyMap<string, Postings>> {
    const found = new Map<string, Postings>()
    for (const feature of features) {
      const hash = hashText(feature)
      const rows = this.#rows.get(hash)
      if (rows === undefined) continue
      const postings = this.#postings.get(hash) ?? columns(rows)
      this.#postings.set(hash, postings)
      found.set(feature, postings)
    }
    return found
  }

  async chunks(numbers: readonly number[]): Promise<readonly IndexedChunk[]> {
    return numbers.flatMap((number) => this.#chunks[number] ?? [])
  }

  async aliases(keys: readonly string[]): Promise<readonly Alias[]> {
    return this.#aliasesOf(keys, () => true)
  }

  #aliasesOf(keys: readonly string[], isOpen: (chunk: number) => boolean): readonly Alias[] {
    const wanted = new Set(keys)
    const all = this.#chunks.flatMap(({ number, aliases }) => (isOpen(number) ? aliases : []))
    return all.filter(({ key, entityKey }) => wanted.has(key) || wanted.has(entityKey))
  }

  #statistics(isOpen: (chunk: number) => boolean) {
    const lengths = this.#lengths.filter((_, chunk) => isOpen(chunk))
    const termCount = lengths.reduce((sum, length) => sum + length, 0)
    return { chunkCount: lengths.length, termCount }
  }
}

function columns(rows: readonly Row[]): Postings {
  return {
    chunks: Uint32Array.from(rows, ({ chunk }) => chunk),
    counts: Uint16Array.from(rows, ({ count }) => count),
    lengths: Uint16Array.from(rows, ({ length }) => length),
  }
}
