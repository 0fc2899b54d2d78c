import type { Passage } from '../../../evidence/passage.ts'
import { termSet } from '../../../extraction/terms/term-set.ts'
import type { TimeRelation } from '../../../language/chronology-words.ts'
import { languageOf } from '../../../language/languages.ts'
import { Phrases } from '../../../language/phrases.ts'
import type { Grounding } from '../../mind.ts'
import type { ChronologyAsked } from '../question/chronology-asked.ts'
import { readEvidence } from '../segmentation/read-evidence.ts'
import { DocumentEntries, type Terms } from './document-entries.ts'
import { compareWhens, isInTime } from './in-time.ts'
import { type Entry, hasYear, type When } from './read-entries.ts'
import { settings } from './settings.ts'

/** An entry with the one of its times for which it is told. */
export type Told = { readonly entry: Entry; readonly when: When }

/** What is told of one document, in the order of time. */
export type ToldOfDocument = { readonly told: readonly Told[] }

export type ChosenEntries = {
  readonly documents: readonly ToldOfDocument[]
  readonly grounding: Grounding
  /** Whether nothing is of the time, and the entries are those before and after it. */
  readonly isNearTime: boolean
}

/** The documents of passages, each with its entries; only those that say most of what a question is about. */
export function documentsAbout(
  passages: readonly Passage[],
  words: string,
  language: string,
): readonly DocumentEntries[] {
  const units = readEvidence(passages)
  const byDocument = Map.groupBy(units, ({ passage }) => passages[passage]?.docId ?? '')
  const about = termSet(words, language)
  const documents = [...byDocument.values()].map(
    (own) => new DocumentEntries(own, passages, language),
  )
  const dated = documents.filter(({ entries }) => entries.length >= entriesMin)
  const counts = dated.map((document) => document.countOf(about))
  const most = Math.max(0, ...counts)
  return dated
    .filter((_, at) => counts[at] === most)
    .toSorted((a, b) => compareWhens(firstOf(a), firstOf(b)))
}

function firstOf({ entries }: DocumentEntries): When {
  const [first = { days: { from: 0, to: 0 }, lasts: false }] = entries
    .map(({ times: [when] }) => when)
    .toSorted(compareWhens)
  return first
}

/** A document with fewer entries tells nothing in an order. */
const entriesMin = 2

/** The entries that a question asks for. Undefined if there are none, or it may ask for something else. */
export function chooseEntries(
  passages: readonly Passage[],
  asked: ChronologyAsked,
  today: number,
): ChosenEntries | undefined {
  const { event, about, language } = asked
  const all = documentsAbout(passages, `${about} ${event?.words ?? ''}`, language)
  const anchor = event && anchorOf(all, termSet(event.words, language), asked)
  if (event && (anchor === undefined || !(anchor.isSure || asked.isOfAnything))) return undefined
  const documents = anchor ? [anchor.document] : all
  const terms = termSet(about, language)
  const chosen = documents.map((document) => new Chooser(document, asked, today, terms, anchor))
  const found = chosen.map((chooser) => chooser.choose())
  const ofTime = found.filter(({ told }) => told.length > 0)
  const isAbout = ofTime.filter((one) => one.isAbout)
  const best = isAbout.length > 0 ? isAbout : ofTime
  if (best.length > 0) {
    if (isAbout.length === 0 && chosen.every(({ isNarrow }) => isNarrow)) return undefined
    const isSure = isAbout.length > 0 && anchor?.isSure !== false
    const documents = asked.order ? firstOfAll(best, asked, today) : best
    if (documents.length === 0) return undefined
    return { documents, grounding: isSure ? 'answered' : 'nearest', isNearTime: false }
  }
  if (!asked.isOfAnything || asked.times.length === 0) return undefined
  const near = chosen.map((chooser) => chooser.nearest()).filter(({ told }) => told.length > 0)
  return near.length === 0 ? undefined : { documents: near, grounding: 'nearest', isNearTime: true }
}

/** Of what is first, last or next in each of several documents, that which is so in all of them. */
function firstOfAll(
  documents: readonly ToldOfDocument[],
  { order, event }: ChronologyAsked,
  today: number,
): readonly ToldOfDocument[] {
  const all = documents
    .flatMap(({ told }) => told)
    .filter(({ when }) => order !== 'next' || event || when.days.to > today)
    .toSorted((a, b) => compareWhens(a.when, b.when))
  const first = order === 'last' ? all.at(-1) : all[0]
  if (first === undefined) return []
  return documents
    .map(({ told }) => ({ told: told.filter((one) => compareWhens(one.when, first.when) === 0) }))
    .filter(({ told }) => told.length > 0)
}

/** The sentence that tells of an event, with its time if it has one. */
type Anchor = {
  readonly document: DocumentEntries
  readonly at: number
  readonly entry: Entry | undefined
  readonly when: When | undefined
  /** Where it is a heading, its text. */
  readonly heading: string | undefined
  /** Whether it tells itself what was before or after it: "After the war orders fell." */
  readonly saysSo: boolean
  /** Whether it says all words of the event. */
  readonly isSure: boolean
}

/** The sentence that says most words of an event, with its headings and what its document is. */
function anchorOf(
  documents: readonly DocumentEntries[],
  terms: Terms,
  asked: ChronologyAsked,
): Anchor | undefined {
  const relations =
    languageOf(asked.language).chronology?.relations ?? new Phrases<TimeRelation>([])
  let best: { anchor: Anchor; score: number } | undefined
  for (const document of documents) {
    const inTitle = new Set([...terms].filter((term) => document.name.has(term)))
    const entries = new Map(document.entries.map((entry) => [entry.at, entry]))
    document.units.forEach((unit, at) => {
      // What the title says is said of all of it.
      const own =
        countIn(terms, document.ownTerms(unit)) - countIn(inTitle, document.ownTerms(unit))
      if (own === 0) return
      const near = document.termsNear(unit)
      const said = [...terms].filter((term) => near.has(term) || document.identity.has(term)).length
      const entry = entryAt(document, entries, at)
      const isDated = entry !== undefined
      // Words that only its title says tell little.
      const score = said + own / 2 + (isDated ? 1 / 4 : 0)
      if (best !== undefined && score <= best.score) return
      const when = entry?.times[0]
      const saysSo = relations.find(unit.shown).some(({ value }) => value === asked.event?.compared)
      const heading = unit.kind === 'heading' ? unit.shown : undefined
      best = {
        anchor: { document, at, entry, when, heading, saysSo, isSure: said === terms.size },
        score,
      }
      if (said * 2 < terms.size) best = undefined
    })
  }
  if (
    best?.anchor.when === undefined &&
    (!asked.isOfAnything || (best && !isInOrder(best.anchor.document)))
  )
    return undefined
  return best?.anchor
}

/** The entry that a unit is, or that it is told with. */
function entryAt(
  { entries, units }: DocumentEntries,
  byPlace: ReadonlyMap<number, Entry>,
  at: number,
): Entry | undefined {
  const unit = units[at]
  const own = byPlace.get(at)
  if (own || unit === undefined) return own
  if (unit.kind === 'heading') return entries.find((entry) => entry.at > at && entry.heading)
  const before = entries.findLast((entry) => entry.at < at)
  const isWithin = before?.unit.passage === unit.passage && before.end >= unit.end
  return isWithin ? before : undefined
}

function countIn(terms: Terms, said: Terms): number {
  return [...terms].filter((term) => said.has(term)).length
}

/** Whether a document tells what it does in the order of time. */
function isInOrder({ entries }: DocumentEntries): boolean {
  const later = entries.filter(({ times: [when] }, at) => {
    const before = entries[at - 1]?.times[0]
    return before === undefined || compareWhens(before, when) <= 0
  })
  return later.length >= entries.length * inOrderMin
}

const inOrderMin = 0.8

/** Chooses among the entries of one document. */
class Chooser {
  readonly #document: DocumentEntries
  readonly #asked: ChronologyAsked
  readonly #today: number
  /** What the entries must be about, besides what the document is. */
  readonly #about: readonly number[]
  readonly #anchor: Anchor | undefined

  constructor(
    document: DocumentEntries,
    asked: ChronologyAsked,
    today: number,
    terms: Terms,
    anchor: Anchor | undefined,
  ) {
    this.#document = document
    this.#asked = asked
    this.#today = today
    this.#about = [...terms].filter((term) => !document.title.has(term))
    this.#anchor = anchor
  }

  choose(): ToldOfDocument & { readonly isAbout: boolean } {
    const ofTime = this.#document.entries.flatMap((entry) => this.#toldOf(entry) ?? [])
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

  /** The entries right before and after the time, where nothing is in it. */
  nearest(): ToldOfDocument {
    const time = this.#asked.times[0]?.of
    if (time?.year === undefined) return { told: [] }
    const { from, to } = time.daysIn(time.year)
    const dated = this.#document.entries.flatMap((entry) => {
      const when = entry.times.find(hasYear)
      return when && this.#isAbout(entry) ? [{ entry, when }] : []
    })
    const sorted = inOrder(dated)
    const before = sorted.findLast(({ when }) => when.days.to <= from)
    const after = sorted.find(({ when }) => when.days.from >= to)
    return { told: [before, after].filter((one) => one !== undefined) }
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
    if (event && this.#anchor && !this.#isBeside(entry, when, this.#anchor, event.compared))
      return undefined
    return { entry, when }
  }

  /** Whether an entry is before or after an event: by its time, within the same time by its place. */
  #isBeside(entry: Entry, when: When, anchor: Anchor, compared: 'before' | 'after'): boolean {
    const isLater = entry.at > anchor.at
    const isBehind = compared === 'after'
    if (entry === anchor.entry) return anchor.saysSo
    if (entry.at === anchor.at || entry.unit.headings.includes(anchor.heading ?? '')) return false
    if (anchor.when === undefined) return isLater === isBehind
    const apart = compareWhens(when, anchor.when)
    if (apart === 0) return isLater === isBehind
    const isWithin = when.days.from < anchor.when.days.to && when.days.to > anchor.when.days.from
    if (isWithin && when.clock === undefined) return apart > 0 === isBehind && isLater === isBehind
    return apart > 0 === isBehind
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

function inOrder(told: readonly Told[]): readonly Told[] {
  return told.toSorted((a, b) => compareWhens(a.when, b.when) || a.entry.at - b.entry.at)
}

/**
 * The entries of one document that say all words of a question for the time between two events: the first of its words, and
 * the others.
 */
export function pairOf(
  passages: readonly Passage[],
  { about, language }: ChronologyAsked,
): readonly [Told, Told] | undefined {
  const terms = [...termSet(about, language)]
  for (const document of documentsAbout(passages, about, language)) {
    const own = document.entries.map((entry) => ({ entry, said: document.termsOf(entry) }))
    const isSaid = (term: number) => own.some(({ said }) => said.has(term))
    const needed = terms.filter((term) => isSaid(term) || !document.identity.has(term))
    for (let split = 1; split < needed.length; split++) {
      const one = mostSaid(own, needed.slice(0, split))
      const other = mostSaid(own, needed.slice(split))
      if (one === undefined || other === undefined || one.entry === other.entry) continue
      if (one.count + other.count === needed.length)
        return [toldFirst(one.entry), toldFirst(other.entry)]
    }
  }
  return undefined
}

function toldFirst(entry: Entry): Told {
  return { entry, when: entry.times[0] }
}

/** The first entry that says most of these terms; undefined if none says one, or another one says as many. */
function mostSaid(
  entries: readonly { readonly entry: Entry; readonly said: Terms }[],
  terms: readonly number[],
): { readonly entry: Entry; readonly count: number } | undefined {
  const counts = entries.map(({ said }) => terms.filter((term) => said.has(term)).length)
  const count = Math.max(0, ...counts)
  const [first, another] = entries.filter((_, at) => counts[at] === count)
  return count === 0 || first === undefined || another !== undefined
    ? undefined
    : { entry: first.entry, count }
}
