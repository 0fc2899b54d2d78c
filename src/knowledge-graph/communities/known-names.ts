import type { Entity, EntityKind } from '../../extraction/chunk-features.ts'
import { telling } from '../../extraction/entity-count.ts'
import { insertOnce } from './insert-once.ts'

/** A name, with counts from the passages that were read. */
export type KnownName = {
  readonly key: string
  /** The name as its most telling mention writes it; of several, the first. */
  name: string
  kind: EntityKind
  /** The number of passages that name it or are about it. */
  passages: number
  /** The days of their documents, `YYYY-MM-DD`, ascending. */
  readonly days: string[]
}

/** When there are more names, those of only one passage are forgotten, so that memory stays bounded. */
const namesMax = 250_000

/** The names of a graph, numbered in the order in which they are read. */
export class KnownNames {
  readonly #numbers = new Map<string, number>()
  readonly #names: (KnownName | undefined)[] = []
  #namesMax = namesMax

  /**
   * The number of an entity. Its passage is counted if `counts` is true, not if it only stands under a heading with
   * the name. `day` is that of its document.
   */
  add({ key, name, kind }: Entity, counts: boolean, day: string): number {
    const number = this.#numbers.get(key) ?? this.#new(key, name, kind)
    const known = this.#names[number]
    if (known === undefined) return number
    if (counts) {
      known.passages++
      insertOnce(known.days, day)
    }
    if (telling(kind) < telling(known.kind)) Object.assign(known, { name, kind })
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
    // Without this, every new name would start a search for names to forget, if most names have to stay.
    this.#namesMax = Math.max(namesMax, this.#numbers.size * 2)
  }
}
