import { languageOf } from '../../language/languages.ts'
import type { Token } from '../terms/tokens.ts'

/** A name, by the indices of its first and last word in its sentence. */
type Place = { readonly first: number; readonly last: number }
type Keyed = { readonly key: string }

/**
 * The names of one chunk by the stems of their words, where a name has other forms: "Вера Штольц" and "Веры Штольц",
 * "Brook" and "Brooks". In other languages none is remembered.
 */
export class NameForms<Entity extends Keyed> {
  readonly #isInflected: boolean
  readonly #byStems = new Map<string, Entity>()
  /** By the stem of the last word of longer names; null if two end with it. */
  readonly #byLastStem = new Map<number, Entity | null>()

  constructor(language: string) {
    this.#isInflected = languageOf(language).inflectsNames
  }

  remember(words: readonly Token[], name: Place, entity: Entity): void {
    if (!this.#isInflected) return
    const last = words[name.last]?.word.hash
    if (last === undefined) return
    const stems = stemsOf(words, name)
    if (!this.#byStems.has(stems)) this.#byStems.set(stems, entity)
    if (name.first === name.last) return
    const known = this.#byLastStem.get(last)
    if (known === undefined) this.#byLastStem.set(last, entity)
    else if (known !== entity) this.#byLastStem.set(last, null)
  }

  /** The entity of which a name is another form. */
  sameAs(words: readonly Token[], name: Place): Entity | undefined {
    return this.#isInflected ? this.#byStems.get(stemsOf(words, name)) : undefined
  }

  /** The only entity of several words whose last word is another form of that of a name; "Peter" is none of "Peters". */
  withLastWord(words: readonly Token[], name: Place): Entity | undefined {
    const last = this.#isInflected ? words[name.last]?.word : undefined
    const known = last && this.#byLastStem.get(last.hash)
    return known?.key.endsWith(` ${last?.folded}s`) ? undefined : (known ?? undefined)
  }

  /** The keys of the entities, by the stems of their names. */
  keys(): ReadonlyMap<string, string> {
    return new Map(Array.from(this.#byStems, ([stems, { key }]) => [stems, key]))
  }
}

function stemsOf(words: readonly Token[], { first, last }: Place): string {
  const own = words.slice(first, last + 1)
  return own.map(({ word }) => (word.isTerm ? word.hash : word.folded)).join(' ')
}
