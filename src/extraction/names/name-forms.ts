import { languageOf } from '../../language/languages.ts'
import type { Token } from '../terms/tokens.ts'

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

  remember(words: readonly Token[], entity: Entity): void {
    const last = words.at(-1)?.word.hash
    if (!this.#isInflected || last === undefined) return
    const stems = stemsOf(words)
    if (!this.#byStems.has(stems)) this.#byStems.set(stems, entity)
    if (words.length === 1) return
    const known = this.#byLastStem.get(last)
    if (known === undefined) this.#byLastStem.set(last, entity)
    else if (known !== entity) this.#byLastStem.set(last, null)
  }

  /** The entity of a name that is another form of these words. */
  sameAs(words: readonly Token[]): Entity | undefined {
    return this.#isInflected ? this.#byStems.get(stemsOf(words)) : undefined
  }

  /** The only entity of several words whose last word is another form of the last of these. */
  withLastWord(words: readonly Token[]): Entity | undefined {
    const last = words.at(-1)?.word.hash
    return last === undefined ? undefined : (this.#byLastStem.get(last) ?? undefined)
  }

  /** The keys of the entities, by the stems of their names. */
  keys(): ReadonlyMap<string, string> {
    return new Map(Array.from(this.#byStems, ([stems, { key }]) => [stems, key]))
  }
}

function stemsOf(words: readonly Token[]): string {
  return words.map(({ word }) => (word.isTerm ? word.hash : word.folded)).join(' ')
}
