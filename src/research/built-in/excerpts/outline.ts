import { capitalised } from '../../../base/text/capitalised.ts'
import { shown } from '../../../evidence/shown.ts'
import { termSet } from '../../../extraction/terms/term-set.ts'
import { languageOf } from '../../../language/languages.ts'
import { countWords } from '../../../language/words/count-words.ts'
import { facetTitle, listedTitles } from '../../report/facet-title.ts'
import { headingTitle } from '../../report/heading-title.ts'
import type { FoundPage, ResearchPlan } from '../../research-mind.ts'
import { settings } from '../../settings.ts'
import { FacetTerms, shareOfTerms } from '../topic/facet-terms.ts'
import type { TopicEvidence } from '../topic/topic-evidence.ts'
import type { PageExcerpt } from './choose-excerpts.ts'
import { clusterExcerpts } from './cluster-excerpts.ts'

export type Section = { readonly title: string; readonly excerpts: readonly PageExcerpt[] }

/**
 * Puts each excerpt into exactly one section. Excerpts about one facet of the topic form a section titled after the
 * facet, in the order of the topic; the others are clustered by likeness and titled after a shared name or a heading
 * that stands above them. Groups that neither fits share a last section with a neutral title: the title of a page tells
 * of that page, and a bare name promises more than a few quotations hold. An excerpt that is like no other joins the
 * section that it is most like, but no section of a facet that the author listed. Within a section, excerpts of one
 * page follow each other in the order of the page.
 */
export function outline(
  plan: ResearchPlan,
  evidence: TopicEvidence,
  excerpts: readonly PageExcerpt[],
): Section[] {
  const { details } = languageOf(plan.language).report
  const sections = new Map<string, PageExcerpt[]>()
  const add = (title: string, own: readonly PageExcerpt[]) => {
    const known = [...sections.keys()].find((one) => one.toLowerCase() === title.toLowerCase())
    sections.set(known ?? title, [...(sections.get(known ?? title) ?? []), ...own])
  }
  const { byFacet, rest } = sortByFacet(plan, evidence, excerpts)
  for (const [facet, own] of byFacet) if (own.length > 0) add(facetTitle(facet, plan.language), own)
  const groups = clusterExcerpts(evidence, rest)
  const titled = groups
    .filter(({ length }) => length > 1)
    .map((group) => {
      const title = sharedName(evidence, group) ?? headingAbove(plan, evidence, group)
      return { title, group }
    })
  for (const { title, group } of titled) if (title !== undefined) add(title, group)
  for (const { title, group } of titled) if (title === undefined) add(details, group)
  const listed = listedTitles(plan)
  for (const [single, ...others] of groups)
    if (single !== undefined && others.length === 0) {
      const open = [...sections].filter(([title]) => !listed.has(title))
      add(likestTitle(open, single, evidence) ?? details, [single])
    }
  return Array.from(sections, ([title, own]) => ({
    title,
    excerpts: inReadingOrder(own, evidence),
  }))
}

/** The title of the section whose excerpts are most like one on average; `undefined` where there is no section. */
function likestTitle(
  sections: readonly (readonly [title: string, readonly PageExcerpt[]])[],
  { terms }: PageExcerpt,
  evidence: TopicEvidence,
): string | undefined {
  const likeness = (own: readonly PageExcerpt[]) =>
    own.reduce((sum, one) => sum + evidence.likeness(terms, one.terms), 0) / own.length
  const [likest] = sections.toSorted(([, a], [, b]) => likeness(b) - likeness(a))
  return likest?.[0]
}

/**
 * Assigns excerpts to the facets whose own terms they have. A facet that matches too many excerpts (`facetShareMax`) is
 * the topic itself and would separate nothing, so it gets no section, unless the author listed it.
 */
function sortByFacet(
  plan: ResearchPlan,
  evidence: TopicEvidence,
  excerpts: readonly PageExcerpt[],
) {
  const { facets, isListed = false } = plan
  if (facets.length < 2) return { byFacet: new Map<string, PageExcerpt[]>(), rest: excerpts }
  const byFacet = new FacetTerms(plan, evidence).sort(excerpts)
  for (const [facet, own] of byFacet)
    if (
      !isListed &&
      own.length > Math.max(settings.facetCountMin, excerpts.length * settings.facetShareMax)
    )
      byFacet.delete(facet)
  const sorted = new Set([...byFacet.values()].flat())
  return { byFacet, rest: excerpts.filter((excerpt) => !sorted.has(excerpt)) }
}

/**
 * A name of two or more words, none of them of the topic, that occurs in two thirds of the excerpts of a group, in
 * three of them and on two of its pages; `undefined` if there is none.
 */
function sharedName(evidence: TopicEvidence, group: readonly PageExcerpt[]): string | undefined {
  const excerptsOf = new Map<string, Set<PageExcerpt>>()
  for (const excerpt of group)
    for (const { name } of excerpt.sentences.flatMap(({ names }) => names)) {
      const terms = termSet(name, evidence.pages[excerpt.page]?.language ?? 'und')
      if (terms.size < 2 || [...terms].some((term) => evidence.topic.has(term))) continue
      excerptsOf.set(name, (excerptsOf.get(name) ?? new Set()).add(excerpt))
    }
  const [best] = [...excerptsOf].toSorted(([, a], [, b]) => b.size - a.size)
  if (best === undefined || best[1].size < Math.max(settings.nameCountMin, (group.length * 2) / 3))
    return undefined
  return new Set([...best[1]].map(({ page }) => page)).size < 2 ? undefined : capitalised(best[0])
}

/**
 * Of the headings above the excerpts of a group, the one whose terms these excerpts contain most of; `undefined` if
 * none fits. A third of the excerpts, and at least two, must contain `headingShareMin` of its terms. The first heading
 * of a page, one that is a part of the title of its page, and one as long as a headline tell of that page, and one in
 * words of the topic alone tells nothing: they are no titles of a section.
 */
function headingAbove(
  plan: ResearchPlan,
  evidence: TopicEvidence,
  group: readonly PageExcerpt[],
): string | undefined {
  const own = new Set(Object.values(languageOf(plan.language).report))
  const titles = new Map<string, { title: string; value: number }>()
  for (const { sentences, page } of group) {
    const found = evidence.pages[page]
    if (found === undefined) continue
    const [first] = found.page.blocks.filter(({ kind }) => kind === 'heading')
    const above = first && headingTitle(shown(found.page.text.slice(first.start, first.end)))
    for (const written of sentences[0]?.headings ?? []) {
      const title = headingTitle(written)
      if (title === undefined || own.has(title) || title === above) continue
      if (countWords(title) > settings.headingWordsMax || isPartOf(title, found)) continue
      const terms = [...termSet(title, found.language)]
      if (terms.every((term) => evidence.topic.has(term))) continue
      const shares = group.map((excerpt) => shareOfTerms(terms, excerpt.terms, evidence).share)
      const said = shares.filter((share) => share >= settings.headingShareMin).length
      const value = shares.reduce((sum, share) => sum + share, titles.get(title)?.value ?? 0)
      if (said >= Math.max(2, group.length / 3)) titles.set(title, { title, value })
    }
  }
  return [...titles.values()].toSorted((a, b) => b.value - a.value)[0]?.title
}

/** Whether all terms of a heading are in the title of its page. */
function isPartOf(heading: string, { page, language }: FoundPage): boolean {
  const title = termSet(page.title, language)
  return [...termSet(heading, language)].every((term) => title.has(term))
}

/**
 * Groups the excerpts by page and sorts those of a page by position. Pages come in the order of their dates, so that
 * what happened is told in its order; if one has no date, in the order in which they first occur.
 */
function inReadingOrder(group: readonly PageExcerpt[], evidence: TopicEvidence): PageExcerpt[] {
  const found = [...new Set(group.map(({ page }) => page))]
  const dateOf = (page: number) => evidence.pages[page]?.page.publishedAt ?? ''
  const isDated = found.every((page) => dateOf(page) !== '')
  const pages = isDated
    ? found.toSorted((a, b) => Number(dateOf(a) > dateOf(b)) - Number(dateOf(a) < dateOf(b)))
    : found
  return group.toSorted(
    (a, b) =>
      pages.indexOf(a.page) - pages.indexOf(b.page) ||
      (a.sentences[0]?.start ?? 0) - (b.sentences[0]?.start ?? 0),
  )
}
