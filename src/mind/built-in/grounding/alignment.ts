import type { Passage } from '../../../evidence/passage.ts'
import type { LexiconEntry } from '../../../extraction/terms/lexicon.ts'
import { type Coverage, cover } from '../features/coverage.ts'
import { type AskedTerm, isOwn } from '../question/asked-terms.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import type { Candidates } from '../selection/candidates.ts'
import type { Choice } from '../selection/choice.ts'
import { settings as shared } from '../settings.ts'
import { settings } from './settings.ts'

/** A choice aligned with the question, as the judge reads it. */
export type AlignedChoice = {
  readonly alignment: Alignment
  readonly chosen: readonly number[]
  /** The chosen unit that covers most of the question. */
  readonly best: number
  /** All units of the passages that the choice is from. */
  readonly around: readonly number[]
  /** Coverage by `around`, and by all units that were read. */
  readonly near: Coverage
  readonly anywhere: Coverage
}

/** Aligns a choice with the question, once for all features of the judge. */
export function alignChoice(candidates: Candidates, choice: Choice): AlignedChoice {
  const { units, measure } = candidates
  const alignment = new Alignment(candidates)
  const chosen = [...choice.units].sort((a, b) => a - b)
  const shares = chosen.map((unit) => measure.share(alignment.covered([unit])))
  const best = chosen[shares.indexOf(Math.max(...shares))] ?? -1
  const open = new Set(choice.excerpts.map(({ passage }) => passage))
  const around = units.flatMap(({ passage }, index) => (open.has(passage) ? [index] : []))
  const near = alignment.covered(around)
  const anywhere = alignment.covered([...units.keys()])
  return { alignment, chosen, best, around, near, anywhere }
}

/**
 * Whether a term distinguishes one thing from others of its kind: a name, a number, or a designation with a digit
 * ("7a").
 */
export function isTelling({ isName, isNumber, folded }: AskedTerm): boolean {
  return isName || isNumber || digit.test(folded)
}

const digit = /\p{N}/u

/** The required terms of a kind that are not covered. */
export function missingTerms(
  terms: readonly AskedTerm[],
  covered: Coverage,
  isOfKind: (term: AskedTerm) => boolean,
): readonly AskedTerm[] {
  return terms.filter((term, index) => covered[index] === 0 && isOwn(term) && isOfKind(term))
}

/** Aligns the words of the evidence with the question terms; results are cached per unit. */
export class Alignment {
  readonly #candidates: Candidates
  readonly #ofUnit = new Map<number, readonly number[]>()
  readonly #coveredBy = new Map<number, Coverage>()
  #lastAbove: (Pick<Unit, 'headings'> & { at: number; coverage: Coverage }) | undefined

  constructor(candidates: Candidates) {
    this.#candidates = candidates
  }

  /** For each word of a unit the index of its question term, `otherTerm`, or `smallWord`. */
  terms(unit: number): readonly number[] {
    const known = this.#ofUnit.get(unit)
    if (known !== undefined) return known
    const words = this.#candidates.units[unit]?.tokens ?? []
    const found = words.map(({ word }) => this.#termOf(word))
    this.#ofUnit.set(unit, found)
    return found
  }

  /** Coverage of the terms by these units, their headings and titles: 1 or 0 for each term. */
  covered(units: readonly number[]): Coverage {
    const found = this.#candidates.measure.none()
    for (const index of units) cover(found, this.#covered(index))
    return found
  }

  #covered(index: number): Coverage {
    const known = this.#coveredBy.get(index)
    if (known !== undefined) return known
    const { measure, passages, units } = this.#candidates
    const found = measure.none()
    for (const term of measure.spoken[index] ?? []) found[term] = 1
    const unit = units[index]
    const passage = passages[unit?.passage ?? -1]
    if (unit !== undefined && passage !== undefined) cover(found, this.#coveredAbove(unit, passage))
    this.#coveredBy.set(index, found)
    return found
  }

  /** Coverage of the terms by what stands above a unit. Units under the same headings share one array. */
  #coveredAbove({ passage: at, headings }: Unit, passage: Passage): Coverage {
    const last = this.#lastAbove
    if (last?.at === at && last.headings === headings) return last.coverage
    const { measure } = this.#candidates
    const found = measure.none()
    for (const words of [titleOf(passage), passage.about ?? '', ...headings]) {
      const { coverage } = measure.title(words, passage.language)
      for (let term = 0; term < found.length; term++)
        if ((coverage[term] ?? 0) > shared.likeness.sameMin) found[term] = 1
    }
    this.#lastAbove = { at, headings, coverage: found }
    return found
  }

  /** Whether a unit has all these terms within a window of their number plus `settings.wordsBetweenMax` words. */
  hasTogether(terms: readonly number[], unit: number): boolean {
    const words = this.terms(unit)
    return words.some((first, at) => {
      if (!terms.includes(first)) return false
      const window = words.slice(at, at + terms.length + settings.wordsBetweenMax)
      return terms.every((term) => window.includes(term))
    })
  }

  /**
   * The share of question terms among the words between the first and the last of them in a unit, 0 to 1; 0 for fewer
   * than two.
   */
  density(unit: number): number {
    const words = this.terms(unit)
    const shared = words.filter((term) => term >= 0).length
    const [first, last] = [
      words.findIndex((term) => term >= 0),
      words.findLastIndex((term) => term >= 0),
    ]
    return shared > 1 ? shared / (last - first + 1) : 0
  }

  /** The term of which a word is a form. */
  #termOf(word: LexiconEntry): number {
    if (!word.isTerm) return smallWord
    return this.#candidates.measure.meaningOf(word).form ?? otherTerm
  }
}

/** Marks a word that is a term, but not of the question. */
export const otherTerm = -1
const smallWord = -2

/**
 * The title, or nothing where it is only the beginning of the text: a document without a title is stored under that,
 * and it tells nothing about the rest.
 */
function titleOf({ title, text }: { readonly title: string; readonly text: string }): string {
  return text.startsWith(title) ? '' : title
}
