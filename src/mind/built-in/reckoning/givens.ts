import { type Token, tokensOfShort } from '../../../extraction/terms/tokens.ts'
import { languageOf } from '../../../language/languages.ts'
import { type Amount, readAmounts } from '../../../language/quantities/amounts.ts'
import { readClockTimes } from '../../../language/quantities/clock-times.ts'
import { readDates } from '../../../language/quantities/dates.ts'
import { overlapsAny } from '../../../language/words/ranges.ts'
import type { Range } from '../../../language/words/words.ts'
import { singleAmounts, ValueText } from '../limits/read-value.ts'

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
  const { limits: words, reckoning, genitives } = languageOf(language)
  if (words === undefined || reckoning === undefined) return []
  const read = new ValueText(text, language, words)
  const taken = [...readDates(text, language), ...readClockTimes(text, language)]
  const written = readAmounts(text, language).filter((one) => !overlapsAny(one, taken))
  const singles = singleAmounts(read).filter((one) => !overlapsAny(one, [...taken, ...written]))
  const tokens = tokensOfShort(text, language)
  // "4 wetsuits cost"
  const asking = [languageOf(language).aggregation?.prices, reckoning.pays, reckoning.each]
  const verbs: readonly Range[] = asking.flatMap((phrases) => phrases?.find(text) ?? [])
  const nouns = tokens.filter((token) => !overlapsAny(token, verbs))
  const stemsIn = (from: number, to: number) =>
    tokens
      .filter(({ start, end, word }) => start >= from && end <= to && word.isTerm && !word.isNumber)
      .map(({ word }) => word.hash)
  // "2 students and a senior"
  const ones = written.some(({ unit }) => unit === 'count')
    ? words.one.find(text).filter(({ start }) => {
        const last = tokens.findLast(({ end }) => end <= start)
        return last !== undefined && isAnd(text.slice(last.start, last.end), language)
      })
    : []
  const single = ones
    .filter((one) => !overlapsAny(one, [...singles, ...written]))
    .map(({ start, end }): Amount => {
      return { start, end, from: start, to: end, value: 1, unit: 'count', factor: 1 }
    })
  const asked = persAsked(text, language)
  return [...written, ...singles, ...single, ...asked]
    .sort((a, b) => a.start - b.start)
    .map((amount) => {
      const isCount = amount.unit === 'count'
      const of = genitives.opening(text.slice(amount.end))
      const behind = of && /^\s?$/.test(text.slice(amount.end, amount.end + of.start))
      const counted = countedAt(behind ? amount.end + of.end : amount.end, text, nouns)
      const isOfThing = counted.stems.size > 0 && (isCount || behind === true)
      const unit = stemsIn(amount.to, amount.end)
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
        isOne:
          asked.includes(amount) || (singles.includes(amount) && amount.value === amount.factor),
      }
    })
}

/** What the question asks for each of: "per night". */
function persAsked(text: string, language: string): readonly Amount[] {
  return (languageOf(language).reckoning?.each.find(text) ?? []).flatMap(
    ({ start, end }): Amount[] => {
      const [word] = tokensOfShort(text.slice(end), language)
      if (word === undefined || !word.word.isTerm || word.word.isNumber || word.start > 1) return []
      return [
        { start, end: end + word.end, from: start, to: end, value: 1, unit: 'count', factor: 1 },
      ]
    },
  )
}

/** The nouns that a number counts: at most three words right behind it that say something. */
function countedAt(place: number, text: string, tokens: readonly Token[]) {
  const stems = new Set<number>()
  let end = place
  for (const { start, end: to, word } of tokens) {
    if (start < end) continue
    if (!/^[\s\u00a0-]?$/.test(text.slice(end, start)) || !word.isTerm || word.isNumber) break
    stems.add(word.hash)
    end = to
    if (stems.size === 3) break
  }
  return { stems, end }
}

/** Whether a word joins things of which both are meant: "and". */
export function isAnd(written: string, language: string): boolean {
  const meanings = languageOf(language).aggregation?.phrases.get(written)
  return meanings?.some(({ kind }) => kind === 'and') === true
}
