import type { Language } from '../../../language/language.ts'
import { dateOf, isOneDay } from '../../../language/quantities/times/days.ts'
import { readClocks } from '../../../language/quantities/times/read-clocks.ts'
import { readTimes } from '../../../language/quantities/times/read-times.ts'
import { overlapsAny } from '../../../language/words/ranges.ts'
import type { When } from './entry.ts'
import { settings } from './settings.ts'

/** Reads the times of a document, part by part: what one lacks, its year or its day, it has from the parts before. */
export class TimeReader {
  readonly #language: Language
  /** The year of what was read last, for dates without one. */
  #year: number | undefined
  /** The day of what was read last, for times of day. */
  #day: When | undefined

  constructor(language: Language) {
    this.#language = language
  }

  get knowsYear(): boolean {
    return this.#year !== undefined
  }

  /** The times of a text below what has a time itself; its first time of day has its day. */
  read(written: string, above?: When): readonly When[] {
    const text = written.slice(0, settings.readMax)
    if (above) this.#year = dateOf(above.days.from).year
    const times = this.#timesIn(text)
    const found = times.map(({ daysIn, year, lasts, start, end }): When => {
      if (year !== undefined) this.#year = year
      const days = daysIn(year ?? this.#year ?? settings.anyYear)
      return { days, lasts, words: text.slice(start, end), start }
    })
    const [first] = found
    const day =
      found.find(({ days }) => isOneDay(days)) ??
      (first === undefined ? (above ?? this.#day) : undefined)
    if (day === undefined || !isOneDay(day.days)) return found
    this.#day = day
    const clocks = readClocks(text, this.#language.code)
    const clock = clocks.find((one) => !overlapsAny(one, times))
    if (clock === undefined) return found
    const words = text.slice(clock.start, clock.end)
    const timed = { ...day, clock: clock.from, words, start: clock.start }
    return first === undefined ? [timed] : found.map((one) => (one === day ? timed : one))
  }

  /** Takes the year, and the day, of a title or heading for what stands below it. */
  startWith(text: string): void {
    const opening = text.slice(0, settings.readMax)
    for (const { year, daysIn, lasts } of this.#timesIn(opening).toReversed()) {
      if (year === undefined) continue
      this.#year = year
      const when = { days: daysIn(year), lasts }
      if (isOneDay(when.days)) this.#day = when
    }
  }

  #timesIn(text: string) {
    const { code, chronology } = this.#language
    return /\d/.test(text) || chronology?.periods.isIn(text) ? readTimes(text, code) : []
  }
}
