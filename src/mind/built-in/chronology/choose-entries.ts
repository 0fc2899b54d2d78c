import type { Passage } from '../../../evidence/passage.ts'
import { termSet } from '../../../extraction/terms/term-set.ts'
import type { Grounding } from '../../mind.ts'
import type { ChronologyAsked } from '../question/chronology-question.ts'
import { readEvidence } from '../segmentation/read-evidence.ts'
import { Chooser, inOrder, type Told, type ToldOfDocument } from './chooser.ts'
import { DocumentEntries } from './document-entries.ts'
import { hasYear, type When } from './entry.ts'
import { findEvent } from './find-event.ts'
import { compareWhens } from './in-time.ts'
import { settings } from './settings.ts'

export type ChosenEntries = {
  readonly documents: readonly ToldOfDocument[]
  readonly grounding: Grounding
  /** Whether nothing is of the time, and the entries are those before and after it. */
  readonly isNearTime: boolean
}

/**
 * The documents of passages, each with its entries, at least `entriesMin` of them; only those that say most of what a
 * question is about.
 */
export function documentsAbout(
  passages: readonly Passage[],
  words: string,
  language: string,
  entriesMin: number = settings.entriesMin,
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

/** The entries that a question asks for. Undefined if there are none, or it may ask for something else. */
export function chooseEntries(
  passages: readonly Passage[],
  asked: ChronologyAsked,
  today: number,
): ChosenEntries | undefined {
  const { event, about, language } = asked
  // What is of a time is so by itself.
  const entriesMin = asked.times.length > 0 ? 1 : settings.entriesMin
  const all = documentsAbout(passages, `${about} ${event?.words ?? ''}`, language, entriesMin)
  const found = event && findEvent(all, termSet(event.words, language), asked)
  if (event && !(found && (found.isSure || asked.isOfAnything))) return undefined
  const terms = termSet(about, language)
  const choosers = (found ? [found.document] : all).map(
    (document) => new Chooser(document, asked, today, terms, found),
  )
  const chosen = choosers.map((chooser) => chooser.choose())
  const ofTime = chosen.filter(({ told }) => told.length > 0)
  const isAbout = ofTime.filter((one) => one.isAbout)
  const best = isAbout.length > 0 ? isAbout : ofTime
  if (best.length > 0) {
    if (isAbout.length === 0 && choosers.every(({ isNarrow }) => isNarrow)) return undefined
    const isSure = isAbout.length > 0 && found?.isSure !== false
    const documents = asked.order ? firstOfAll(best, asked, today) : best
    if (documents.length === 0) return undefined
    return { documents, grounding: isSure ? 'answered' : 'nearest', isNearTime: false }
  }
  const near = event || asked.order ? [] : nearestOf(choosers, asked)
  return near.length === 0 ? undefined : { documents: near, grounding: 'nearest', isNearTime: true }
}

/** What is right before and after a time, of all documents, where nothing is in it. */
function nearestOf(
  choosers: readonly Chooser[],
  { times: [time], clock }: ChronologyAsked,
): readonly ToldOfDocument[] {
  const documents = choosers.map((chooser) => chooser.ofAnyTime())
  const all = inOrder(documents.flat())
  const { from, to } = time?.of.year === undefined ? noDays : time.of.daysIn(time.of.year)
  const isBefore = ({ when }: Told) =>
    time ? hasYear(when) && when.days.to <= from : (when.clock ?? from) < (clock?.of.from ?? from)
  const isAfter = ({ when }: Told) =>
    time ? when.days.from >= to : (when.clock ?? to) > (clock?.of.to ?? to)
  const near = new Set([all.findLast(isBefore), all.find(isAfter)])
  return documents
    .map((told) => ({ told: inOrder(told).filter((one) => near.has(one)) }))
    .filter(({ told }) => told.length > 0)
}

/** Without a year there are no days before or after those of all years. */
const noDays = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }

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
