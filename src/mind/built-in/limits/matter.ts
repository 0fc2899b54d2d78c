import { type Token, tokensOfShort } from '../../../extraction/terms/tokens.ts'
import { languageOf } from '../../../language/languages.ts'
import { readAmounts } from '../../../language/quantities/amounts.ts'
import { readWeekdays } from '../../../language/quantities/weekdays.ts'
import { overlapsAny } from '../../../language/words/ranges.ts'
import type { Range } from '../../../language/words/words.ts'
import { isOwn } from '../question/asked-terms.ts'
import { leans } from '../segmentation/read-evidence.ts'
import { topOfTable } from '../segmentation/table-of-row.ts'
import type { Candidates } from '../selection/candidates.ts'
import { settings } from './settings.ts'

/** What a question with a case is about: its terms besides those of the case. */
export class Matter {
  readonly #candidates: Candidates
  /** The indices of the terms. */
  readonly #terms: readonly number[]
  /** Those that ask for a price, which an amount of money says. */
  readonly #ofPrice: ReadonlySet<number>
  /** The term right beside the case: the bag of "a 12 kg bag" and "a bag of 12 kg". */
  readonly #beside: number | undefined

  constructor(candidates: Candidates, asked: Range) {
    const { question, measure } = candidates
    const { text, language } = question
    const words = tokensOfShort(text, language)
    const days = readWeekdays(text, language)
    const prices = languageOf(language).aggregation?.prices.find(text) ?? []
    const places = measure.terms.map(({ position }) => words[position])
    const isCase = (word: Token | undefined) =>
      word !== undefined && overlapsAny(word, [asked, ...days])
    this.#candidates = candidates
    const persons = languageOf(language).limits?.persons
    const isPerson = (word: Token | undefined) =>
      word !== undefined && persons?.has(text.slice(word.start, word.end)) === true
    this.#terms = measure.terms.flatMap((term, at) => {
      const word = places[at]
      // People are those whose age or number is told.
      const isOfMatter = isOwn(term) && !term.isNumber && !isCase(word) && !isPerson(word)
      return isOfMatter ? [at] : []
    })
    const isPrice = (at: number) => {
      const word = places[at]
      return word !== undefined && overlapsAny(word, prices)
    }
    this.#ofPrice = new Set(this.#terms.filter(isPrice))
    this.#beside = this.#terms.find((at) => {
      const word = places[at]
      return word !== undefined && isBeside(word, asked, words)
    })
  }

  /** The share of the matter that the place of a unit says, 0 to 1. */
  share(index: number): number {
    const said = this.#terms.reduce((sum, term) => sum + this.#said(index, term), 0)
    return this.#terms.length === 0 ? 0 : said / this.#terms.length
  }

  /**
   * Whether the place of a unit says what the case is of, or its own words say several others: a limit for bags is
   * none for dogs.
   */
  isSame(index: number): boolean {
    const { measure } = this.#candidates
    const own = this.#terms.filter((term) => measure.says(index, term)).length
    if (own >= settings.ownTermsMin) return true
    if (own === 0 && !this.#isOfGroup(index)) return false
    return this.#beside === undefined || this.#said(index, this.#beside) > 0
  }

  /** Whether a unit says little by itself: a row, an item, or a sentence that leans on the one before. */
  #isOfGroup(index: number): boolean {
    const { units, passages } = this.#candidates
    const unit = units[index]
    return unit !== undefined && (unit.kind !== 'sentence' || leans(unit, passages))
  }

  /** How many of the words around a place in a unit, as far as its clause goes, are of the matter. */
  ofClause(index: number, place: number): number {
    const { units, measure, passages } = this.#candidates
    const unit = units[index]
    const text = passages[unit?.passage ?? -1]?.text ?? ''
    if (unit === undefined) return 0
    const at = unit.start + place
    const from = unit.start + (text.slice(unit.start, at).search(clauseBefore) + 1 || 0)
    const behind = text.slice(at, unit.end).search(clauseEnd)
    const to = behind < 0 ? unit.end : at + behind
    const hits = measure.hits[index] ?? []
    const said = hits.flatMap(({ at: word, term }) => {
      const { start = -1 } = unit.tokens[word] ?? {}
      return start >= from && start < to && this.#terms.includes(term) ? [term] : []
    })
    return new Set(said).size
  }

  #said(index: number, term: number): number {
    const { units, measure, passages } = this.#candidates
    const unit = units[index]
    if (unit === undefined) return 0
    const own = measure.alike[index]?.[term] ?? 0
    const above = (measure.placed[index]?.[term] ?? 0) * settings.placed
    const header = unit.kind === 'row' ? (measure.alike[topOfTable(index, units)]?.[term] ?? 0) : 0
    let before = 0
    for (let back = index - 1; back >= index - settings.sentencesBackMax; back--) {
      const other = units[back]
      if (other?.passage !== unit.passage || other.block !== unit.block) break
      before = Math.max(before, (measure.alike[back]?.[term] ?? 0) * settings.before)
    }
    const passage = passages[unit.passage]
    const isPaid =
      this.#ofPrice.has(term) &&
      readAmounts(unit.shown, passage?.language ?? '').some((one) => one.unit === 'money')
    return Math.max(own, above, header, before, isPaid ? 1 : 0)
  }
}

/** Where the last clause before a place begins, and the next one ends. */
const clauseBefore = /(?:[,;:]|\.\s)(?=(?:[^,;:.]|\.(?!\s))*$)/u
const clauseEnd = /[,;:](?!\p{N})|\.\s/u

/** Whether only small words stand between a word and the case. */
function isBeside(word: Token, asked: Range, words: readonly Token[]): boolean {
  const isBefore = word.end <= asked.start
  const [from, to] = isBefore ? [word.end, asked.start] : [asked.end, word.start]
  const between = words.filter(({ start, end }) => start >= from && end <= to)
  return asked.end > asked.start && between.length <= 1 && between.every((one) => !one.word.isTerm)
}
