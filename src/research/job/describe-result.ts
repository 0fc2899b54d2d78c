import { ResearchResult } from '../../contract/research/research-result.ts'
import { describeSpelling } from '../../engines/retrieval/spelling/corrected.ts'
import { tallyEngines } from '../../web-access/search/tally-engines.ts'
import type { ResearchEffort, ResearchOutcome } from '../research.ts'

const WithoutUsage = ResearchResult.omit({ usage: true })
type WithoutUsage = Omit<ResearchResult, 'usage'>

/**
 * The result as the API returns it, without its price. Throws if it is not what the contract describes: it would be
 * charged, and nobody could read it.
 */
export function describeResult(
  researchId: string,
  outcome: ResearchOutcome,
  kept: { docId: string; graphId: string; sourceDocIds: readonly string[] },
): WithoutUsage {
  return WithoutUsage.parse({
    research_id: researchId,
    doc_id: kept.docId,
    graph_id: kept.graphId,
    title: outcome.title,
    sources: outcome.sources.map(({ index, page, isAbstractOnly, licence }, at) => ({
      title: page.title,
      url: page.url,
      index,
      doc_id: kept.sourceDocIds[at] ?? '',
      ...(page.author !== undefined && { author: page.author }),
      ...(page.publishedAt !== undefined && { published_at: page.publishedAt }),
      ...(licence !== undefined && { licence }),
      fetched_at: page.fetchedAt,
      ...(isAbstractOnly && { abstract_only: true as const }),
    })),
    outcome: outcome.state,
    grounding: { ...outcome.grounding },
    ...describeSpelling(outcome.corrections),
    ...(outcome.writer && {
      written_by: { ...outcome.writer, refused_sentences: outcome.grounding.refused },
    }),
    coverage: {
      engines: tallyEngines(outcome.coverage),
      queries: [...outcome.queries],
      dropped: outcome.dropped.map(({ httpStatus, ...page }) => ({
        ...page,
        ...(httpStatus !== undefined && { http_status: httpStatus }),
      })),
      gaps: outcome.gaps.map(({ facet, words }) => ({ about: facet, words: [...words] })),
    },
    effort: effortOf(outcome.effort),
  } satisfies WithoutUsage)
}

function effortOf({ topic, ...work }: ResearchEffort): NonNullable<ResearchResult['effort']> {
  return {
    facets: topic.facets,
    names: topic.entities,
    markers: topic.markers,
    words: topic.words,
    queries: work.subQueries,
    pages_read: work.pagesRead,
    further_rounds: work.gapRounds,
    contradictions: work.contradictions,
  }
}
