import type { Entity, EntityKind } from '../../../extraction/chunk-features.ts'
import { kindRank } from '../../../extraction/names/entity-count.ts'
import { insertOnce } from './insert-once.ts'

/** A name with its counts in the passages. */
export type KnownName = {
  readonly key: string
  /** The name as written in its mention of the most informative kind; of several, the first. */
  name: string
  kind: EntityKind
  /** The number of passages that name it or are about it. */
  passages: number
  /** The days of their documents, `YYYY-MM-DD`, ascending. */
  readonly days: string[]
}

/** When there are more names, those in only one passage are dropped, to bound memory. */
const namesMax = 250_000

/** The names of a graph, numbered in the order in which they are read. */
export class KnownNames {
  readonly #numbers = new Map<string, number>()
  readonly #names: (KnownName | undefined)[] = []
  #namesMax = namesMax

  /**
   * The number of an entity. Counts its passage if `counts` is true; false for an entity that is only in a heading
   * above. `day` is the day of the document.
   */
  add({ key, name, kind }: Entity, counts: boolean, day: string): number {
    const number = this.#numbers.get(key) ?? this.#new(key, name, kind)
    const known = this.#names[number]
    if (known === undefined) return number
    if (counts) {
      known.passages++
      insertOnce(known.days, day)
    }
    if (kindRank(kind) < kindRank(known.kind)) Object.assign(known, { name, kind })
    return number
  }

  /** The names by number; a forgotten one is undefined. */
  get all(): readonly (KnownName | undefined)[] {
    return this.#names
  }

  #new(key: string, name: string, kind: EntityKind): number {
    if (this.#numbers.size >= this.#namesMax) this.#forgetSingle()
    const number = this.#names.length
    this.#numbers.set(key, number)
    this.#names.push({ key, name, kind, passages: 0, days: [] })
    return number
  }

  #forgetSingle(): void {
    for (const [key, number] of this.#numbers) {
      if ((this.#names[number]?.passages ?? 0) > 1) continue
      this.#numbers.delete(key)
      this.#names[number] = undefined
    }
    // Otherwise, if most names have to stay, every new name would start another search for names to drop.
    this.#namesMax = Math.max(namesMax, this.#numbers.size * 2)
  }
}
