import { shown } from '../../src/evidence/shown.ts'
import type { Candidates } from '../../src/mind/built-in/selection/candidates.ts'
import type { Gold } from '../answers/answer-set.ts'
import type { Measures } from '../answers/measures.ts'
import type { Example } from './examples.ts'

/** The target of training: how far a choice contains the answer, 0 to 1. */
export class Targets {
  readonly #example: Example
  readonly #candidates: Candidates
  readonly #measures: Measures
  readonly #known = new Map<string, number>()

  constructor(example: Example, candidates: Candidates, measures: Measures) {
    this.#example = example
    this.#candidates = candidates
    this.#measures = measures
  }

  /** The target of these units, in any order. */
  of(chosen: readonly number[]): number {
    const units = chosen.toSorted((a, b) => a - b)
    const key = units.join()
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const held = this.#heldBy(this.#textOf(units))
    const target = held > 0 && this.#isElsewhere(units) ? held * elsewhereWorth : held
    this.#known.set(key, target)
    return target
  }

  #heldBy(text: string): number {
    const { asked, judgedBy } = this.#example
    if (judgedBy === 'holdsAnswer') return this.#keysIn(text)
    const wanted = this.#measures.contentWords(asked.wanted.answer ?? '')
    const shares = this.#measures.windows(text).map((said) => {
      return [...wanted].filter((word) => said.has(word)).length / Math.max(1, wanted.size)
    })
    const share = Math.max(0, ...shares)
    const [none, all] = paraphraseShares
    return Math.min(Math.max((share - none) / (all - none), 0), 1)
  }

  /**
   * The share of the parts of an answer in a text; each part (an item of a list, one of two places) counts the same.
   */
  #keysIn(text: string): number {
    const { wanted } = this.#example.asked
    const parts = wanted.keys?.map((forms) => ({ keys: [forms] })) ?? [wanted]
    const held = parts.filter((part) => this.#measures.holdsAnswer(part, text))
    return held.length / Math.max(1, parts.length)
  }

  /** The text of the units as a reader sees it. */
  #textOf(units: readonly number[]): string {
    const texts = units.flatMap((index) => {
      const unit = this.#candidates.units[index]
      const text = unit && this.#candidates.passages[unit.passage]?.text.slice(unit.start, unit.end)
      return text === undefined ? [] : [unit?.kind === 'code' ? text : shown(text)]
    })
    return texts.join('\n')
  }

  #isElsewhere(units: readonly number[]): boolean {
    const { gold } = this.#example.asked
    if (gold === undefined || 'documents' in gold) return false
    return !units.some((index) =>
      'quotes' in gold ? this.#isQuoted(index, gold.quotes) : this.#isAt(index, gold),
    )
  }

  /** Whether a unit is part of a quote, or contains its beginning or end. */
  #isQuoted(index: number, quotes: readonly string[]): boolean {
    const unit = this.#candidates.units[index]
    const passage = unit && this.#candidates.passages[unit.passage]
    const text = wordsOf(passage?.text.slice(unit?.start, unit?.end) ?? '')
    if (text.length < quotedMin) return false
    return quotes.some((quote) => {
      const line = wordsOf(quote)
      const ends = [line.slice(0, quoteEnd), line.slice(-quoteEnd)]
      return line.includes(text) || ends.some((end) => text.includes(end))
    })
  }

  #isAt(index: number, { document, start, end }: Extract<Gold, { document: string }>): boolean {
    const unit = this.#candidates.units[index]
    const passage = unit && this.#candidates.passages[unit.passage]
    if (unit === undefined || passage?.docId !== document) return false
    return passage.start + unit.start < end && passage.start + unit.end > start
  }
}

/** The words without the markup of a format: a row is the same in CSV, HTML and Markdown. */
function wordsOf(text: string): string {
  return text
    .replace(/<[^<>]*>|[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
}

/** Characters at an end of a quote that identify it, and the least length of a part of it. */
const quoteEnd = 40
const quotedMin = 12
/** Target of a text that contains the answer outside the place that the question was written for. */
const elsewhereWorth = 0.4
/** Shares of the words of a paraphrase from which it counts as partly and as wholly present; linear in between. */
const paraphraseShares = [0.3, 0.6] as const
