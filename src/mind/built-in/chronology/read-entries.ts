import type { Passage } from '../../../evidence/passage.ts'
import type { Language } from '../../../language/language.ts'
import { languageOf } from '../../../language/languages.ts'
import { calendarOf } from '../../../language/quantities/calendar.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import type { Entry, Read, When } from './entry.ts'
import { bareLabel, isLabelled, lettersIn, linesOf } from './labels.ts'
import { settings } from './settings.ts'
import { timeLater } from './time-later.ts'
import { TimeReader } from './time-reader.ts'

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
  return new EntryReader(units, passages, language).read()
}

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
  readonly #times: TimeReader
  readonly #entries: Entry[] = []
  #label: (Above & { readonly place: string }) | undefined
  #headings: { readonly of: Unit['headings']; readonly above: Above | undefined } | undefined

  constructor(units: readonly Unit[], passages: readonly Passage[], language: Language) {
    this.#units = units.flatMap((unit) => linesOf(unit, passages, language.code))
    this.#passages = passages
    this.#language = language
    this.#times = new TimeReader(language)
    const title = passages[units[0]?.passage ?? -1]?.title ?? ''
    this.#times.startWith(title)
    if (!this.#times.knowsYear) this.#times.startWith(units[0] ? this.#textOf(units[0]) : '')
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
      this.#times.startWith(text)
      return at
    }
    if (unit.kind === 'row' && unit.opensGroup && !/\d/.test(text)) return at
    const above = this.#aboveOf(unit)
    const own = this.#times.read(text, blockOf(unit), above?.when)
    const [first, ...others] = own
    if (first && isLabelled(text, first, this.#language.code))
      return this.#readLabelled(at, text, [first, ...others])
    const computed = own.length === 0 ? this.#computed(unit, text) : undefined
    const heading = above && !isOfAll(own, above.when) ? above : undefined
    const [when, ...further] = [
      ...(heading ? [{ days: heading.when.days, lasts: heading.when.lasts }] : []),
      ...own,
      ...(computed ? [computed] : []),
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
      blockOf(next) !== blockOf(unit) ||
      this.#times.read(this.#textOf(next), blockOf(next)).length > 0
    const found = rest.findIndex(isApart)
    const count = found < 0 ? rest.length : found
    const behind = text.slice((times[0].start ?? 0) + (times[0].words?.length ?? 0))
    const isAlone = lettersIn(behind, this.#language.code) === 0
    if (count === 0 && isAlone) {
      this.#label = { when: times[0], words: bareLabel(text), place: placeOf(unit) }
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
    const [when] = this.#times.read(heading, heading)
    if (when?.words === undefined) return undefined
    if (when.days.to - when.days.from > settings.headingDaysMax) return undefined
    return { when, words: when.words }
  }

  get #firstHeading(): string | undefined {
    const [first] = this.#units
    return first?.kind === 'heading' ? this.#textOf(first).replace(/^#+\s*/, '') : undefined
  }

  /** The time so long after that of the sentence before it in its paragraph. */
  #computed(unit: Unit, text: string): When | undefined {
    const last = this.#entries.at(-1)
    if (last === undefined || blockOf(last.unit) !== blockOf(unit)) return undefined
    return timeLater(text, last.times.at(-1) ?? last.times[0], this.#language)
  }

  #textOf({ passage, start, end }: Unit): string {
    return this.#passages[passage]?.text.slice(start, end) ?? ''
  }
}

/** Whether times of a sentence are more precise than that of its heading, and within it. */
function isOfAll(own: readonly When[], { days }: When): boolean {
  return own.length > 0 && own.every((one) => one.days.from >= days.from && one.days.to <= days.to)
}

function blockOf({ passage, block }: Unit): string {
  return `${passage} ${block}`
}

function placeOf({ passage, section }: Unit): string {
  return `${passage} ${section}`
}
