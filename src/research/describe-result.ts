import type { ResearchCoverage, ResearchResult } from '../contract/research-result.ts'
import type { EngineCoverage } from '../web-access/web-search.ts'
import type { ResearchOutcome } from './research.ts'

type WithoutUsage = Omit<ResearchResult, 'usage'>

/** The result as its account sees it. */
export function describeResult(
  researchId: string,
  outcome: ResearchOutcome,
  kept: { docId: string; graphId: string; sourceDocIds: readonly string[] },
): WithoutUsage {
  return {
    research_id: researchId,
    doc_id: kept.docId,
    graph_id: kept.graphId,
    title: outcome.title,
    sources: outcome.sources.map(({ index, page }, at) => ({
      title: page.title,
      url: page.url,
      index,
      doc_id: kept.sourceDocIds[at] ?? '',
      ...(page.author !== undefined && { author: page.author }),
      ...(page.publishedAt !== undefined && { published_at: page.publishedAt }),
      fetched_at: page.fetchedAt,
    })),
    outcome: outcome.state,
    grounding: { ...outcome.grounding },
    coverage: {
      engines: enginesOf(outcome.coverage),
      queries: [...outcome.queries],
      dropped: outcome.dropped.map((page) => ({ ...page })),
      gaps: outcome.gaps.map(({ facet, reason }) => ({ about: facet, reason })),
    },
  }
}

/** What each engine did in all searches together. */
function enginesOf(coverage: readonly EngineCoverage[]): ResearchCoverage['engines'] {
  const engines = new Map<string, ResearchCoverage['engines'][number]>()
  for (const { engine, given, refused } of coverage) {
    const before = engines.get(engine)
    engines.set(engine, {
      engine,
      queries: (before?.queries ?? 0) + 1,
      given: (before?.given ?? 0) + given,
      ...(refused !== undefined && { refused }),
    })
  }
  return [...engines.values()]
}
