import type { Passage } from '../../../evidence/passage.ts'
import { termSet } from '../../../extraction/terms/term-set.ts'
import { dateOf, isOneDay, isYear } from '../../../language/quantities/times/days.ts'
import type { Answer } from '../../mind.ts'
import type { ChronologyAsked } from '../question/chronology-question.ts'
import { documentsAbout } from './choose-entries.ts'
import type { Told } from './chooser.ts'
import type { Terms } from './document-entries.ts'
import type { Entry, When } from './entry.ts'
import { compareWhens } from './in-time.ts'
import { writeEntries } from './write-entries.ts'

/**
 * Answers a question for the time between two events: the difference of their times, and both quotes. Undefined where
 * one of them is not found, or its time is not a year, a day or a time of day.
 */
export function tellDistance(
  asked: ChronologyAsked,
  passages: readonly Passage[],
): Answer | undefined {
  const pair = pairOf(passages, asked)?.toSorted((a, b) => compareWhens(a.when, b.when))
  const [first, last] = pair ?? []
  if (first === undefined || last === undefined) return undefined
  const length = lengthBetween(first.when, last.when, asked.language)
  if (length === undefined) return undefined
  const { text, citations } = writeEntries([{ told: [first, last] }], passages, asked.language)
  return { text: `**${length}**\n\n${text}`, citations, grounding: 'answered' }
}

/**
 * The entries of one document that say all words of a question for the time between two events: the first of its words, and
 * the others.
 */
function pairOf(
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

type Length = readonly [unit: 'year' | 'month' | 'day' | 'hour' | 'minute', count: number]

/** The difference of two times, in years where one is only a year. */
function lengthBetween(first: When, last: When, language: string): string | undefined {
  const lengths = lengthsBetween(first, last)?.filter(([, count]) => count > 0)
  if (lengths === undefined || lengths.length === 0) return undefined
  return lengths
    .map(([unit, count]) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    )
    .join(', ')
}

function lengthsBetween(first: When, last: When): readonly Length[] | undefined {
  const [a, b] = [dateOf(first.days.from), dateOf(last.days.from)]
  if (first.lasts || last.lasts) return undefined
  const both = [first.days, last.days]
  if (both.some(isYear)) {
    const areKnown = both.every((days) => isYear(days) || isOneDay(days))
    return areKnown ? [['year', b.year - a.year]] : undefined
  }
  if (!both.every(isOneDay)) return undefined
  if (first.clock !== undefined && last.clock !== undefined) {
    const minutes = (last.days.from - first.days.from) * 1440 + last.clock - first.clock
    return [
      ['day', Math.floor(minutes / 1440)],
      ['hour', Math.floor((minutes % 1440) / 60)],
      ['minute', minutes % 60],
    ]
  }
  const days = last.days.from - first.days.from
  if (days < daysOfTwoMonths) return [['day', days]]
  const months = (b.year - a.year) * 12 + b.month - a.month - (b.day < a.day ? 1 : 0)
  return [
    ['year', Math.floor(months / 12)],
    ['month', months % 12],
  ]
}

const daysOfTwoMonths = 62
