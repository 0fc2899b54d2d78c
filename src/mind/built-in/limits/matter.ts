import { type Token, tokensOfShort } from '../../../extraction/terms/tokens.ts'
import { languageOf } from '../../../language/languages.ts'
import { readAmounts } from '../../../language/quantities/amounts.ts'
import { isTimeUnit } from '../../../language/quantities/measures.ts'
import { readWeekdays } from '../../../language/quantities/weekdays.ts'
import { overlapsAny } from '../../../language/words/ranges.ts'
import type { Range } from '../../../language/words/words.ts'
import { type AskedTerm, isOwn } from '../question/asked-terms.ts'
import { settings as ofQuestion } from '../question/settings.ts'
import { leans } from '../segmentation/read-evidence.ts'
import { topOfTable } from '../segmentation/table-of-row.ts'
import type { Candidates } from '../selection/candidates.ts'
import type { CaseAsked } from './case-asked.ts'
import { settings } from './settings.ts'

/** What a question with a case is about: its terms besides those of the case. */
export class Matter {
  readonly #candidates: Candidates
  /** The indices of the terms. */
  readonly #terms: readonly number[]
  /** Those that ask for a price, which an amount of money says. */
  readonly #ofPrice: ReadonlySet<number>
  /** Whether the case is a time of day, to which hours may stand under the name of the place. */
  readonly #isOfHours: boolean
  /** Whether the case tells whose age or number it is, as the limit does. */
  readonly #isOfCounted: boolean
  /** The terms right beside the case, as the thing that it is of: "a 12 kg bag", "a bag of 12 kg". */
  readonly #beside: Beside | undefined

  constructor(candidates: Candidates, asked: CaseAsked) {
    const { question, measure } = candidates
    const { text, language } = question
    const words = tokensOfShort(text, language)
    const days = readWeekdays(text, language)
    const { aggregation } = languageOf(language)
    const places = measure.terms.map(({ position }) => words[position])
    this.#candidates = candidates
    const isOf = (kinds: readonly string[]) =>
      asked.quantities.some(({ kind }) => kinds.includes(kind))
    this.#isOfHours = isOf(['clock'])
    // Whatever has hours is open.
    const opens = this.#isOfHours ? (aggregation?.opens.find(text) ?? []) : []
    const isCase = (word: Token | undefined) =>
      word !== undefined && overlapsAny(word, [asked, ...days, ...opens])
    const persons = languageOf(language).limits?.persons
    const isPerson = (word: Token | undefined) =>
      word !== undefined &&
      persons?.has(text.slice(word.start, word.end)) === true &&
      isBeside(word, asked, words)
    const isAround = asked.end === 0
    const isSituation = ({ folded, weight, isAsking }: AskedTerm) =>
      isAround &&
      weight === ofQuestion.situationWeight &&
      !isAsking &&
      persons?.has(folded) !== true &&
      !isTimeUnit(folded, language)
    this.#terms = measure.terms.flatMap((term, at) => {
      const word = places[at]
      if (isSituation(term) && !term.isNumber) return [at]
      // People are those whose age or number is told.
      const isOfMatter = isOwn(term) && !term.isNumber && !isCase(word)
      return isOfMatter && !isPerson(word) ? [at] : []
    })
    const prices = aggregation?.prices.find(text) ?? []
    this.#ofPrice = new Set(this.#terms.filter((at) => overlapsAny(places[at] ?? nowhere, prices)))
    this.#isOfCounted = isOf(['age', 'people', 'count'])
    // Times and people are of no thing that stands beside them.
    const isOfThing = !isOf(notOfThings)
    this.#beside = isOfThing ? besideOf(this.#terms, places, asked, text, language) : undefined
  }

  /** The share of the matter that the place of a unit says, 0 to 1. */
  share(index: number): number {
    const said = this.#terms.reduce((sum, term) => sum + this.#said(index, term), 0)
    if (this.#terms.length > 0) return said / this.#terms.length
    // "How much for 3 people?" is about no thing that has a limit; "Can 3 people come?" asks for any.
    return this.#candidates.question.asks === 'yes-no' ? 1 : 0
  }

  /**
   * Whether the place of a unit says what the case is of, or its own words say several others: a limit for bags is
   * none for dogs.
   */
  isSame(index: number): boolean {
    const { measure } = this.#candidates
    const own = this.#terms.filter((term) => measure.says(index, term)).length
    if (own >= settings.ownTermsMin) return true
    if (this.#isOfCounted) return true
    if (this.#isOfHours && own === 0) return this.share(index) >= settings.hoursMin
    if (own === 0 && !this.#isOfGroup(index)) return false
    const { before, behind } = this.#beside ?? { before: [], behind: [] }
    const isSaid = (term: number) => this.#said(index, term) >= settings.besideMin
    if (before.length + behind.length === 0) return true
    return (before.length > 0 && before.every(isSaid)) || behind.some(isSaid)
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
    const { language = '' } = passages[unit.passage] ?? {}
    const isTold =
      this.#ofPrice.has(term) &&
      readAmounts(unit.shown, language).some((one) => one.unit === 'money')
    return Math.max(own, above, header, before, isTold ? 1 : 0)
  }
}

const nowhere = { start: -1, end: -1 }
const notOfThings = ['age', 'people', 'count', 'clock', 'date', 'day of year', 'duration', 'months']

/** Where the last clause before a place begins, and the next one ends. */
const clauseBefore = /(?:[,;:]|\.\s)(?=(?:[^,;:.]|\.(?!\s))*$)/u
const clauseEnd = /[,;:](?!\p{N})|\.\s/u

/**
 * The terms beside a case. Before it those that stand together, over an "of" at most: "a dog of 30 kg", "my car worth
 * £8,000". Behind it the one of "12 kg bag" or "12 litres of ethanol".
 */
function besideOf(
  terms: readonly number[],
  places: readonly (Token | undefined)[],
  asked: Range,
  text: string,
  language: string,
): Beside {
  const { ofWords } = languageOf(language)
  const between = (from: number, to: number) => text.slice(from, Math.max(from, to))
  const isJoined = (gap: string, isFirst: boolean) =>
    /^[\s-]?$/.test(gap) || (isFirst && ofWords.has(gap))
  const before: number[] = []
  let from = asked.start
  for (const term of terms.toReversed()) {
    const { start = 0, end = Number.POSITIVE_INFINITY } = places[term] ?? {}
    if (end > from) continue
    if (!isJoined(between(end, from), before.length === 0)) break
    before.push(term)
    from = start
  }
  const behind = terms.filter((term) => {
    const { start = -1 } = places[term] ?? {}
    return start >= asked.end && isJoined(between(asked.end, start), true)
  })
  return { before, behind }
}

type Beside = { readonly before: readonly number[]; readonly behind: readonly number[] }

/** Whether at most one small word stands between a word and the case. */
function isBeside(word: Token, asked: Range, words: readonly Token[]): boolean {
  const isBefore = word.end <= asked.start
  const [from, to] = isBefore ? [word.end, asked.start] : [asked.end, word.start]
  const between = words.filter(({ start, end }) => start >= from && end <= to)
  return asked.end > asked.start && between.length <= 1 && between.every((one) => !one.word.isTerm)
}
