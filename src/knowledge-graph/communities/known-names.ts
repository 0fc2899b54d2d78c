import type { Entity, EntityKind } from '../../extraction/chunk-features.ts'
import { telling } from '../../extraction/entity-count.ts'

/** What the passages that were read have of one name. */
export type KnownName = {
  readonly key: string
  /** As its most telling mention writes it; of several, the first. */
  name: string
  kind: EntityKind
  /** How many passages name it or are about it. */
  passages: number
}

/** Beyond so many, those that only one passage has are forgotten: memory stays bounded. */
const namesMax = 250_000

/** The names of a graph, numbered in the order in which they come. */
export class KnownNames {
  readonly #numbers = new Map<string, number>()
  readonly #names: (KnownName | undefined)[] = []
  #namesMax = namesMax

  /** The number of an entity of one more passage; whether that `counts`, or only stands under its heading. */
  add({ key, name, kind }: Entity, counts: boolean): number {
    const number = this.#numbers.get(key) ?? this.#new(key, name, kind)
    const known = this.#names[number]
    if (known === undefined) return number
    if (counts) known.passages++
    if (telling(kind) < telling(known.kind)) Object.assign(known, { name, kind })
    return number
  }

  /** By number; without those that were forgotten. */
  get all(): readonly (KnownName | undefined)[] {
    return this.#names
  }

  #new(key: string, name: string, kind: EntityKind): number {
    if (this.#numbers.size >= this.#namesMax) this.#forgetSingle()
    const number = this.#names.length
    this.#numbers.set(key, number)
    this.#names.push({ key, name, kind, passages: 0 })
    return number
  }

  #forgetSingle(): void {
    for (const [key, number] of this.#numbers) {
      if ((this.#names[number]?.passages ?? 0) > 1) continue
      this.#numbers.delete(key)
      this.#names[number] = undefined
    }
    // Without this, many names that stay would have us look for others at every new one.
    this.#namesMax = Math.max(namesMax, this.#numbers.size * 2)
  }
}
