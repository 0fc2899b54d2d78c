import type { Fact } from './graph-facts.ts'

/** The ids of nodes in order, and the link from each to the next. */
export type Trail = { readonly ids: readonly string[]; readonly links: readonly Fact[] }

/** One side of a bidirectional breadth-first search: the nodes reached, each with its predecessors. */
export class WalkSide {
  /** For each node, its predecessors in the level before, with a link from each. */
  readonly #parents: Map<string, Map<string, Fact>>
  #level: ReadonlySet<string>
  #next = new Set<string>()

  constructor(origin: string) {
    this.#parents = new Map([[origin, new Map()]])
    this.#level = new Set([origin])
    this.#next.add(origin)
  }

  get size(): number {
    return this.#parents.size
  }

  /** The nodes of the last level. */
  get frontier(): readonly string[] {
    return [...this.#next]
  }

  has(id: string): boolean {
    return this.#parents.has(id)
  }

  /** Begins the next level, and returns the nodes of the last one. */
  leave(): readonly string[] {
    this.#level = this.#next
    this.#next = new Set()
    return [...this.#level]
  }

  /** Adds the nodes that these links reach from the last level. */
  follow(links: readonly Fact[]): void {
    for (const link of links) {
      this.#reach(link.subject.id, link.object.id, link)
      this.#reach(link.object.id, link.subject.id, link)
    }
  }

  /** Up to `trailsMax` shortest trails from the origin to a node. */
  trailsTo(id: string, trailsMax: number): readonly Trail[] {
    const parents = this.#parents.get(id)
    if (!parents || parents.size === 0) return [{ ids: [id], links: [] }]
    const trails: Trail[] = []
    for (const [parent, link] of parents) {
      for (const { ids, links } of this.trailsTo(parent, trailsMax - trails.length)) {
        trails.push({ ids: [...ids, id], links: [...links, link] })
      }
      if (trails.length >= trailsMax) break
    }
    return trails
  }

  #reach(parent: string, id: string, link: Fact): void {
    if (!this.#level.has(parent)) return
    if (!this.#parents.has(id)) {
      this.#parents.set(id, new Map())
      this.#next.add(id)
    }
    if (!this.#next.has(id)) return
    const parents = this.#parents.get(id)
    if (!parents?.has(parent)) parents?.set(parent, link)
  }
}

/** Up to `trailsMax` trails from the origin of one side to that of the other, through a node where the sides met. */
export function trailsThrough(
  id: string,
  start: WalkSide,
  goal: WalkSide,
  trailsMax: number,
): readonly Trail[] {
  const rests = goal.trailsTo(id, trailsMax)
  const trails = start.trailsTo(id, trailsMax).flatMap((first) =>
    rests.map((rest) => ({
      ids: [...first.ids, ...rest.ids.toReversed().slice(1)],
      links: [...first.links, ...rest.links.toReversed()],
    })),
  )
  return trails.slice(0, trailsMax)
}
