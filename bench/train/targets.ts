import { shown } from '../../src/evidence/show.ts'
import type { Candidates } from '../../src/mind/built-in/selection/candidates.ts'
import type { Gold } from '../answers/answer-set.ts'
import type { Measures } from '../answers/measures.ts'
import type { Example } from './examples.ts'

/** How far what is chosen holds the answer, 0 to 1: what the weights learn to foretell. */
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

  /** Of units in any order. */
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

  /** Of an answer in several parts, an item of a list or the first of two places, each counts as much. */
  #keysIn(text: string): number {
    const { wanted } = this.#example.asked
    const parts = wanted.keys?.map((forms) => ({ keys: [forms] })) ?? [wanted]
    const held = parts.filter((part) => this.#measures.holdsAnswer(part, text))
    return held.length / Math.max(1, parts.length)
  }

  /** As a reader sees it. */
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

  /** Whether a unit is a part of a quote, or has the beginning or the end of one. */
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

/** What the marks of a format stand between: a row is the same in CSV, in HTML and in Markdown. */
function wordsOf(text: string): string {
  return text
    .replace(/<[^<>]*>|[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
}

/** So many characters at an end of a quote tell it from other text, and so many are enough to be a part of it. */
const quoteEnd = 40
const quotedMin = 12
/** What a text is worth that holds the answer, but is not the place that the question was written for. */
const elsewhereWorth = 0.4
/** A paraphrase is not there with so few of its words, and all there with so many; in between it is in part. */
const paraphraseShares = [0.3, 0.6] as const
