import { likeness } from './asked-terms.ts'
import type { Coverage } from './measure.ts'
import type { Candidates } from './select.ts'

/** The evidence word by word: which term of the question each word is, if any. */
export class Alignment {
  readonly #candidates: Candidates
  readonly #ofUnit = new Map<number, readonly number[]>()
  readonly #ofWord = new Map<string, number>()

  constructor(candidates: Candidates) {
    this.#candidates = candidates
  }

  /** For each word of a unit its term, `otherTerm`, or `smallWord`. */
  terms(unit: number): readonly number[] {
    const known = this.#ofUnit.get(unit)
    if (known !== undefined) return known
    const { measure, units } = this.#candidates
    const found = (units[unit]?.tokens ?? []).map(({ word }) => {
      return word.isTerm ? (measure.termOf(word.hash) ?? this.#alike(word.folded)) : smallWord
    })
    this.#ofUnit.set(unit, found)
    return found
  }

  /** The terms that these units have, by their own words, their headings or their titles: 1 or 0. */
  covered(units: readonly number[]): Coverage {
    const { measure, passages, units: all } = this.#candidates
    const found = measure.none()
    for (const index of units) {
      for (const term of this.terms(index)) if (term >= 0) found[term] = 1
      const { passage: at = -1, headings = [] } = all[index] ?? {}
      const passage = passages[at]
      if (passage === undefined) continue
      for (const words of [titleOf(passage), ...headings])
        measure.title(words, passage.language).coverage.forEach((value, term) => {
          if (value > titleLikenessMin) found[term] = 1
        })
    }
    return found
  }

  /** Whether a unit has all these terms close together. */
  hasTogether(terms: readonly number[], unit: number): boolean {
    const words = this.terms(unit)
    return words.some((first, at) => {
      if (!terms.includes(first)) return false
      const window = words.slice(at, at + terms.length + wordsBetweenMax)
      return terms.every((term) => window.includes(term))
    })
  }

  /** How close together the terms of the question stand in a unit, 0 to 1. */
  density(unit: number): number {
    const words = this.terms(unit)
    const shared = words.filter((term) => term >= 0).length
    const [first, last] = [
      words.findIndex((term) => term >= 0),
      words.findLastIndex((term) => term >= 0),
    ]
    return shared > 1 ? shared / (last - first + 1) : 0
  }

  /** The term that a word is a form of. A number has no other forms. */
  #alike(folded: string): number {
    const known = this.#ofWord.get(folded)
    if (known !== undefined) return known
    let best = otherTerm
    let most = likenessMin
    this.#candidates.measure.terms.forEach((term, index) => {
      const value = term.isNumber ? 0 : likeness(folded, term.folded)
      if (value <= most) return
      most = value
      best = index
    })
    this.#ofWord.set(folded, best)
    return best
  }
}

export const otherTerm = -1
export const smallWord = -2

const likenessMin = 0.5
const titleLikenessMin = 0.6
/** "Marie Skłodowska Curie" is Marie Curie. */
const wordsBetweenMax = 2

/** A document without a title is called by its beginning, which says nothing of the rest. */
function titleOf({ title, text }: { readonly title: string; readonly text: string }): string {
  return text.startsWith(title) ? '' : title
}
