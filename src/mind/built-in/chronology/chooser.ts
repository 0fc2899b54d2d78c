import { termSet } from '../../../extraction/terms/term-set.ts'
import type { ChronologyAsked } from '../question/chronology-question.ts'
import type { DocumentEntries, Terms } from './document-entries.ts'
import type { Entry, When } from './entry.ts'
import { type FoundEvent, isCompared } from './find-event.ts'
import { compareWhens, isInTime } from './in-time.ts'
import { settings } from './settings.ts'

/** An entry with the one of its times for which it is told. */
export type Told = { readonly entry: Entry; readonly when: When }

/** What is told of one document, in the order of time. */
export type ToldOfDocument = { readonly told: readonly Told[] }

/** Chooses among the entries of one document. */
export class Chooser {
  readonly #document: DocumentEntries
  readonly #asked: ChronologyAsked
  readonly #today: number
  /** What the entries must be about, besides what the document is. */
  readonly #about: readonly number[]
  readonly #event: FoundEvent | undefined

  constructor(
    document: DocumentEntries,
    asked: ChronologyAsked,
    today: number,
    terms: Terms,
    event: FoundEvent | undefined,
  ) {
    this.#document = document
    this.#asked = asked
    this.#today = today
    this.#about = [...terms].filter((term) => !document.title.has(term))
    this.#event = event
  }

  choose(): ToldOfDocument & { readonly isAbout: boolean } {
    const dated = this.#document.entries.flatMap((entry) => this.#toldOf(entry) ?? [])
    const ofTime = [...dated, ...this.#sayingSo()]
    // What its opening says is said of all of it, unless some say it themselves.
    const { identity } = this.#document
    const others = this.#about.filter((term) => !identity.has(term))
    const [about = []] = [this.#about, others]
      .map((terms) => ofTime.filter(({ entry }) => this.#isAbout(entry, terms)))
      .filter(({ length }) => length > 0)
    const isAbout = about.length > 0
    const told = isAbout ? about : this.isNarrow ? [] : ofTime
    return { told: inOrder(this.#ordered(told)), isAbout }
  }

  /** All that it tells of what is asked about, of any time. */
  ofAnyTime(): readonly Told[] {
    return this.#document.entries.flatMap((entry) =>
      this.#isAbout(entry) ? entry.times.map((when) => ({ entry, when })) : [],
    )
  }

  /** A question that does not ask for anything, or says much else, must find its words. */
  get isNarrow(): boolean {
    const isLong = this.#about.length > settings.aboutMax
    return !this.#asked.isOfAnything || isLong || this.#asked.order !== undefined
  }

  #isAbout(entry: Entry, wanted = this.#about): boolean {
    if (wanted.length === 0) return true
    const terms = this.#document.termsOf(entry)
    return wanted.every((term) => terms.has(term))
  }

  #toldOf(entry: Entry): Told | undefined {
    const { event } = this.#asked
    const when = entry.times.find((one) => isInTime(one, this.#asked, this.#today))
    if (when === undefined) return undefined
    const isApart = event && this.#event && !isBeside(entry, when, this.#event, event.compared)
    if (isApart) return undefined
    return { entry, when }
  }

  /** Sentences without a time that say themselves that they are before or after the event, where they stand. */
  #sayingSo(): readonly Told[] {
    const { event } = this.#asked
    if (event === undefined || this.#event === undefined) return []
    const { entries, units, name } = this.#document
    const terms = [...termSet(event.words, this.#asked.language)].filter((term) => !name.has(term))
    if (terms.length === 0) return []
    return units.flatMap((unit, at): Told[] => {
      if (unit.kind !== 'sentence' || this.#document.entryAt(at)) return []
      const said = this.#document.ownTerms(unit)
      if (!terms.every((term) => said.has(term)) || !isCompared(unit.shown, this.#asked)) return []
      const near = entries.findLast((entry) => entry.at < at) ?? entries[0]
      const when = near && { days: near.times[0].days, lasts: near.times[0].lasts }
      if (when === undefined || !isInTime(when, this.#asked, this.#today)) return []
      const { end, wordCount } = unit
      return [{ entry: { unit, end, wordCount, at, times: [when], isComputed: false }, when }]
    })
  }

  /** Those of the first, last or next time. */
  #ordered(told: readonly Told[]): readonly Told[] {
    const { order } = this.#asked
    if (order === undefined) return this.#coming(told)
    const sorted = inOrder(told).filter(
      ({ when }) => order !== 'next' || this.#asked.event || when.days.to > this.#today,
    )
    const first = order === 'last' ? sorted.at(-1) : sorted[0]
    return first ? sorted.filter(({ when }) => compareWhens(when, first.when) === 0) : []
  }

  /** A day of the week is the next one, where something is on that. */
  #coming(told: readonly Told[]): readonly Told[] {
    if (this.#asked.weekdays === undefined) return told
    const next = told.filter(({ when: { days } }) => {
      return days.from >= this.#today && days.from < this.#today + 7
    })
    return next.length > 0 ? next : told
  }
}

/** In the order of time, and of the text. */
export function inOrder(told: readonly Told[]): readonly Told[] {
  return told.toSorted((a, b) => compareWhens(a.when, b.when) || a.entry.at - b.entry.at)
}

/** Whether an entry is before or after an event: by its time, within the same time by its place. */
function isBeside(
  entry: Entry,
  when: When,
  { at, entry: own, heading, saysSo }: FoundEvent,
  compared: 'before' | 'after',
): boolean {
  const isBehind = entry.at > at === (compared === 'after')
  if (entry === own) return saysSo
  if (entry.at === at || entry.unit.headings.includes(heading ?? '')) return false
  if (own === undefined) return isBehind
  const [{ days }] = own.times
  const apart = compareWhens(when, own.times[0])
  const isApart = apart > 0 === (compared === 'after')
  if (apart === 0) return isBehind
  const isWithin = when.days.from < days.to && when.days.to > days.from
  return isApart && (isBehind || !isWithin || when.clock !== undefined)
}
