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
 * Puts excerpts into sections, each into exactly one: what speaks of a part of the topic under that part, in the order
 * of the topic; the rest like to like, under what the authors of the pages wrote above it. In a section each page is
 * read from top to bottom.
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
  for (const group of clusterExcerpts(evidence, rest))
    add(sharedName(evidence, group) ?? placeOf(plan, evidence, group), group)
  return Array.from(sections, ([title, own]) => ({ title, excerpts: inReadingOrder(own) }))
}

/**
 * To each excerpt the facet whose own terms, those that no other facet has, it speaks of most. A facet that most speak
 * of is the topic itself, and sets nothing apart.
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

/** A part that so few speak of cannot be what all speak of. */
const facetCountMin = 4

/** The part of some terms, the rare ones counting more, that an excerpt has. */
function shareOf(evidence: TopicEvidence, terms: readonly number[], excerpt: Excerpt): number {
  let [share, whole] = [0, 0]
  for (const term of terms) {
    const weight = evidence.rarity(term)
    whole += weight
    if (excerpt.terms.has(term)) share += weight
  }
  return whole === 0 ? 0 : share / whole
}

/** The name of some words, and not of the topic, that half of a group and several of its pages speak of. */
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
 * What stands above a group: of the headings of its excerpts and the names of their pages the one whose terms most of
 * the group has, if one of it has half of them; else what the topic names and the group speaks of, as the whole topic
 * stands above the report already; else the best heading there is, or the first name of the topic.
 */
function placeOf(plan: ResearchPlan, evidence: TopicEvidence, group: readonly Excerpt[]): string {
  const titles = titlesAbove(plan, evidence, group)
  const [best] = titles.filter(({ most }) => most >= settings.headingShareMin)
  const title = best?.title ?? nameOfTopic(plan, evidence, group) ?? titles[0]?.title
  const [main = plan.subject] = namesIn(plan.subject, plan.language)
  return title ?? facetTitle(main, plan.language)
}

/**
 * The best first, each with the greatest part of its terms that an excerpt has; without those of which none has any.
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

/** Page by page, the one with the best excerpt first. */
function inReadingOrder(group: readonly Excerpt[]): Excerpt[] {
  const pages = [...new Set(group.map(({ page }) => page))]
  return group.toSorted(
    (a, b) =>
      pages.indexOf(a.page) - pages.indexOf(b.page) ||
      (a.sentences[0]?.start ?? 0) - (b.sentences[0]?.start ?? 0),
  )
}
