import { BudgetedCache } from '../../base/cache/budgeted-cache.ts'
import type { GraphChanges } from '../../storage/knowledge-graph/graph-changes.ts'
import type { GraphPlace } from '../../storage/knowledge-graph/graph-place.ts'
import type { GraphResult, Wanted } from './community-thread.ts'

/** Bytes of kept results, of all graphs together. Not measured. */
const bytesMax = 32 * 1024 * 1024

type Kept<Result> = GraphResult<Result> & {
  /** The last state of the graph for which the result is known to be valid. */
  readonly state: string
  readonly bytes: number
}

/** Caches a result computed from a whole graph until a document of the graph is added or removed. */
export class GraphResults<Result> {
  readonly #changes: GraphChanges
  readonly #make: (wanted: Wanted) => Promise<GraphResult<Result> | undefined>
  readonly #kept = new BudgetedCache<Kept<Result>>(bytesMax, ({ bytes }) => bytes)
  readonly #running = new Map<string, Promise<Result>>()

  /** `make` returns `undefined` only if the documents are still the known ones. */
  constructor(
    changes: GraphChanges,
    make: (wanted: Wanted) => Promise<GraphResult<Result> | undefined>,
  ) {
    this.#changes = changes
    this.#make = make
  }

  /** The result for a graph. Calls at the same time share the work. */
  async of(place: GraphPlace): Promise<Result> {
    // The state is read before the documents, so that a document added later invalidates the result.
    const state = await this.#changes.state(place)
    const kept = this.#kept.get(place.id)
    if (kept?.state === state) return kept.result
    const key = `${place.id}\n${state}`
    const running = this.#running.get(key)
    if (running !== undefined) return running
    const making = this.#find(place, state, kept).finally(() => this.#running.delete(key))
    this.#running.set(key, making)
    return making
  }

  async #find(place: GraphPlace, state: string, kept: Kept<Result> | undefined): Promise<Result> {
    const made = (await this.#make({ place, known: kept?.documents })) ?? kept
    if (made === undefined) throw new Error('Nothing was made, and nothing was known')
    const { result, documents } = made
    const bytes = made === kept ? kept.bytes : JSON.stringify(result).length * 2
    this.#kept.set(place.id, { result, documents, state, bytes })
    return result
  }
}
