import type { Language } from '../../../language/language.ts'
import { dateOf, isOneDay } from '../../../language/quantities/times/days.ts'
import { readClocks } from '../../../language/quantities/times/read-clocks.ts'
import { readTimes } from '../../../language/quantities/times/read-times.ts'
import { overlapsAny } from '../../../language/words/ranges.ts'

import type { When } from './entry.ts'
import { lettersIn } from './labels.ts'

import { settings } from './settings.ts'

/** Reads the times of a document, part by part: what one lacks, its year or its day, it has from the parts before. */
export class TimeReader {
  readonly #language: Language
  /** The year of what was read last, for dates without one. */
  #year: number | undefined
  /** The day of what was read last, for times of day. */
  #day: When | undefined
  /** The block in which that day was read; undefined if it holds for all that follows. */
  #block: string | undefined

  constructor(language: Language) {
    this.#language = language
  }

  get knowsYear(): boolean {
    return this.#year !== undefined
  }

  /**
   * The times of a text of a block, below what has a time itself; its first time of day has its day. That of another block
   * holds for one that opens the text alone: "09:24 – The database stops", and not "Night work is allowed until 22:00".
   */
  read(written: string, block: string, above?: When): readonly When[] {
    const text = written.slice(0, settings.readMax)
    if (above) this.#year = dateOf(above.days.from).year
    const times = this.#timesIn(text)
    const found = times.map(({ daysIn, year, lasts, start, end }): When => {
      if (year !== undefined) this.#year = year
      const days = daysIn(year ?? this.#year ?? settings.anyYear)
      return { days, lasts, words: text.slice(start, end), start }
    })
    const [first] = found
    const own = found.find(({ days }) => isOneDay(days))
    const isApart = !own && !above && this.#block !== undefined && this.#block !== block
    const day = own ?? (first === undefined ? (above ?? this.#day) : undefined)
    if (day === undefined || !isOneDay(day.days)) return found
    if (own) this.#block = block
    this.#day = day
    const clocks = readClocks(text, this.#language.code)
    const clock = clocks.find((one) => !overlapsAny(one, times))
    if (clock === undefined) return found
    const letters = lettersIn(text.slice(0, clock.start), this.#language.code)
    if (isApart && letters > settings.openingLettersMax) return found
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
      if (!isOneDay(when.days)) continue
      this.#day = when
      this.#block = undefined
    }
  }

  #timesIn(text: string) {
    const { code, chronology } = this.#language
    return /\d/.test(text) || chronology?.periods.isIn(text) ? readTimes(text, code) : []
  }
}
