import { type Token, tokensOfShort } from '../../../extraction/terms/tokens.ts'
import { languageOf } from '../../../language/languages.ts'
import { type Amount, readAmounts } from '../../../language/quantities/amounts.ts'
import { readClockTimes } from '../../../language/quantities/clock-times.ts'
import { readDates } from '../../../language/quantities/dates.ts'
import { overlapsAny } from '../../../language/words/ranges.ts'
import type { Range } from '../../../language/words/words.ts'
import { nounsBehind, singleAmounts, ValueText } from '../limits/read-value.ts'
import { settings } from './settings.ts'

/** A number that the reader gives: "2 adults", "120 km", "a year"; the range is of the question. */
export type Given = Amount & {
  /** The stems of what it counts, and of its unit. */
  readonly stems: ReadonlySet<number>
  /** Those of what it is a measure of: "2 metres of felt". */
  readonly things: ReadonlySet<number>
  /** Whether it counts things or people, or stands before what it is a measure of: "2 metres of felt". */
  readonly isOfThing: boolean
  readonly isOfPeople: boolean
  /** Whether it is one of a unit of time, or what the question asks per: "a day", "per night". */
  readonly isOne: boolean
}

/** The numbers that a question gives, without its dates, times of day and years. */
export function givensOf(text: string, language: string): readonly Given[] {
  const { limits: words, reckoning } = languageOf(language)
  if (words === undefined || reckoning === undefined) return []
  const read = new ValueText(text, language, words)
  const taken = [...readDates(text, language), ...readClockTimes(text, language)]
  const written = readAmounts(text, language).filter((one) => !overlapsAny(one, taken))
  const singles = singleAmounts(read).filter((one) => !overlapsAny(one, [...taken, ...written]))
  const tokens = tokensOfShort(text, language)
  const more = onesJoined(tokens, read, [...written, ...singles])
  const each = persAsked(text, language)
  // "4 wetsuits cost"
  const asking = [languageOf(language).aggregation?.prices, reckoning.pays, reckoning.each]
  const verbs: readonly Range[] = asking.flatMap((phrases) => phrases?.find(text) ?? [])
  const nouns = tokens.filter((token) => !overlapsAny(token, verbs))
  return [...written, ...singles, ...more, ...each]
    .sort((a, b) => a.start - b.start)
    .map((amount) => {
      const isOne = singles.includes(amount) && amount.value === amount.factor
      return { ...givenOf(amount, read, tokens, nouns), isOne: isOne || each.includes(amount) }
    })
}

/** One more of what is counted: the senior of "2 students and a senior". */
function onesJoined(
  tokens: readonly Token[],
  { text, language, words }: ValueText,
  others: readonly Amount[],
): readonly Amount[] {
  if (!others.some(({ unit }) => unit === 'count')) return []
  return words.one.find(text).flatMap((one) => {
    const last = tokens.findLast(({ end }) => end <= one.start)
    const isJoined = last !== undefined && isAnd(text.slice(last.start, last.end), language)
    return isJoined && !overlapsAny(one, others) ? [oneOf(one.start, one.end)] : []
  })
}

function oneOf(start: number, end: number): Amount {
  return { start, end, from: start, to: end, value: 1, unit: 'count', factor: 1 }
}

/** An amount with what it counts, or is a measure of. */
function givenOf(
  amount: Amount,
  read: ValueText,
  tokens: readonly Token[],
  nouns: readonly Token[],
): Omit<Given, 'isOne'> {
  const { text, language, words } = read
  const isCount = amount.unit === 'count'
  const of = languageOf(language).genitives.opening(text.slice(amount.end))
  const isOf = of !== undefined && /^\s?$/.test(text.slice(amount.end, amount.end + of.start))
  const place = isOf ? amount.end + of.end : amount.end
  const counted = nounsBehind(place, text, nouns, nounGap, settings.nounsMax)
  const isOfThing = counted.stems.size > 0 && (isCount || isOf)
  const unit = tokens
    .filter(({ start, end }) => start >= amount.to && end <= amount.end)
    .flatMap(({ word }) => (word.isTerm && !word.isNumber ? word.hash : []))
  const isOfPeople =
    isCount &&
    (read.behind(amount.end, words.persons) !== undefined ||
      read.endsBefore(amount.start, words.beforePeople) ||
      read.behind(amount.end, words.behindPeople) !== undefined)
  return {
    ...amount,
    end: isOfThing ? counted.end : amount.end,
    stems: new Set([...unit, ...(isCount && isOfThing ? counted.stems : [])]),
    things: new Set(isCount || !isOfThing ? [] : counted.stems),
    isOfThing: isOfThing || isOfPeople,
    isOfPeople,
  }
}

/** What may stand before a noun that a number counts. */
const nounGap = /^[\s\u00a0-]?$/

/** What the question asks for each of: "per night". */
function persAsked(text: string, language: string): readonly Amount[] {
  return (languageOf(language).reckoning?.each.find(text) ?? []).flatMap(
    ({ start, end }): Amount[] => {
      const [word] = tokensOfShort(text.slice(end), language)
      if (word === undefined || !word.word.isTerm || word.word.isNumber || word.start > 1) return []
      return [{ ...oneOf(start, end), end: end + word.end }]
    },
  )
}

/** Whether a word joins things of which both are meant: "and". */
export function isAnd(written: string, language: string): boolean {
  const meanings = languageOf(language).aggregation?.phrases.get(written)
  return meanings?.some(({ kind }) => kind === 'and') === true
}
