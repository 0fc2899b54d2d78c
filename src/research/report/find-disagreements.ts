import { tokens } from '../../extraction/terms/tokens.ts'
import { type FoundDate, readDates } from '../../language/quantities/dates.ts'
import { readNumbers } from '../../language/quantities/numbers.ts'
import { sentences } from '../../language/sentences/sentences.ts'
import { overlapsAny } from '../../language/words/ranges.ts'
import type { Disagreement, ReportSource } from '../research.ts'
import { settings } from './settings.ts'
import { sourceHost } from './source-host.ts'
import type { Verified, VerifiedSection } from './verify-draft.ts'

const { sameEvent, sameDay, disagreementWordsMax } = settings

type Told = { readonly statement: Verified; readonly sentences: readonly ToldSentence[] }

type ToldSentence = {
  /** The terms as written, by their hashes, in the order of the sentence. */
  readonly terms: ReadonlyMap<number, string>
  readonly names: ReadonlySet<number>
  /** The years of its dates. */
  readonly years: ReadonlySet<number>
  /** Numbers by the word that follows: "12 people" is `people` → 12. */
  readonly figures: ReadonlyMap<string, number>
  /** The years of whole dates by their day, as month × 100 + day, and how the first source writes that day. */
  readonly days: ReadonlyMap<number, { readonly year: number; readonly written: string }>
}

/**
 * Finds pairs of statements from different hosts that give different figures for the same thing: a sentence of one and
 * a sentence of the other share enough terms and names (`sameEvent`), and a year if either has one, but have different
 * numbers before the same word. So do those that name the same and give the same day of different years, as "born on 12
 * May 1789" and "12 May 1791": that two things happen to one name on one day of the year is rare. The statements of a
 * pair are removed from their sections, so that no sentence appears twice. Each statement is in at most one pair.
 */
export function findDisagreements(
  sections: readonly VerifiedSection[],
  sources: readonly ReportSource[],
  language: string,
): {
  readonly disagreements: readonly Disagreement[]
  readonly sections: readonly VerifiedSection[]
} {
  const told = sections.flatMap(({ statements }) =>
    statements
      // What is taken out of a list leaves half of it.
      .filter(({ list }) => list === undefined)
      .map((statement) => readStatement(statement, language)),
  )
  const taken = new Set<Verified>()
  const disagreements: Disagreement[] = []
  for (const [place, one] of told.entries())
    for (const other of told.slice(place + 1)) {
      if (taken.has(one.statement) || taken.has(other.statement)) continue
      const about = differingFigure(one, other)
      const [a, b] = [one.statement.evidence[0], other.statement.evidence[0]]
      if (about === undefined || a === undefined || b === undefined) continue
      if (hostOf(sources, a.source) === hostOf(sources, b.source)) continue
      taken.add(one.statement).add(other.statement)
      disagreements.push({ about, sides: [a, b] })
    }
  const left = sections.map(({ title, statements }) => {
    return { title, statements: statements.filter((statement) => !taken.has(statement)) }
  })
  return { disagreements, sections: left.filter(({ statements }) => statements.length > 0) }
}

function readStatement(statement: Verified, language: string): Told {
  const told = sentences(statement.text, language).map(({ start, end }) =>
    readSentence(statement.text.slice(start, end), language),
  )
  return { statement, sentences: told.filter(({ figures, days }) => figures.size + days.size > 0) }
}

function readSentence(text: string, language: string): ToldSentence {
  const words = tokens(text, language)
  const dates = readDates(text, language)
  const figures = new Map<string, number>()
  for (const number of readNumbers(text, language)) {
    const { end, value } = number
    if (overlapsAny(number, dates)) continue
    const next = words.find((word) => word.start >= end)
    if (next?.word.isTerm && !next.word.isNumber && !next.word.isCapital && next.start - end <= 1)
      figures.set(next.word.folded, value)
  }
  const terms = words.filter(({ word }) => word.isTerm && !word.isNumber && !word.isCalendar)
  const names = terms.filter(({ start, word }) => start > 0 && word.isCapital)
  return {
    terms: new Map(terms.map(({ start, end, word }) => [word.hash, text.slice(start, end)])),
    names: new Set(names.map(({ word }) => word.hash)),
    years: new Set(dates.flatMap(({ year = [] }) => year)),
    figures,
    days: new Map(dates.flatMap((date) => daysOf(date, text))),
  }
}

/**
 * The day of a whole date. The first and the last day of a month are those on which periods begin and end each year.
 */
function daysOf({ start, end, year, month, day }: FoundDate, text: string) {
  if (year === undefined || month === undefined || day === undefined) return []
  if (day === 1 || day === new Date(Date.UTC(2000, month, 0)).getUTCDate()) return []
  const written = text
    .slice(start, end)
    .replace(String(year), ' ')
    .replace(/[\s,]+/g, ' ')
    .trim()
  return [[month * 100 + day, { year, written }] as const]
}

function differingFigure(one: Told, other: Told): string | undefined {
  for (const a of one.sentences)
    for (const b of other.sentences) {
      const unit = differingUnit(a, b) ?? differingDay(a, b)
      if (unit !== undefined) return aboutOf(a, b, unit)
    }
  return undefined
}

function differingUnit(one: ToldSentence, other: ToldSentence): string | undefined {
  const years = countShared(one.years, other.years)
  if (years === 0 && one.years.size + other.years.size > 0) return undefined
  const terms = countShared(one.terms, other.terms)
  if (terms < sameEvent.termsMin * Math.min(one.terms.size, other.terms.size)) return undefined
  const names = countShared(one.names, other.names)
  if (names < sameEvent.namesMin * (one.names.size + other.names.size - names)) return undefined
  for (const [unit, value] of one.figures) {
    const there = other.figures.get(unit)
    if (there !== undefined && there !== value) return unit
  }
  return undefined
}

function differingDay(one: ToldSentence, other: ToldSentence): string | undefined {
  if (countShared(one.names, other.names) === 0) return undefined
  if (countShared(one.terms, other.terms) < sameDay.termsMin) return undefined
  for (const [day, { year, written }] of one.days) {
    const there = other.days.get(day)?.year ?? year
    if (there !== year && Math.abs(there - year) <= sameDay.yearsMax) return written
  }
  return undefined
}

/** What the figures count, behind what both sentences name, or else have in common: "Skarholm: barrels". */
function aboutOf(one: ToldSentence, other: ToldSentence, unit: string): string {
  const shared = [...one.terms].filter(([hash]) => other.terms.has(hash))
  const named = shared.filter(([hash]) => one.names.has(hash))
  const things = (named.length > 0 ? named : shared).map(([, written]) => written)
  const thing = things
    .filter((written) => written.toLowerCase() !== unit)
    .slice(0, disagreementWordsMax)
  return thing.length === 0 ? unit : `${thing.join(', ')}: ${unit}`
}

type Hashes = ReadonlySet<number> | ReadonlyMap<number, unknown>

function countShared(one: Hashes, other: Hashes): number {
  return [...one.keys()].filter((hash) => other.has(hash)).length
}

function hostOf(sources: readonly ReportSource[], index: number): string {
  const url = sources[index - 1]?.page.url ?? ''
  return sourceHost(url)
}
