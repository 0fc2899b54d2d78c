import { capitalised } from '../../base/capitalised.ts'
import { namesIn } from '../../extraction/names-in.ts'
import { termSet } from '../../extraction/term-set.ts'
import { languageOf } from '../../language/languages.ts'
import { facetTitle } from '../report/facet-title.ts'
import { headingTitle } from '../report/heading-title.ts'
import { pageName } from '../report/page-name.ts'
import type { ResearchPlan } from '../research-mind.ts'
import { settings } from '../settings.ts'
import type { Excerpt } from './choose-excerpts.ts'
import { clusterExcerpts } from './cluster-excerpts.ts'
import type { TopicEvidence } from './topic-evidence.ts'

export type Section = { readonly title: string; readonly excerpts: readonly Excerpt[] }

/**
 * Puts each excerpt into exactly one section. Excerpts about one facet of the topic form a section titled after the
 * facet, in the order of the topic; the others are clustered by likeness and titled after a shared name, a heading or a
 * page title. One that is like no other joins the section that it is most like: a section of one quotation under a heading
 * of its own promises more than it has. Within a section, excerpts of one page follow each other in the order of the page.
 */
export function outline(
  plan: ResearchPlan,
  evidence: TopicEvidence,
  excerpts: readonly Excerpt[],
): Section[] {
  const sections = new Map<string, Excerpt[]>()
  const add = (title: string, own: readonly Excerpt[]) => {
    const known = [...sections.keys()].find((one) => one.toLowerCase() === title.toLowerCase())
    sections.set(known ?? title, [...(sections.get(known ?? title) ?? []), ...own])
  }
  const { byFacet, rest } = sortByFacet(plan, evidence, excerpts)
  for (const [facet, own] of byFacet) if (own.length > 0) add(facetTitle(facet, plan.language), own)
  const groups = clusterExcerpts(evidence, rest)
  for (const group of groups.filter(({ length }) => length > 1))
    add(sharedName(evidence, group) ?? placeOf(plan, evidence, group), group)
  for (const [single, ...others] of groups)
    if (single !== undefined && others.length === 0)
      add(likestTitle(sections, single, evidence) ?? placeOf(plan, evidence, [single]), [single])
  return Array.from(sections, ([title, own]) => ({ title, excerpts: inReadingOrder(own) }))
}

/** The title of the section whose excerpts are most like one on average; `undefined` where there is no section. */
function likestTitle(
  sections: ReadonlyMap<string, readonly Excerpt[]>,
  { terms }: Excerpt,
  evidence: TopicEvidence,
): string | undefined {
  const likeness = (own: readonly Excerpt[]) =>
    own.reduce((sum, one) => sum + evidence.likeness(terms, one.terms), 0) / own.length
  const [likest] = [...sections].toSorted(([, a], [, b]) => likeness(b) - likeness(a))
  return likest?.[0]
}

/**
 * Assigns to each excerpt the facet whose distinctive terms, those of no other facet, it contains most of. A facet that
 * matches too many excerpts (`facetShareMax`) is the topic itself and would separate nothing, so it gets no section.
 */
function sortByFacet(
  { facets, language }: ResearchPlan,
  evidence: TopicEvidence,
  excerpts: readonly Excerpt[],
) {
  const byFacet = new Map<string, Excerpt[]>(facets.map((facet) => [facet, []]))
  if (facets.length < 2) return { byFacet: new Map<string, Excerpt[]>(), rest: excerpts }
  const terms = facets.map((facet) => termSet(facet, language))
  const own = terms.map((all, index) =>
    [...all].filter((term) => !terms.some((other, at) => at !== index && other.has(term))),
  )
  const rest = excerpts.filter((excerpt) => {
    let [best, most] = ['', 0]
    for (const [index, facet] of facets.entries()) {
      const share = shareOf(evidence, own[index] ?? [], excerpt)
      if (share > most) [best, most] = [facet, share]
    }
    if (most < settings.facetSectionMin) return true
    byFacet.get(best)?.push(excerpt)
    return false
  })
  for (const [facet, own] of byFacet)
    if (own.length > Math.max(facetCountMin, excerpts.length * settings.facetShareMax))
      rest.push(...(byFacet.delete(facet) ? own : []))
  return { byFacet, rest: excerpts.filter((excerpt) => rest.includes(excerpt)) }
}

/** A facet with at most this many excerpts keeps its section, however few excerpts there are in all. */
const facetCountMin = 4

/** The share of `terms`, weighted by rarity, that an excerpt contains: 0 to 1. */
function shareOf(evidence: TopicEvidence, terms: readonly number[], excerpt: Excerpt): number {
  let [share, whole] = [0, 0]
  for (const term of terms) {
    const weight = evidence.rarity(term)
    whole += weight
    if (excerpt.terms.has(term)) share += weight
  }
  return whole === 0 ? 0 : share / whole
}

/**
 * A name of two or more words, none of them of the topic, that occurs in half of the excerpts of a group and on two of
 * its pages; `undefined` if there is none.
 */
function sharedName(evidence: TopicEvidence, group: readonly Excerpt[]): string | undefined {
  const excerptsOf = new Map<string, Set<Excerpt>>()
  for (const excerpt of group)
    for (const { name } of excerpt.sentences.flatMap(({ names }) => names)) {
      const terms = termSet(name, evidence.pages[excerpt.page]?.language ?? 'und')
      if (terms.size < 2 || [...terms].some((term) => evidence.topic.has(term))) continue
      excerptsOf.set(name, (excerptsOf.get(name) ?? new Set()).add(excerpt))
    }
  const [best] = [...excerptsOf].toSorted(([, a], [, b]) => b.size - a.size)
  if (best === undefined || best[1].size * 2 < group.length) return undefined
  return new Set([...best[1]].map(({ page }) => page)).size < 2 ? undefined : capitalised(best[0])
}

/**
 * The title of a group of excerpts without a facet or shared name. First choice is the heading or page title whose
 * terms the group contains most of, provided that one excerpt contains at least `headingShareMin` of them. Otherwise
 * the name of the topic that the group mentions most: the whole topic is the title of the report already. Last, the
 * best heading below that bound, or the first name of the topic.
 */
function placeOf(plan: ResearchPlan, evidence: TopicEvidence, group: readonly Excerpt[]): string {
  const titles = titlesAbove(plan, evidence, group)
  const [best] = titles.filter(({ most }) => most >= settings.headingShareMin)
  const title = best?.title ?? nameOfTopic(plan, evidence, group) ?? titles[0]?.title
  const [main = plan.subject] = namesIn(plan.subject, plan.language)
  return title ?? facetTitle(main, plan.language)
}

/**
 * The headings and page titles of a group, best first: `value` is the sum over its excerpts of the share of the title's
 * terms that they contain, `most` the largest of these shares. Titles with `most` 0 are left out.
 */
function titlesAbove(plan: ResearchPlan, evidence: TopicEvidence, group: readonly Excerpt[]) {
  const own = new Set(Object.values(languageOf(plan.language).report))
  const titles = new Map<string, { title: string; value: number; most: number }>()
  for (const { sentences, page } of group) {
    const found = evidence.pages[page]
    const name = found && pageName(found.page, found.language)
    const headings = (sentences[0]?.headings ?? []).map((heading) => headingTitle(heading))
    for (const title of [...headings, name]) {
      if (title === undefined || own.has(title)) continue
      const terms = [...termSet(title, found?.language ?? 'und')]
      const shares = group.map((excerpt) => shareOf(evidence, terms, excerpt))
      const most = Math.max(...shares)
      const value = shares.reduce((sum, share) => sum + share, titles.get(title)?.value ?? 0)
      if (most > 0) titles.set(title, { title, value, most })
    }
  }
  return [...titles.values()].toSorted((a, b) => b.value - a.value)
}

function nameOfTopic(
  { subject, language }: ResearchPlan,
  evidence: TopicEvidence,
  group: readonly Excerpt[],
): string | undefined {
  const spoken = namesIn(subject, language).map((name) => {
    const terms = [...termSet(name, language)]
    const share = group.reduce((sum, excerpt) => sum + shareOf(evidence, terms, excerpt), 0)
    return { name, share }
  })
  const [best] = spoken.filter(({ share }) => share > 0).toSorted((a, b) => b.share - a.share)
  return best && facetTitle(best.name, language)
}

/** Groups the excerpts by page, in the order in which the pages first occur, and sorts those of a page by position. */
function inReadingOrder(group: readonly Excerpt[]): Excerpt[] {
  const pages = [...new Set(group.map(({ page }) => page))]
  return group.toSorted(
    (a, b) =>
      pages.indexOf(a.page) - pages.indexOf(b.page) ||
      (a.sentences[0]?.start ?? 0) - (b.sentences[0]?.start ?? 0),
  )
}
