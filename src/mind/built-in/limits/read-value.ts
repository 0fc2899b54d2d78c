import { type Token, tokensOfShort } from '../../../extraction/terms/tokens.ts'
import { languageOf } from '../../../language/languages.ts'
import type { LimitWords } from '../../../language/limit-words.ts'
import type { Phrases } from '../../../language/phrases.ts'
import { type Amount, convert, unitOf } from '../../../language/quantities/amounts.ts'
import { isTimeUnit } from '../../../language/quantities/measures.ts'
import { overlapsAny } from '../../../language/words/ranges.ts'
import { exactly, type Quantity, type Value } from './quantity.ts'
import { settings } from './settings.ts'

/** A text in which values are read, with its words. */
export class ValueText {
  readonly text: string
  readonly language: string
  readonly words: LimitWords
  readonly #tokens: readonly Token[]

  constructor(text: string, language: string, words: LimitWords) {
    this.text = text
    this.language = language
    this.words = words
    this.#tokens = tokensOfShort(text, language)
  }

  /** Whether one of some phrases ends right before a place. */
  endsBefore(place: number, phrases: Phrases<unknown>): boolean {
    const before = this.text.slice(Math.max(0, place - phraseLengthMax), place)
    return phrases.find(before).some(({ end }) => gap.test(before.slice(end)))
  }

  /** The end of the phrase that begins right behind a place; undefined where none does. */
  behind(place: number, phrases: Phrases<unknown>): number | undefined {
    const rest = this.text.slice(place, place + phraseLengthMax).replaceAll('-', ' ')
    const found = phrases.opening(rest)
    return found && gap.test(rest.slice(0, found.start)) ? place + found.end : undefined
  }

  /** The nouns that a number counts. */
  counted(place: number): NounsBehind {
    return nounsBehind(place, this.text, this.#tokens, gap, settings.nounsMax)
  }

  /** The stem of the unit of time behind a value: "a day", "per minute"; undefined where none stands there. */
  per(place: number): number | undefined {
    const next = this.#tokens.findIndex(({ start }) => start >= place)
    const [first, second] = next < 0 ? [] : [this.#tokens[next], this.#tokens[next + 1]]
    if (first === undefined || second === undefined) return undefined
    if (!gap.test(this.text.slice(place, first.start))) return undefined
    const { articles, prepositions, aggregation } = languageOf(this.language)
    const written = this.text.slice(first.start, first.end)
    const isEach = aggregation?.phrases.get(written)?.some(({ kind }) => kind === 'each') === true
    const isLink =
      isEach || [articles, prepositions, this.words.one].some((all) => all.has(written))
    return isLink && isTimeUnit(second.word.folded, this.language) ? second.word.hash : undefined
  }
}

/** The stems of the nouns behind a place in a text, and where the last one ends. */
type NounsBehind = { readonly stems: ReadonlySet<number>; readonly end: number }

/** What a number counts: at most so many words right behind it that say something, with only a gap before each. */
export function nounsBehind(
  place: number,
  text: string,
  tokens: readonly Token[],
  between: RegExp,
  nounsMax: number,
): NounsBehind {
  const stems = new Set<number>()
  let end = place
  for (const { start, end: to, word } of tokens) {
    if (start < end) continue
    if (!between.test(text.slice(end, start)) || !word.isTerm || word.isNumber) break
    stems.add(word.hash)
    end = to
    if (stems.size === nounsMax) break
  }
  return { stems, end }
}

/** Longer than any phrase before or behind a value. */
export const phraseLengthMax = 60
/** What may stand between a number and the words that tell what it is. */
const gap = /^[\s\u00a0\u202f:(-]{0,2}$/u

/** What tells of an amount what it is, besides its unit. */
export type Circumstances = {
  readonly isAge: boolean
  /** Whether a word such as "older" stands beside it, so that a number alone is an age. */
  readonly isBesideAge: boolean
  /** Whether it may be an age if its unit is a year. */
  readonly mayBeAge: boolean
  /** Where what is counted stands. */
  readonly countedFrom: number
}

/** An amount in all ways in which it may be compared. */
export function readValue(
  { start, end, from, to, value, unit, factor, currency }: Amount,
  read: ValueText,
  { isAge, isBesideAge, mayBeAge, countedFrom }: Circumstances,
): Value {
  const shown = read.text.slice(start, end)
  const number = read.text.slice(from, to)
  const isYears = unit === 'months' && factor === monthsOfYear
  const { stems, end: nounEnd } =
    unit === 'count' ? read.counted(countedFrom) : { stems: none, end }
  const quantities: Quantity[] = []
  if (unit === 'count') {
    const isOfPeople = read.behind(countedFrom, read.words.persons) !== undefined
    if (isOfPeople) quantities.push(exactly('people', value))
    else if ((isAge || isBesideAge) && value <= settings.ageMax)
      quantities.push(exactly('age', value))
    else
      quantities.push({ ...exactly('count', value), counted: stems.size > 0 ? stems : undefined })
  } else if (unit === 'months') {
    const age = isYears ? [exactly('age', value / monthsOfYear)] : []
    if (isAge) quantities.push(...age)
    const { daysOfMonth, daysSpare, secondsOfDay } = settings.months
    const days = value * daysOfMonth
    quantities.push(exactly('months', value), {
      kind: 'duration',
      least: (days - daysSpare) * secondsOfDay,
      most: (days + daysSpare) * secondsOfDay,
    })
    if (!isAge && mayBeAge) quantities.push(...age)
  } else quantities.push({ ...exactly(unit, value), currency })
  return { quantities, shown, number, per: read.per(nounEnd) }
}

const none: ReadonlySet<number> = new Set()
const monthsOfYear = 12

/** The side of the phrase right before a place, and where that begins. */
export function sideBefore(place: number, { text, words }: ValueText) {
  const from = Math.max(0, place - phraseLengthMax)
  const before = text.slice(from, place)
  const found = words.before.find(before).at(-1)
  if (found === undefined || !/^[\s:\u00a0]{0,2}$/.test(before.slice(found.end))) return undefined
  return { ...found.value, start: from + found.start }
}

/** "a week", "half an hour", "one day": one of a unit of time, or half of one. */
export function singleAmounts({ text, language, words }: ValueText): readonly Amount[] {
  const halves = words.half.find(text).map((one) => ({ ...one, count: 0.5 }))
  const ones = words.one.find(text).map((one) => ({ ...one, count: 1 }))
  const all = [...halves, ...ones.filter((one) => !overlapsAny(one, halves))]
  return all.flatMap(({ start, end, count }): Amount[] => {
    const { unit, factor, length } = unitOf(text.slice(end, end + phraseLengthMax), language)
    const written = text.slice(end, end + length).trim()
    const isTime = unit === 'duration' || unit === 'months'
    if (!isTime || length === 0 || !isTimeUnit(written.toLowerCase(), language)) return []
    const to = end + length
    return [{ start, end: to, from: start, to, unit, factor, value: convert(count, factor) }]
  })
}
