import { type Token, tokensOfShort } from '../../../extraction/terms/tokens.ts'
import { languageOf } from '../../../language/languages.ts'
import { readWeekdays } from '../../../language/quantities/weekdays.ts'
import { overlapsAny } from '../../../language/words/ranges.ts'
import type { Range } from '../../../language/words/words.ts'
import type { MeasuredUnits } from '../features/features.ts'
import { settings as ofQuestion } from '../question/settings.ts'
import { topOfTable } from '../segmentation/table-of-row.ts'
import { settings } from './settings.ts'

/** What a question that is reckoned is about: its terms besides the numbers, and the words that ask for a sum or a day. */
export class ReckonedMatter {
  readonly #read: MeasuredUnits
  /** What must be said; and words of events, which other words may say as well: "sign up" and "conclude". */
  readonly #terms: readonly number[]
  readonly #ofEvents: readonly number[]

  constructor(read: MeasuredUnits, givens: readonly Range[]) {
    const { question, measure } = read
    const { text, language } = question
    const { reckoning, aggregation, values, rulingWords } = languageOf(language)
    const asking = [aggregation?.prices, reckoning?.pays, reckoning?.asksWhen, rulingWords]
    const found: readonly Range[] = asking.flatMap((phrases) => phrases?.find(text) ?? [])
    const ranges = [...givens, ...found, ...readWeekdays(text, language)]
    const plain = new Set(values.plain)
    const events = reckoning?.events.find(text) ?? []
    const tokens = tokensOfShort(text, language)
    const hashesOf = (wanted: (token: Token) => boolean) =>
      new Set(tokens.filter(wanted).map(({ word }) => word.hash))
    const leftOut = hashesOf((one) => overlapsAny(one, ranges) || plain.has(one.word.folded))
    const ofEvents = hashesOf((one) => overlapsAny(one, events))
    const own = measure.terms.flatMap(({ hashes, weight, isAsking, isNumber }, term) => {
      const isOwn = weight >= ofQuestion.situationWeight && !isAsking && !isNumber
      return isOwn && !hashes.some((hash) => leftOut.has(hash)) ? [{ term, hashes }] : []
    })
    const isOfEvent = (one: (typeof own)[number]) => one.hashes.some((hash) => ofEvents.has(hash))
    this.#read = read
    this.#terms = own.filter((one) => !isOfEvent(one)).map(({ term }) => term)
    this.#ofEvents = own.filter(isOfEvent).map(({ term }) => term)
  }

  /** Whether the question says nothing but its numbers, and that it asks. */
  get isEmpty(): boolean {
    return this.#terms.length + this.#ofEvents.length === 0
  }

  /** Whether a unit and its place may say so much of the terms, at the cost of none of its text. */
  mayHave(index: number, share: number): boolean {
    if (this.#terms.length === 0) return true
    const { measure } = this.#read
    const leading = leadingTo(index, this.#read)
    const said = (term: number) => {
      const before = leading.map((one) => measure.alike[one]?.[term] ?? 0)
      return Math.max(
        measure.alike[index]?.[term] ?? 0,
        measure.placed[index]?.[term] ?? 0,
        ...before,
      )
    }
    const all = [...this.#terms, ...this.#ofEvents]
    const sum = all.reduce((total, term) => total + said(term), 0)
    return sum >= share * this.#terms.length
  }

  /**
   * The share of the terms that a rule says, or what stands above it or leads to it, 0 to 1. Those of events count where
   * they are said; `isOfEvent` adds one that is said in other words.
   */
  share(index: number, own: string, isOfEvent = false): number {
    const { measure, units, passages } = this.#read
    const { language = '' } = passages[units[index]?.passage ?? -1] ?? {}
    const said = measure.title(own, language).coverage
    const leading = leadingTo(index, this.#read)
    const saidOf = (term: number) => {
      const above = (measure.placed[index]?.[term] ?? 0) * settings.placed
      const before = leading.map((one) => (measure.alike[one]?.[term] ?? 0) * settings.before)
      return Math.max(said[term] ?? 0, above, ...before)
    }
    const events = this.#ofEvents.map(saidOf).filter((one) => one > settings.namedMin)
    const all = [...this.#terms.map(saidOf), ...events, ...(isOfEvent ? [settings.synonym] : [])]
    return all.length === 0 ? 1 : all.reduce((sum, one) => sum + one, 0) / all.length
  }

  /** How many of the terms a text in a unit says by itself. */
  ownTerms(index: number, text: string): number {
    const { measure, units, passages } = this.#read
    const { language = '' } = passages[units[index]?.passage ?? -1] ?? {}
    const said = measure.title(text, language).coverage
    const all = [...this.#terms, ...this.#ofEvents]
    return all.reduce((sum, term) => sum + (said[term] ?? 0), 0)
  }
}

/** The units that lead to a row, item or sentence in its section: those right before its table, list or itself. */
export function leadingTo(index: number, { units }: MeasuredUnits): readonly number[] {
  const own = units[index]
  if (own === undefined) return []
  let top = own.kind === 'row' ? topOfTable(index, units) : index
  if (own.kind === 'item')
    while (units[top]?.opensGroup === false && units[top - 1]?.kind === 'item') top--
  const found: number[] = own.kind === 'row' ? [top] : []
  for (let back = top - 1; back >= top - settings.leadMax; back--) {
    const { kind, passage, section } = units[back] ?? {}
    if (kind !== 'sentence' || passage !== own.passage || section !== own.section) break
    found.push(back)
  }
  return found
}
