import { type Token, tokensOfShort } from '../../../extraction/terms/tokens.ts'
import { hasLettersAndDigits } from '../../../language/designations.ts'
import type { Language } from '../../../language/language.ts'
import { readAmounts } from '../../../language/quantities/amounts.ts'
import { readNumbers } from '../../../language/quantities/numbers.ts'
import { readClocks } from '../../../language/quantities/times/read-clocks.ts'
import { readTimes } from '../../../language/quantities/times/read-times.ts'
import { readWeekdays } from '../../../language/quantities/weekdays.ts'
import { overlapsAny, rangeOf } from '../../../language/words/ranges.ts'
import type { Range } from '../../../language/words/words.ts'
import { questionWords } from './asked-terms.ts'
import { chronologyAsked } from './chronology-asked.ts'
import { type Replacement, withoutMark } from './replacements.ts'

/**
 * A value takes the place of the one of its kind in a question: "And a 15-year-old?" after "Can a 10-year-old row
 * alone?", "And in the seventies?", "And on Sundays?" The message says nothing else that the question does not say; one
 * that does not open as one that `goesOn`, nothing else at all.
 */
export function replacedValue(
  asked: string,
  named: string,
  language: Language,
  goesOn: boolean,
): Replacement | undefined {
  if (!/\p{L}{3}|\p{N}/u.test(named) || asksOther(asked, named, language, goesOn)) return undefined
  for (const read of kinds) {
    const [value, another] = read(named, language)
    if (value === undefined) continue
    if (another !== undefined || saysMore(asked, named, value, language, goesOn)) return undefined
    const values = read(asked, language)
    const old = values.length === 1 ? values[0] : likest(values, asked, named, value)
    if (old === undefined && values.length === 0 && isOfTime.has(read))
      return chronologyAsked(asked, language.code) && behind(asked, named)
    if (old === undefined) continue
    const by = named.slice(value.start, value.end)
    if (!isOfTime.has(read)) return { ...rangeOf(old), by }
    const [start, from] = [
      leadStart(asked, old.start, language),
      leadStart(named, value.start, language),
    ]
    // "The handbook of 2025", "And 2024?"
    if (start === old.start || from === value.start) return { ...rangeOf(old), by }
    const gone = asked.slice(old.start, old.end)
    return { start, end: old.end, by: named.slice(from, value.end), value: gone }
  }
  return undefined
}

type Read = (text: string, language: Language) => readonly Range[]

const weekdays: Read = (text, { code }) => readWeekdays(text, code)
const times: Read = (text, { code }) => readTimes(text, code)
const clocks: Read = (text, { code }) => readClocks(text, code)
/** Numbers with a unit, as "10 days" gives way to "2 weeks". */
const amounts: Read = (text, { code }) =>
  readAmounts(text, code).filter(({ unit }) => unit !== 'count')
/** "7a" is a designation. */
const numbers: Read = (text, { code }) =>
  readNumbers(text, code).filter(({ end }) => !/\p{L}/u.test(text.charAt(end)))
const designations: Read = (text, { code }) =>
  tokensOfShort(text, code).filter(({ start, end }) => hasLettersAndDigits(text.slice(start, end)))

const kinds: readonly Read[] = [weekdays, times, clocks, amounts, numbers, designations]
const isOfTime: ReadonlySet<Read> = new Set([weekdays, times])

/** Whether a message has terms besides its value that the question does not have, and that name no person or age. */
function saysMore(
  asked: string,
  named: string,
  value: Range,
  language: Language,
  goesOn: boolean,
): boolean {
  const { code, limits } = language
  const known = new Set(goesOn ? tokensOfShort(asked, code).map(({ word }) => word.hash) : [])
  const ofCase = limits
    ? [limits.persons, limits.yearsOld, limits.ages].flatMap((one) =>
        one.find(named.replaceAll('-', ' ')),
      )
    : []
  return tokensOfShort(named, code).some((token: Token) => {
    if (!token.word.isTerm || overlapsAny(token, [value, ...ofCase])) return false
    return !known.has(token.word.hash)
  })
}

/** Words behind all that a question says. */
function behind(asked: string, words: string): Replacement {
  const end = withoutMark(asked).length
  return { start: end, end, by: ` ${words}` }
}

/**
 * Whether a message asks by itself: "What's on on 14 June?" One that goes on from the question before may repeat its
 * question words: "And how much in winter?"
 */
function asksOther(asked: string, named: string, language: Language, goesOn: boolean): boolean {
  const own = questionWords(named, language)
  if (own !== undefined) return !goesOn || own.value !== questionWords(asked, language)?.value
  return language.asks.find(named).length > 0 || language.yesNoOpenings.opening(named) !== undefined
}

/** Of several values the only one before the same word: of "2 adults and 10 days" the days, for "4 days". */
function likest(
  values: readonly Range[],
  asked: string,
  named: string,
  value: Range,
): Range | undefined {
  const next = wordAt(named, value.end)
  const [only, another] = values.filter(({ end }) => next !== '' && wordAt(asked, end) === next)
  return another === undefined ? only : undefined
}

function wordAt(text: string, at: number): string {
  return /^[\s-]*([\p{L}-]+)/u.exec(text.slice(at, at + 40))?.[1]?.toLowerCase() ?? ''
}

/** Where the prepositions and articles begin that lead to a place: "in the" before "seventies". */
export function leadStart(text: string, place: number, language: Language): number {
  const { prepositions, articles, chronology } = language
  const before = text.slice(0, place)
  const leading = [
    ...prepositions.find(before),
    ...articles.find(before),
    ...(chronology?.relations.find(before) ?? []),
  ]
  let start = place
  for (;;) {
    const end = before.slice(0, start).trimEnd().length
    const word = leading.find((one) => one.end === end && one.start < start)
    if (word === undefined) break
    start = word.start
  }
  // "Negli" leads as well.
  const last = start < place ? undefined : tokensOfShort(before, language.code).at(-1)
  return last?.word.isStopWord ? last.start : start
}
