import { tokens } from '../extraction/tokens.ts'
import { readNumbers } from '../language/numbers.ts'
import type { Disagreement, ReportSource } from './research.ts'
import { sourceHost } from './source-host.ts'
import type { Verified, VerifiedSection } from './verify-draft.ts'

/** Statements of two hosts of which this part of the terms is the same speak of the same. */
const sharedTermsMin = 0.4

type Told = {
  readonly statement: Verified
  readonly terms: ReadonlySet<number>
  /** By the word that follows it: "12 people" is 12 of "people". */
  readonly figures: ReadonlyMap<string, number>
}

/**
 * Pairs of statements of different hosts that say the same with another figure: most of their terms are shared, a
 * number before the same word differs. They leave their sections, as no sentence is said twice. It looks at the
 * statements of a report alone, and at most once at each.
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
    statements.map((statement) => readStatement(statement, language)),
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
  const words = tokens(statement.text, language)
  const figures = new Map<string, number>()
  for (const { end, value } of readNumbers(statement.text, language)) {
    const next = words.find(({ start }) => start >= end)
    if (next?.word.isTerm && !next.word.isNumber && !next.word.isCapital && next.start - end <= 1)
      figures.set(next.word.folded, value)
  }
  const terms = words.filter(({ word }) => word.isTerm && !word.isNumber)
  return { statement, terms: new Set(terms.map(({ word }) => word.hash)), figures }
}

function differingFigure(one: Told, other: Told): string | undefined {
  const shared = [...one.terms].filter((term) => other.terms.has(term)).length
  if (shared < sharedTermsMin * Math.min(one.terms.size, other.terms.size)) return undefined
  for (const [unit, value] of one.figures) {
    const there = other.figures.get(unit)
    if (there !== undefined && there !== value) return unit
  }
  return undefined
}

function hostOf(sources: readonly ReportSource[], index: number): string {
  const url = sources[index - 1]?.page.url ?? ''
  return sourceHost(url)
}
