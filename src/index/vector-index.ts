import type { IndexView } from '../storage/index/index-view.ts'
import type { VectorPlace, VectorStore } from '../storage/vectors/vector-store.ts'
import { CodeList } from '../vectors/code-list.ts'
import { codeOf, cosine } from '../vectors/stored-vector.ts'
import { isWithin } from './cut-postings.ts'
import type { NearChunk, QuestionVector } from './index-reader.ts'

/**
 * Chunks whose codes are near are compared by the components of their vectors: this many times as many as are wanted. Of
 * 100,000 made-up vectors of 768 numbers in groups of 20, with 64 wanted, all of the ten nearest are found, in 14 ms.
 */
const candidatesPerChunk = 4

/** The codes of one account's chunks, up to a change of its corpus. */
type Known = { readonly codes: CodeList; epoch: number }

/** Finds the vectors of chunks that are near a question's. Reads codes once, then only those that were added since. */
export class VectorIndex {
  readonly #store: VectorStore
  readonly #bytesMax: number
  /** The least recently used first. */
  readonly #known = new Map<string, Known>()

  /** The codes of accounts that were asked before the last one take up to `bytesMax` bytes with its own. */
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
    const mayRead = (chunk: number, graph: number) => {
      const isOfGraph = view.graph === undefined || view.graph.number === graph
      return isOfGraph && !view.exceptGraphs.includes(graph) && isWithin(view, chunk)
    }
    const code = codeOf(components)
    const wanted = count * candidatesPerChunk
    const find = async () => (await this.#codes(place, view.epoch)).nearest(code, wanted, mayRead)
    let candidates = await find()
    let stored = await this.#store.components(place, candidates)
    if (stored.length < candidates.length) {
      // Some were removed since their codes were read.
      this.#known.delete(keyOf(place))
      candidates = await find()
      stored = await this.#store.components(place, candidates)
    }
    return stored
      .map((one) => ({ chunk: one.number, cosine: cosine(components, one) }))
      .filter((near) => near.cosine > 0)
      .sort((a, b) => b.cosine - a.cosine || a.chunk - b.chunk)
      .slice(0, count)
  }

  async #codes(place: VectorPlace, epoch: number): Promise<CodeList> {
    const key = keyOf(place)
    const known = this.#known.get(key) ?? { codes: new CodeList(), epoch: 0 }
    if (known.epoch < epoch) {
      const added = await this.#store.codesSince(place, known.epoch)
      for (const { number, graph, code } of added) known.codes.add(number, graph, code)
      // What was added up to the change that the question sees has been read, and perhaps more.
      known.epoch = added.reduce((last, one) => Math.max(last, one.epoch), epoch)
    }
    this.#known.delete(key)
    this.#known.set(key, known)
    this.#makeRoom()
    return known.codes
  }

  #makeRoom(): void {
    let bytes = 0
    for (const { codes } of this.#known.values()) bytes += codes.bytes
    for (const [key, { codes }] of this.#known) {
      if (bytes <= this.#bytesMax || this.#known.size === 1) return
      bytes -= codes.bytes
      this.#known.delete(key)
    }
  }
}

function keyOf({ corpus, space }: VectorPlace): string {
  return `${corpus} ${space}`
}
