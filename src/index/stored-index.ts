import { hashText } from '../base/hash/hash-text.ts'
import { readStoredParts } from '../extraction/blocks/document-parts.ts'
import type { Postings } from '../postings/posting-list.ts'
import type { StoredChunk } from '../storage/index/index-store.ts'
import type { IndexView } from '../storage/index/index-view.ts'
import { decodeFeatures } from './encode-features.ts'
import type { CachedChunk, IndexCache } from './index-cache.ts'
import type {
  IndexedAlias,
  IndexedChunk,
  IndexReader,
  IndexStatistics,
  NearChunk,
  QuestionVector,
} from './index-reader.ts'
import type { InvertedIndex } from './inverted-index.ts'
import type { KnownLists } from './list-cache.ts'
import type { VectorIndex } from './vector-index.ts'
import { cutPostings, mayRead } from './within-view.ts'

const noPostings: Postings = {
  chunks: new Uint32Array(),
  counts: new Uint16Array(),
  lengths: new Uint16Array(),
}

/** The stored index as one question may read it, with a cache. */
export class StoredIndex implements IndexReader {
  readonly #index: InvertedIndex
  readonly #view: IndexView
  readonly #cache: IndexCache
  readonly #vectors: VectorIndex
  readonly #graphIds = new Map<string, string>()

  constructor(
    index: InvertedIndex,
    view: IndexView,
    { cache, vectors }: { readonly cache: IndexCache; readonly vectors: VectorIndex },
  ) {
    this.#index = index
    this.#view = view
    this.#cache = cache
    this.#vectors = vectors
  }

  async statistics(): Promise<IndexStatistics> {
    return this.#view
  }

  async postings(features: readonly string[]): Promise<ReadonlyMap<string, Postings>> {
    const known = this.#cache.lists.of(this.#state)
    const lists = new Map<string, Postings>()
    const take = (feature: string, list: Postings) => {
      const cut = list.chunks.length > 0 ? cutPostings(list, this.#view) : undefined
      if (cut) lists.set(feature, cut)
    }
    const missing: string[] = []
    for (const feature of features) {
      const list = known.get(feature)
      if (list === undefined) missing.push(feature)
      else take(feature, list)
    }
    for (const [feature, list] of await this.#read(missing)) {
      known.set(feature, list)
      take(feature, list)
    }
    return lists
  }

  /** The posting lists of features, empty for those that occur nowhere. */
  async #read(features: readonly string[]): Promise<ReadonlyMap<string, Postings>> {
    if (features.length === 0) return new Map()
    const hashes = new Map(features.map((feature) => [feature, hashText(feature)]))
    const read = await this.#index.postingsByHash(this.#view, [...hashes.values()])
    return new Map(Array.from(hashes, ([feature, hash]) => [feature, read.get(hash) ?? noPostings]))
  }

  async mayHave(features: readonly string[]): Promise<readonly string[]> {
    const hashes = new Map(features.map((feature) => [feature, hashText(feature)]))
    const possible = await this.#index.possibleHashes(this.#view, [...hashes.values()])
    return features.filter((feature) => possible.has(hashes.get(feature) ?? 0))
  }

  async chunks(numbers: readonly number[]): Promise<readonly IndexedChunk[]> {
    const keyOf = (number: number) => `${this.#view.corpus} ${number}`
    const known = new Map(numbers.map((number) => [number, this.#cache.chunks.get(keyOf(number))]))
    const missing = numbers.filter((number) => known.get(number) === undefined)
    if (missing.length > 0) {
      const aliases = Map.groupBy(
        await this.#index.store.aliases.ofChunks(this.#view.corpus, missing),
        ({ chunk }) => chunk,
      )
      for (const stored of await this.#index.store.chunks(this.#view, missing)) {
        const chunk = indexedChunk(stored, aliases.get(stored.number) ?? [])
        this.#cache.chunks.set(keyOf(chunk.number), chunk)
        known.set(chunk.number, chunk)
      }
    }
    const chunks = numbers.flatMap((number) => known.get(number) ?? [])
    const readable = chunks.filter(({ number, graphId }) => mayRead(this.#view, number, graphId))
    for (const { docId, graphId } of readable) this.#graphIds.set(docId, graphId)
    return readable
  }

  /** The graph of a document; a chunk of the document must have been read before. */
  graphOf(docId: string): string {
    return this.#graphIds.get(docId) ?? ''
  }

  async aliases(keys: readonly string[]): Promise<readonly IndexedAlias[]> {
    const cached = this.#cachedAliases()
    const known = new Map(keys.flatMap((key) => entryOf(key, cached?.get(key))))
    const missing = keys.filter((key) => !known.has(key))
    const read = await this.#index.store.aliases.aliasesOf(this.#view, missing)
    for (const key of missing) {
      const found = read.get(key) ?? []
      known.set(key, found)
      cached?.set(key, found)
    }
    return distinct(keys.flatMap((key) => known.get(key) ?? []))
  }

  /** Aliases are cached where the view has all of its graphs: which part it has otherwise, its epoch does not tell. */
  #cachedAliases(): KnownLists<readonly IndexedAlias[]> | undefined {
    const { within, except, exceptGraphs } = this.#view
    const isWhole = within === undefined && except.length === 0 && exceptGraphs.length === 0
    return isWhole ? this.#cache.aliases.of(this.#state) : undefined
  }

  /** The state of the index in the graphs of the view. */
  get #state(): string {
    const { corpus, epoch, graph } = this.#view
    return `${corpus} ${epoch} ${graph?.number ?? ''}`
  }

  nearest(question: QuestionVector, count: number): Promise<readonly NearChunk[]> {
    return this.#vectors.nearest(this.#view, question, count)
  }
}

function entryOf<Value>(key: string, value: Value | undefined): [string, Value][] {
  return value === undefined ? [] : [[key, value]]
}

/** Each alias once: that of two names stands in the lists of both. */
function distinct(aliases: readonly IndexedAlias[]): readonly IndexedAlias[] {
  const once = new Map<string, IndexedAlias>()
  for (const alias of aliases) {
    const { chunk, key, entityKey } = alias
    const place = [chunk, key, entityKey].join('\n')
    if (!once.has(place)) once.set(place, alias)
  }
  return [...once.values()]
}

function indexedChunk(
  { index, externalId, url, metadata, publishedAt, parts, features, ...chunk }: StoredChunk,
  aliases: readonly IndexedAlias[],
): CachedChunk {
  return {
    ...chunk,
    chunkId: `chunk_${chunk.docId.slice('doc_'.length)}_${index}`,
    ...(externalId !== null && { externalId }),
    ...(url !== null && { url }),
    ...(metadata !== null && { metadata }),
    ...(publishedAt !== null && { publishedAt }),
    ...(parts !== null && { parts: readStoredParts(parts, chunk) }),
    features: decodeFeatures(features),
    aliases,
  }
}
