import { termSet } from '../../extraction/terms/term-set.ts'
import type { ResearchPlan, Review } from '../research-mind.ts'
import { settings } from '../settings.ts'
import { shareOfTerms } from './topic/facet-terms.ts'
import { distinctQueries } from './topic/plan-topic.ts'
import { searchedNames } from './topic/searched-names.ts'
import type { TopicEvidence } from './topic/topic-evidence.ts'

/**
 * The facets of the topic that fewer than two hosts cover, and the queries of the next round: one for each such facet,
 * and one for each name that the pages bring up.
 */
export function reviewPages(
  plan: ResearchPlan,
  evidence: TopicEvidence,
  asked: readonly string[],
): Review {
  const open = reachOfFacets(plan, evidence)
    .filter(({ hosts }) => hosts < 2)
    .map(({ facet }) => facet)
  const [main] = searchedNames(plan.subject, plan.language).toSorted((a, b) => b.length - a.length)
  const about = plan.about ?? main ?? plan.subject
  const names = namesToSearch(plan, evidence)
  const wanted = [
    ...open.map((facet) => [about, facet, names[0] ?? ''].join(' ')),
    ...names.map((name) => `${about} ${name}`),
  ]
  const queries = distinctQueries(wanted, asked, plan.language).slice(0, settings.queriesByReview)
  return { open, queries }
}

type FacetReach = {
  readonly facet: string
  /** Number of hosts with a page that covers the facet. */
  readonly hosts: number
}

/**
 * For each facet the number of hosts that cover it. A page covers a facet if `facetWindow` consecutive sentences
 * contain `facetCoveredMin` of its terms, weighted by rarity.
 */
export function reachOfFacets(plan: ResearchPlan, evidence: TopicEvidence): FacetReach[] {
  return plan.facets.map((facet) => {
    const terms = [...termSet(facet, plan.language)]
    const hosts = new Set<string>()
    for (const [page, sentences] of evidence.byPage.entries()) {
      const isSaid = sentences.some((_, at) => {
        const said = new Set(
          sentences.slice(at, at + settings.facetWindow).flatMap((one) => one.terms),
        )
        // Nothing is missing of a facet without terms.
        return (
          terms.length === 0 ||
          shareOfTerms(terms, said, evidence).share >= settings.facetCoveredMin
        )
      })
      if (isSaid) hosts.add(evidence.hostOf(page))
    }
    return { facet, hosts: hosts.size }
  })
}

/**
 * Names that occur on at least two pages and contain a term that the topic lacks, in the order of the summed squared
 * relevance of their sentences: topics for further searches.
 */
function namesToSearch(plan: ResearchPlan, evidence: TopicEvidence): string[] {
  const known = termSet(plan.subject, plan.language)
  const found = new Map<string, { name: string; mass: number; pages: Set<number> }>()
  for (const sentence of evidence.sentences) {
    const relevance = evidence.relevance(sentence) ** 2
    for (const { key, name, opens } of sentence.names) {
      if (opens || name.length > settings.nameLengthMax) continue
      const one = found.get(key) ?? { name, mass: 0, pages: new Set() }
      one.mass += relevance
      one.pages.add(sentence.page)
      found.set(key, one)
    }
  }
  return [...found]
    .filter(([, { name, pages }]) => pages.size > 1 && hasOther(name, known, plan.language))
    .sort(([one, a], [other, b]) => b.mass - a.mass || (one < other ? -1 : 1))
    .slice(0, settings.queriesByReview)
    .map(([, { name }]) => name)
}

/** Whether a name has a term that is not in `known`. */
function hasOther(name: string, known: ReadonlySet<number>, language: string): boolean {
  return [...termSet(name, language)].some((term) => !known.has(term))
}
