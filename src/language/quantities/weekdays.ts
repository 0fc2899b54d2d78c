import { Memo } from '../../base/cache/memo.ts'
import { languageOf } from '../languages.ts'
import { Phrases } from '../phrases.ts'
import { fold } from '../words/fold.ts'
import type { Range } from '../words/words.ts'
import { joins } from './joins.ts'

/** Days of the week in a text, 0 for Monday: one, or all from the first to the last of a range. */
export type FoundDays = Range & { readonly days: ReadonlySet<number> }

/**
 * The days of the week of a text in its language, also short ("Mon") or with an ending ("Sundays"); those of "Tuesday
 * to Sunday" are six. Linear in the length of the text.
 */
export function readWeekdays(text: string, language: string): readonly FoundDays[] {
  const { isUnspaced } = languageOf(language)
  const names = namesOf.get(languageOf(language).code)
  const single = isUnspaced
    ? names.long.find(text).map(({ start, end, value }) => ({ start, end, day: value }))
    : wordsIn(text, word).flatMap((whole) => {
        const day = names.dayOf(text.slice(whole.start, whole.end))
        if (day !== undefined) return [{ ...whole, day }]
        return wordsIn(text.slice(whole.start, whole.end), unhyphenated).map(({ start, end }) => {
          const part = { start: whole.start + start, end: whole.start + end }
          return { ...part, day: names.dayOf(text.slice(part.start, part.end)) }
        })
      })
  const found: FoundDays[] = []
  let last: (Range & { readonly day: number }) | undefined
  for (const { day, ...range } of single) {
    if (day === undefined) continue
    const from = last?.day
    const before = found.at(-1)
    if (last && before && from !== undefined && joins(text.slice(last.end, range.start)))
      found[found.length - 1] = {
        start: before.start,
        end: range.end,
        days: daysBetween(from, day),
      }
    else found.push({ ...range, days: new Set([day]) })
    last = { ...range, day }
  }
  return found
}

function wordsIn(text: string, pattern: RegExp): readonly Range[] {
  return Array.from(text.matchAll(pattern), ({ 0: { length }, index }) => {
    return { start: index, end: index + length }
  })
}

/** All days from one to another, over the end of the week: Friday to Monday are four. */
function daysBetween(from: number, to: number): ReadonlySet<number> {
  const count = ((to - from + weekLength) % weekLength) + 1
  return new Set(Array.from({ length: count }, (_, nth) => (from + nth) % weekLength))
}

const weekLength = 7
const week = Array.from({ length: weekLength }, (_, day) => Date.UTC(2024, 0, 1 + day))
const fixed = { timeZone: 'UTC', calendar: 'gregory' } as const

const namesOf = new Memo(64, (code: string) => {
  const { isUnspaced } = languageOf(code)
  const days = new Map<string, number>()
  const long: (readonly [string, number])[] = []
  for (const weekday of ['long', 'short'] as const)
    week.forEach((date, day) => {
      const name = new Intl.DateTimeFormat(code, { ...fixed, weekday }).format(date)
      const bare = name.replace(/\.$/, '')
      days.set(fold(bare), day)
      // "segunda-feira" is mostly "segunda".
      if (weekday === 'long')
        for (const one of new Set([bare, bare.split('-', 1)[0] ?? bare]))
          long.push([fold(one), day])
    })
  return {
    long: new Phrases(long, isUnspaced),
    dayOf: (written: string): number | undefined => {
      const folded = fold(written)
      // A short name is one as it is; a long one may have an ending.
      const whole = /^\p{Lu}/u.test(written) || folded.length > 3 ? days.get(folded) : undefined
      const ended = long.find(
        ([name]) => folded.startsWith(name) && folded.length <= name.length + endingLengthMax,
      )
      return whole ?? ended?.[1]
    },
  }
})

const endingLengthMax = 2
const word = /\p{L}[\p{L}\p{M}’'-]*/gu
/** "Mon-Fri" are two words, unlike "segunda-feira". */
const unhyphenated = /[^-]+/g
