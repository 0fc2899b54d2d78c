import type { Correction } from '../../engines/retrieval/spelling/corrected.ts'
import type { EngineCoverage } from '../../web-access/search/web-search.ts'
import type { DroppedSource, ReportSource, ResearchOutcome } from '../research.ts'
import type { Draft, FoundPage, ResearchMind, ResearchPlan } from '../research-mind.ts'
import { drawGraph } from './draw-graph.ts'
import { findDisagreements } from './find-disagreements.ts'
import { foldSections } from './fold-sections.ts'
import { SourceNumbers, Verification, type VerifiedSection } from './verify-draft.ts'
import { writeReport } from './write-report.ts'

export type Finished = {
  readonly plan: ResearchPlan
  readonly draft: Draft
  readonly pages: readonly FoundPage[]
  /** The addresses of the copies of a page. */
  readonly mirrors: ReadonlyMap<FoundPage, readonly string[]>
  readonly mind: ResearchMind
  readonly coverage: readonly EngineCoverage[]
  readonly queries: readonly string[]
  readonly gapRounds: number
  readonly dropped: readonly DroppedSource[]
  readonly isPartial: boolean
  readonly corrections: readonly Correction[]
}

/**
 * Verifies a draft, numbers its sources by first citation, and writes the report and its graph. Throws if the draft
 * cites a page that does not exist.
 */
export async function makeOutcome(finished: Finished): Promise<ResearchOutcome> {
  const { plan, draft, pages, isPartial, coverage, queries, gapRounds } = finished
  const numbers = new SourceNumbers()
  const verification = new Verification(finished.mind, pages, plan, numbers)
  const verified = await verifiedSections(draft, verification)
  const sources = numbers.used.map((page, place) => sourceOf(finished, page, place + 1))
  const told = findDisagreements(verified, sources, plan.language)
  const { disagreements } = told
  const findings = told.sections.flatMap(({ title, statements }) =>
    title === '' ? statements : [],
  )
  const sections = foldSections(
    told.sections.filter(({ title }) => title !== ''),
    plan,
  )
  const report = writeReport({
    plan,
    findings,
    sections,
    disagreements,
    sources,
    pageCount: pages.length,
    hitCount: pages.length + finished.dropped.length,
    isPartial,
    queries,
    gaps: draft.gaps,
    isNearest: draft.isNearest,
  })
  const all = verified.flatMap(({ statements }) => statements)
  return {
    state: all.length === 0 || draft.isNearest ? 'nothing' : isPartial ? 'partial' : 'done',
    title: report.title,
    report: report.text,
    statements: report.statements,
    sources,
    dropped: [...unused(finished, numbers), ...finished.dropped],
    coverage,
    queries,
    gaps: draft.gaps,
    disagreements,
    graph: drawGraph({ plan, sections, findings, disagreements, sources }),
    grounding: verification.grounding(all),
    corrections: finished.corrections,
    ...(draft.writer && { writer: draft.writer }),
    effort: {
      topic: plan.effort,
      subQueries: queries.length,
      pagesRead: pages.length,
      gapRounds,
      contradictions: disagreements.length,
    },
  }
}

/** The statements that passed: first the findings, as a section without a title, then the sections with any. */
async function verifiedSections(
  draft: Draft,
  verification: Verification,
): Promise<readonly VerifiedSection[]> {
  const verified: VerifiedSection[] = [
    { title: '', statements: await verification.verify(draft.findings) },
  ]
  for (const { title, statements } of draft.sections) {
    const kept = await verification.verify(statements)
    if (kept.length > 0) verified.push({ title, statements: kept })
  }
  return verified
}

function sourceOf({ pages, mirrors }: Finished, page: number, index: number): ReportSource {
  const found = pages[page]
  if (found === undefined) throw new Error(`A draft cites page ${page} of ${pages.length}`)
  const { isAbstractOnly, said } = found
  const licence = said.find((one) => one.licence !== undefined)?.licence
  return {
    index,
    page: found.page,
    isAbstractOnly,
    ...(licence !== undefined && { licence }),
    mirrors: mirrors.get(found) ?? [],
  }
}

function unused({ pages, draft }: Finished, { used }: SourceNumbers): DroppedSource[] {
  return pages.flatMap(({ page: { url, title } }, index) => {
    if (used.includes(index)) return []
    const isAbout = (draft.scores[index]?.relevance ?? 0) > 0
    return [{ url, title, reason: isAbout ? ('not-needed' as const) : ('not-about-it' as const) }]
  })
}
