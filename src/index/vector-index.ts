import type { IndexView } from '../storage/index/index-view.ts'
import type { CodePosition, VectorPlace, VectorStore } from '../storage/vectors/vector-store.ts'
import { CodeList } from '../vectors/code-list.ts'
import { cosine, signBits } from '../vectors/stored-vector.ts'
import type { NearChunk, QuestionVector } from './index-reader.ts'
import { isWithin } from './within-view.ts'

/**
 * Chunks whose codes are near are compared by the components of their vectors: this many times as many as are wanted.
 * Of 100,000 made-up vectors of 768 numbers in groups of 20, with 64 wanted, all of the ten nearest are found, in 14
 * ms.
 */
const candidatesPerChunk = 4
/** Codes are read in pages of so many, and for one question for no longer than this: the next question goes on. */
const codesInPage = 5_000
const readMsMax = 500

/** The codes of one account's chunks, as far as they have been read. */
type Known = {
  readonly codes: CodeList
  last: CodePosition
  /** The change of the corpus up to which all codes have been read. */
  epoch: number
}

/**
 * Finds the chunks whose vectors are near that of a question. Codes are kept in memory. Those of a large account are
 * read a part at each of several questions; until all are read, the other chunks are found by their words alone.
 */
export class VectorIndex {
  readonly #store: VectorStore
  readonly #bytesMax: number
  /** The least recently used first. */
  readonly #known = new Map<string, Known>()

  /** Keeps codes of up to `bytesMax` bytes; of an account with more, those that were added first. */
  constructor(store: VectorStore, bytesMax: number) {
    this.#store = store
    this.#bytesMax = bytesMax
  }

  /** The chunks of the view that are nearest, at most `count`, nearest first; ties by their numbers. */
  async nearest(
    view: IndexView,
    { space, components }: QuestionVector,
    count: number,
  ): Promise<readonly NearChunk[]> {
    const place = { corpus: view.corpus, space }
    const { codes } = await this.#read(place, view.epoch)
    const mayRead = (chunk: number, graph: number) => {
      const isOfGraph = view.graph === undefined || view.graph.number === graph
      return isOfGraph && !view.exceptGraphs.includes(graph) && isWithin(view, chunk)
    }
    const candidates = codes.nearest(signBits(components), count * candidatesPerChunk, mayRead)
    if (candidates.length === 0) return []
    const stored = await this.#store.components(place, candidates)
    const there = new Set(stored.map(({ number }) => number))
    for (const chunk of candidates) if (!there.has(chunk)) codes.remove(chunk)
    return stored
      .map((one) => ({ chunk: one.number, cosine: cosine(components, one) }))
      .filter((near) => near.cosine > 0)
      .sort((a, b) => b.cosine - a.cosine || a.chunk - b.chunk)
      .slice(0, count)
  }

  /** Reads the codes that were added since, as far as time and memory allow. */
  async #read(place: VectorPlace, epoch: number): Promise<Known> {
    const key = `${place.corpus} ${place.space}`
    const start = { epoch: 0, number: -1 }
    const known = this.#known.get(key) ?? { codes: new CodeList(), last: start, epoch: 0 }
    this.#known.delete(key)
    this.#known.set(key, known)
    const end = performance.now() + readMsMax
    while (known.epoch < epoch && performance.now() < end && this.#makeRoom() > 0) {
      const page = await this.#store.codesAfter(place, known.last, codesInPage)
      for (const { number, graph, code } of page) known.codes.add(number, graph, code)
      known.last = page.at(-1) ?? known.last
      if (page.length < codesInPage) known.epoch = epoch
    }
    return known
  }

  /** Drops accounts that were not asked lately, and returns the bytes that are left for the one asked last. */
  #makeRoom(): number {
    let bytes = 0
    for (const { codes } of this.#known.values()) bytes += codes.bytes
    for (const [key, { codes }] of this.#known) {
      if (bytes < this.#bytesMax || this.#known.size === 1) break
      bytes -= codes.bytes
      this.#known.delete(key)
    }
    return this.#bytesMax - bytes
  }
}
