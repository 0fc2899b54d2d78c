import type { Entity, EntityKind } from '../../../extraction/chunk-features.ts'
import { kindRank } from '../../../extraction/names/entity-count.ts'
import { termSet } from '../../../extraction/terms/term-set.ts'
import type { GraphDocument } from '../../../storage/knowledge-graph/fact-store.ts'
import { insertOnce } from './insert-once.ts'

/** A name with its counts in the passages. */
export type KnownName = {
  readonly key: string
  /** The name as written in its mention of the most informative kind; of several, the first. */
  name: string
  kind: EntityKind
  /** The number of passages that name it or are about it. */
  passages: number
  /** The hash of the term that it consists of; 0 for a stop word, `undefined` for more than one term. */
  term: number | undefined
  /** Whether it stands anywhere but at the beginning of a sentence. */
  isInside: boolean
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
   * above.
   */
  add(
    { key, name, kind }: Entity,
    counts: boolean,
    { day, language }: Pick<GraphDocument, 'day' | 'language'>,
  ): number {
    const number = this.#numbers.get(key) ?? this.#new({ key, name, kind }, language)
    const known = this.#names[number]
    if (known === undefined) return number
    if (counts) {
      known.passages++
      insertOnce(known.days, day)
    }
    if (kindRank(kind) < kindRank(known.kind)) Object.assign(known, { name, kind })
    return number
  }

  /** Notes that a name stands within a sentence, where only names are capitalized in most languages. */
  noteInside(number: number): void {
    const known = this.#names[number]
    if (known !== undefined) known.isInside = true
  }

  /** The names by number; a forgotten one is undefined. */
  get all(): readonly (KnownName | undefined)[] {
    return this.#names
  }

  #new({ key, name, kind }: Pick<KnownName, 'key' | 'name' | 'kind'>, language: string): number {
    if (this.#numbers.size >= this.#namesMax) this.#forgetSingle()
    const number = this.#names.length
    this.#numbers.set(key, number)
    this.#names.push({
      key,
      name,
      kind,
      term: onlyTerm(name, language),
      isInside: false,
      passages: 0,
      days: [],
    })
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

function onlyTerm(name: string, language: string): number | undefined {
  const [first, second] = termSet(name, language)
  return second === undefined ? (first ?? 0) : undefined
}
