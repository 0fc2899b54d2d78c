import { BudgetedCache } from '../../base/budgeted-cache.ts'
import type { GraphChanges } from '../../storage/graph-changes.ts'
import type { GraphPlace } from '../../storage/graph-place.ts'
import type { Community } from './community.ts'
import type { Found } from './community-thread.ts'
import type { CommunityThreads } from './community-threads.ts'

const bytesMax = 32 * 1024 * 1024

type Kept = Found & {
  /** The state of the graph in which these were last known to be its communities. */
  readonly state: string
  readonly bytes: number
}

/** Finds the communities of graphs. The result is cached until a document of the graph is added or removed. */
export class Communities {
  readonly #changes: GraphChanges
  readonly #threads: CommunityThreads
  readonly #kept = new BudgetedCache<Kept>(bytesMax, ({ bytes }) => bytes)
  readonly #running = new Map<string, Promise<readonly Community[]>>()

  constructor(changes: GraphChanges, threads: CommunityThreads) {
    this.#changes = changes
    this.#threads = threads
  }

  /** The communities of a graph, first those that most documents speak of. Calls at the same time share the work. */
  async of(place: GraphPlace): Promise<readonly Community[]> {
    // The state is read before the documents, so that a later document makes another state.
    const state = await this.#changes.state(place)
    const kept = this.#kept.get(place.id)
    if (kept?.state === state) return kept.communities
    const key = `${place.id}\n${state}`
    const running = this.#running.get(key)
    if (running !== undefined) return running
    const finding = this.#find(place, state, kept).finally(() => this.#running.delete(key))
    this.#running.set(key, finding)
    return finding
  }

  async #find(
    place: GraphPlace,
    state: string,
    kept: Kept | undefined,
  ): Promise<readonly Community[]> {
    const found = (await this.#threads.find({ place, known: kept?.documents })) ?? kept
    if (found === undefined) return []
    const { communities, documents } = found
    const bytes = kept === found ? kept.bytes : JSON.stringify(communities).length * 2
    this.#kept.set(place.id, { communities, documents, state, bytes })
    return communities
  }
}
