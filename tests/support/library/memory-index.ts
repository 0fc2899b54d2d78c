import { hashText } from '../../../src/base/hash/hash-text.ts'
import type { ChunkRun } from '../../../src/documents/indexing/analyse-chunks.ts'
import { type ChunkInput, extractFeatures } from '../../../src/extraction/extract-features.ts'
import { featuresOf, type IndexedFeatures } from '../../../src/extraction/features-of.ts'
import { findAliases } from '../../../src/extraction/names/aliases/find-aliases.ts'
import type { IndexedAlias, IndexedChunk, IndexReader } from '../../../src/index/index-reader.ts'
import type { Postings } from '../../../src/postings/posting-list.ts'

type Row = { readonly chunk: number; readonly count: number; readonly length: number }

type DocumentOf = { readonly docId: string; readonly url?: string }

/** The whole index in maps: what the storage engine keeps, for those who need no storage. */
export class MemoryIndex implements IndexReader {
  readonly #chunks: IndexedChunk[] = []
  readonly #aliases: IndexedAlias[] = []
  readonly #lengths: number[] = []
  readonly #rows = new Map<number, Row[]>()
  readonly #postings = new Map<number, Postings>()

  /** Adds a document of one chunk. */
  add(docId: string, input: ChunkInput): void {
    this.#addAll({ docId }, [{ ...input, start: 0 }])
  }

  /** Adds all chunks of a document. */
  addDocument(
    {
      docId,
      title,
      about,
      language,
      url,
    }: DocumentOf & Pick<ChunkInput, 'title' | 'about' | 'language'>,
    chunks: ChunkRun['chunks'],
  ): void {
    const inputs = chunks.map(({ start, layout, text }, index) => {
      return {
        start,
        title,
        ...(about && { about }),
        ...layout,
        text,
        language,
        opensDocument: index === 0,
      }
    })
    this.#addAll({ docId, ...(url !== undefined && { url }) }, inputs)
  }

  #addAll(of: DocumentOf, chunks: readonly (ChunkInput & { readonly start: number })[]): void {
    const first = this.#chunks.length
    const read = chunks.map((input) => ({ ...input, features: extractFeatures(input) }))
    const aliases = findAliases(read, first).map(
      ({ key, entityKey, kind, index, sentence: [start, end] }): IndexedAlias => {
        return { key, entityKey, kind, chunk: index, sentence: { start, end } }
      },
    )
    this.#aliases.push(...aliases)
    read.forEach(({ features: extracted, ...input }, index) => {
      const { start, title, language, text } = input
      const { tokens: _, ...features } = extracted
      const number = first + index
      const range = { start, end: start + text.length }
      const own = aliases.filter(({ chunk }) => chunk === number)
      const chunkId = `${of.docId}#${index}`
      this.#chunks.push({
        ...of,
        number,
        chunkId,
        title,
        language,
        ...range,
        text,
        features,
        aliases: own,
      })
      this.#count(number, featuresOf(input, extracted))
    })
  }

  #count(chunk: number, { hashes, counts, length }: IndexedFeatures): void {
    this.#lengths.push(length)
    for (const [index, hash] of hashes.entries()) {
      const rows = this.#rows.get(hash) ?? []
      rows.push({ chunk, count: counts[index] ?? 0, length })
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
      mayHave: (features) => this.mayHave(features),
      chunks: async (numbers) => this.chunks(numbers.filter(isOpen)),
      aliases: async (keys) => this.#aliasesOf(keys, isOpen),
      nearest: async () => [],
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

  async mayHave(features: readonly string[]): Promise<readonly string[]> {
    return features.filter((feature) => this.#rows.has(hashText(feature)))
  }

  async chunks(numbers: readonly number[]): Promise<readonly IndexedChunk[]> {
    return numbers.flatMap((number) => this.#chunks[number] ?? [])
  }

  async aliases(keys: readonly string[]): Promise<readonly IndexedAlias[]> {
    return this.#aliasesOf(keys, () => true)
  }

  /** It has no vectors. */
  async nearest(): Promise<readonly []> {
    return []
  }

  #aliasesOf(keys: readonly string[], isOpen: (chunk: number) => boolean): readonly IndexedAlias[] {
    const wanted = new Set(keys)
    return this.#aliases.filter(
      ({ key, entityKey, chunk }) => isOpen(chunk) && (wanted.has(key) || wanted.has(entityKey)),
    )
  }

  #statistics(isOpen: (chunk: number) => boolean) {
    const lengths = this.#lengths.filter((_, chunk) => isOpen(chunk))
    const termCount = lengths.reduce((sum, length) => sum + length, 0)
    const open = this.#chunks.filter(({ number }) => isOpen(number))
    const languages = [...new Set(open.map(({ language }) => language))]
    return { chunkCount: lengths.length, termCount, languages }
  }
}

function columns(rows: readonly Row[]): Postings {
  return {
    chunks: Uint32Array.from(rows, ({ chunk }) => chunk),
    counts: Uint16Array.from(rows, ({ count }) => count),
    lengths: Uint16Array.from(rows, ({ length }) => length),
  }
}
