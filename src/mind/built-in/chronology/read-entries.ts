import type { Passage } from '../../../evidence/passage.ts'
import type { Chronology, LengthUnit } from '../../../language/chronology-words.ts'
import type { Language } from '../../../language/language.ts'
import { languageOf } from '../../../language/languages.ts'
import { calendarOf } from '../../../language/quantities/calendar.ts'
import { type Days, dateOf, monthsLater, yearOf } from '../../../language/quantities/times/days.ts'
import type { FoundTime } from '../../../language/quantities/times/found-time.ts'
import { type FoundClock, readClocks } from '../../../language/quantities/times/read-clocks.ts'
import { readTimes } from '../../../language/quantities/times/read-times.ts'
import { namesOfUnit } from '../../../language/quantities/units.ts'
import { readWeekdays } from '../../../language/quantities/weekdays.ts'
import { overlapsAny } from '../../../language/words/ranges.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import { settings } from './settings.ts'

/** When something is, as far as its text tells. */
export type When = {
  readonly days: Days
  /** Whether it is all of these days, and not some time within them. */
  readonly lasts: boolean
  /** Minutes of the day. */
  readonly clock?: number
  /** Its words, and where in the sentence they begin; undefined if they stand elsewhere. */
  readonly words?: string
  readonly start?: number
}

/** A sentence, item or row with the times that it tells, or that it has from its heading or the sentence before. */
export type Entry = {
  readonly unit: Unit
  /** Where what is told of it ends: behind a date alone, with the rest of its paragraph. */
  readonly end: number
  readonly wordCount: number
  /** Its place in reading order. */
  readonly at: number
  readonly times: readonly [When, ...When[]]
  /** The words of its time, where they do not stand in it: those of a heading. */
  readonly heading?: string
  /** Whether its time is computed: "two years later". */
  readonly isComputed: boolean
}

/**
 * The entries of a document, whose `units` these are, in reading order; `asked` is the language of the question. Linear in
 * the length of its text.
 */
export function readEntries(
  units: readonly Unit[],
  passages: readonly Passage[],
  asked: string,
): Read {
  const own = passages[units[0]?.passage ?? -1]?.language ?? ''
  const language = languageOf(languageOfDates(own, asked, units))
  if (language.chronology === undefined) return { units, entries: [] }
  return new EntryReader(units, passages, language, language.chronology).read()
}

/** Entries, and the units among which they are: the lines of a log each by itself. */
export type Read = { readonly units: readonly Unit[]; readonly entries: readonly Entry[] }

/** A calendar of few words may be taken for another language: that which has more of the months that it names. */
function languageOfDates(own: string, asked: string, units: readonly Unit[]): string {
  if (own === asked) return own
  const countIn = (code: string) => {
    const { months } = calendarOf(code)
    return units.reduce((count, { shown }) => count + months.find(shown).length, 0)
  }
  const isTold = languageOf(own).chronology !== undefined
  return !isTold || countIn(asked) > countIn(own) ? asked : own
}

/** A date that holds for what stands below it. */
type Above = { readonly when: When; readonly words: string }

class EntryReader {
  readonly #units: readonly Unit[]
  readonly #passages: readonly Passage[]
  readonly #language: Language
  readonly #words: Chronology
  readonly #entries: Entry[] = []
  /** The year of what was read last, for dates without one. */
  #year: number | undefined
  /** The day of what was read last, for times of day. */
  #day: When | undefined
  #label: (Above & { readonly place: string }) | undefined
  #headings: { readonly of: Unit['headings']; readonly above: Above | undefined } | undefined

  constructor(
    units: readonly Unit[],
    passages: readonly Passage[],
    language: Language,
    words: Chronology,
  ) {
    this.#units = units.flatMap((unit) => linesOf(unit, passages, language.code))
    this.#passages = passages
    this.#language = language
    this.#words = words
    const title = passages[units[0]?.passage ?? -1]?.title ?? ''
    this.#startWith(title)
    if (this.#year === undefined) this.#startWith(units[0] ? this.#textOf(units[0]) : '')
  }

  read(): Read {
    for (let at = 0; at < this.#units.length; at++) at = this.#readUnit(at)
    return { units: this.#units, entries: this.#entries }
  }

  /** Reads a unit, and returns the number of the last one that belongs to it. */
  #readUnit(at: number): number {
    const unit = this.#units[at]
    if (unit === undefined || unit.kind === 'code') return at
    const text = this.#textOf(unit)
    if (unit.kind === 'heading') {
      this.#label = undefined
      this.#startWith(text)
      return at
    }
    if (unit.kind === 'row' && unit.opensGroup && !/\d/.test(text)) return at
    const above = this.#aboveOf(unit)
    const { times, clocks } = this.#timesOf(text)
    const own = this.#whens(text, times, clocks, above)
    const [first, ...others] = own
    if (first && isLabelled(text, first, this.#language.code))
      return this.#readLabelled(at, text, [first, ...others])
    const computed = own.length === 0 ? this.#computed(at, text) : undefined
    const heading = above && !isOfAll(own, above.when) ? above : undefined
    const [when, ...further] = [
      ...(heading ? [{ days: heading.when.days, lasts: heading.when.lasts }] : []),
      ...own,
      ...(computed ?? []),
    ]
    if (when === undefined) return at
    this.#entries.push({
      unit,
      end: unit.end,
      wordCount: unit.wordCount,
      at,
      times: [when, ...further],
      ...(heading && { heading: heading.words }),
      isComputed: computed !== undefined,
    })
    return at
  }

  /** A date that opens a paragraph like a label is that of its rest; one alone, of what follows up to the next one. */
  #readLabelled(at: number, text: string, times: Entry['times']): number {
    const unit = this.#units[at]
    if (unit === undefined) return at
    const rest = this.#units.slice(at + 1, at + 1 + settings.restMax)
    const isApart = (next: Unit) =>
      blockOf(next) !== blockOf(unit) || this.#whensIn(next).length > 0
    const found = rest.findIndex(isApart)
    const count = found < 0 ? rest.length : found
    const behind = text.slice((times[0].start ?? 0) + (times[0].words?.length ?? 0))
    const isAlone = lettersIn(behind, this.#language.code) === 0
    if (count === 0 && isAlone) {
      this.#label = { when: times[0], words: withoutEnd(text), place: placeOf(unit) }
      return at
    }
    const wordCount = rest.slice(0, count).reduce((sum, one) => sum + one.wordCount, unit.wordCount)
    const end = rest[count - 1]?.end ?? unit.end
    this.#entries.push({ unit, end, wordCount, at, times, isComputed: false })
    return at + count
  }

  #aboveOf(unit: Unit): Above | undefined {
    if (this.#label && this.#label.place !== placeOf(unit)) this.#label = undefined
    if (this.#label) return this.#label
    if (this.#headings?.of !== unit.headings) {
      const above = unit.headings.map((heading) => this.#headingTime(heading))
      this.#headings = { of: unit.headings, above: above.findLast((one) => one !== undefined) }
    }
    return this.#headings.above
  }

  #headingTime(heading: string): Above | undefined {
    // The title of a document tells when it was written, or of which year all of it is.
    if (heading === this.#units[0]?.headings[0] || heading === this.#firstHeading) return undefined
    const { times, clocks } = this.#timesOf(heading)
    const [when] = this.#whens(heading, times, clocks, undefined)
    const [time] = times
    if (when === undefined || time === undefined) return undefined
    if (when.days.to - when.days.from > settings.headingDaysMax) return undefined
    return { when, words: heading.slice(time.start, time.end) }
  }

  get #firstHeading(): string | undefined {
    const [first] = this.#units
    return first?.kind === 'heading' ? this.#textOf(first).replace(/^#+\s*/, '') : undefined
  }

  #timesOf(text: string): {
    readonly times: readonly FoundTime[]
    readonly clocks: readonly FoundClock[]
  } {
    if (!/\d/.test(text) && !this.#words.periods.isIn(text)) return { times: [], clocks: [] }
    const times = readTimes(text, this.#language.code)
    const clocks = readClocks(text, this.#language.code).filter((one) => !overlapsAny(one, times))
    return { times, clocks }
  }

  #whensIn(unit: Unit): readonly When[] {
    const text = this.#textOf(unit)
    const { times, clocks } = this.#timesOf(text)
    return this.#whens(text, times, clocks, undefined)
  }

  /** Times with the years that they have from what stands before; a time of day with its day. */
  #whens(
    text: string,
    times: readonly FoundTime[],
    clocks: readonly FoundClock[],
    above: Above | undefined,
  ): readonly When[] {
    if (above) this.#year = dateOf(above.when.days.from).year
    const [clock] = clocks
    const found = times.map(({ daysIn, year, lasts, start, end }): When => {
      if (year !== undefined) this.#year = year
      const days = daysIn(year ?? this.#year ?? settings.anyYear)
      return { days, lasts, words: text.slice(start, end), start }
    })
    const [first] = found
    const day =
      found.find(isOneDay) ?? (first === undefined ? (above?.when ?? this.#day) : undefined)
    if (day && isOneDay(day)) this.#day = day
    if (clock === undefined || !(day && isOneDay(day))) return found
    const written = { words: text.slice(clock.start, clock.end), start: clock.start }
    const timed = { ...day, clock: clock.from, ...written }
    return first === undefined ? [timed] : found.map((one) => (one === day ? timed : one))
  }

  /** "Two years later": as long after the entry before it in its paragraph. */
  #computed(at: number, text: string): readonly When[] | undefined {
    const [later] = this.#words.later.find(text)
    const last = this.#entries.at(-1)
    const unit = this.#units[at]
    if (later === undefined || last === undefined || blockOf(last.unit) !== (unit && blockOf(unit)))
      return undefined
    const [, number = '', name = ''] =
      lengthBefore.exec(text.slice(Math.max(0, later.start - 40), later.start)) ?? []
    const count = this.#language.numerals.get(number) ?? Number(number || Number.NaN)
    const length = this.#unitNamed(name)
    const days = last.times.at(-1)?.days
    if (length === undefined || days === undefined || !(count > 0)) return undefined
    const moved = daysLater(days, count, length)
    return moved && [{ days: moved, lasts: false }]
  }

  #unitNamed(name: string): LengthUnit | undefined {
    const known = this.#words.units.get(name)
    if (known !== undefined) return known
    const { code } = this.#language
    return lengthUnits.find((unit) =>
      namesOfUnit(code, unit).some(([one]) => one.toLowerCase() === name.toLowerCase()),
    )
  }

  /** Takes the year, and the day, of a title or heading for what stands below it. */
  #startWith(text: string): void {
    const { times } = this.#timesOf(text)
    const [year] = times.flatMap((time) => time.year ?? [])
    if (year !== undefined) this.#year = year
    const day = times
      .filter((time) => time.year !== undefined)
      .map((time) => ({ days: time.daysIn(time.year ?? 0), lasts: false }))
      .find(isOneDay)
    if (day) this.#day = day
  }

  #textOf({ passage, start, end }: Unit): string {
    return this.#passages[passage]?.text.slice(start, end) ?? ''
  }
}

const lengthUnits = ['day', 'week', 'month', 'year'] as const
const lengthBefore = /(?:^|\s)(\p{L}+|\d{1,3})\s(\p{L}+)[\s,]*$/u

/** The days so much later; undefined where what is before is less precise than what is counted. */
function daysLater(days: Days, count: number, unit: LengthUnit): Days | undefined {
  const { year } = dateOf(days.from)
  if (unit === 'year')
    return isOneDay({ days }) ? undefined : yearOf(dateOf(days.to - 1).year + count)
  if (!isOneDay({ days })) return undefined
  const perUnit = { day: 1, week: 7 }
  const from = unit === 'month' ? monthsLater(days.from, count) : days.from + count * perUnit[unit]
  return year > 0 ? { from, to: from + 1 } : undefined
}

function isOneDay({ days }: Pick<When, 'days'>): boolean {
  return days.to - days.from === 1
}

/** Whether a text begins with a time like a label: "**Sunday 5 May.** …", "14:20 – …"; not "In 1938 …". */
function isLabelled(text: string, { words = '', start = 0 }: When, language: string): boolean {
  const opening = lettersIn(text.slice(0, start), language)
  return opening === 0 && /^\s?(?:\*\*|[.:–|]|$)/.test(text.slice(start + words.length))
}

/** The number of letters of the longest word of a short text, besides days of the week. */
export function lettersIn(text: string, language: string): number {
  const rest = readWeekdays(text, language).reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  )
  return Math.max(0, ...Array.from(rest.matchAll(/[\p{L}\p{N}]+/gu), ([word]) => word.length))
}

/** Whether times of a sentence are more precise than that of its heading, and within it. */
function isOfAll(own: readonly When[], { days }: When): boolean {
  return own.length > 0 && own.every((one) => one.days.from >= days.from && one.days.to <= days.to)
}

function withoutEnd(text: string): string {
  return text
    .replace(/[*_#\s]+/g, ' ')
    .replace(/[\s.:–-]+$/, '')
    .trim()
}

/** Lines of a paragraph that begin with a time each, as those of a log do. */
function linesOf(unit: Unit, passages: readonly Passage[], language: string): readonly Unit[] {
  const text = passages[unit.passage]?.text.slice(unit.start, unit.end) ?? ''
  if (unit.kind !== 'sentence' || !text.includes('\n')) return [unit]
  const lines = Array.from(text.matchAll(/[^\n]+/g), ({ 0: line, index }) => {
    const start = unit.start + index
    const end = start + line.length
    const tokens = unit.tokens.filter((token) => token.start >= start && token.end <= end)
    return { ...unit, start, end, tokens, shown: line.trim(), wordCount: tokens.length }
  })
  const isTimed = ({ shown }: Unit) =>
    [...readClocks(shown, language), ...readTimes(shown, language)].some(
      ({ start }) => lettersIn(shown.slice(0, start), language) === 0,
    )
  return lines.filter(isTimed).length > lines.length / 2 ? lines : [unit]
}

function blockOf({ passage, block }: Unit): string {
  return `${passage} ${block}`
}

function placeOf({ passage, section }: Unit): string {
  return `${passage} ${section}`
}

/** Whether the year of a time is known, and not only its month and day. */
export function hasYear({ days }: When): boolean {
  return dateOf(days.from).year > settings.anyYear + 1
}
