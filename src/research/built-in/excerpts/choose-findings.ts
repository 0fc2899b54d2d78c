import type { ResearchPlan } from '../../research-mind.ts'
import { settings } from '../../settings.ts'
import { stalePages } from '../stale-pages.ts'
import { definesTopic } from '../topic/defines-topic.ts'
import { FacetTerms } from '../topic/facet-terms.ts'
import type { TopicEvidence } from '../topic/topic-evidence.ts'
import type { PageExcerpt } from './choose-excerpts.ts'

/**
 * Chooses the key findings that open a report, at most `findingsMax`. Greedy: each step takes the excerpt that covers
 * most of the topic's weight, where terms of earlier findings count half, times its promise; an excerpt without a
 * similar sentence on another host counts `unconfirmedWorth`. Excerpts that refer to their author or date, and those
 * that do not mention the subject, are no candidates. The sentence that says what the topic is comes first. Of an
 * aspect that the author listed at least one excerpt is left, for a section of its own.
 */
export function chooseFindings(
  plan: ResearchPlan,
  evidence: TopicEvidence,
  excerpts: readonly PageExcerpt[],
): PageExcerpt[] {
  const countMax = Math.min(
    settings.findingsMax,
    Math.ceil(excerpts.length * settings.findingShareMax),
  )
  const stale = stalePages(evidence.pages, (page) => excerpts.some((one) => one.page === page))
  const spare = spareExcerpts(plan, evidence, excerpts).filter(({ page }) => !stale.has(page))
  const candidates = spare.flatMap((excerpt) => {
    const { sentences } = excerpt
    if (sentences.length > settings.findingSentencesMax || sentences[0]?.run) return []
    if (sentences.some(({ isDeictic }) => isDeictic)) return []
    const trust = isConfirmed(evidence, excerpt) ? 1 : settings.unconfirmedWorth
    const share = shareOf(evidence.topic, excerpt)
    return [{ excerpt, trust, share, subject: shareOf(evidence.subject, excerpt) }]
  })
  const most = (key: 'share' | 'subject') => Math.max(0, ...candidates.map((one) => one[key]))
  const shareMin = Math.max(most('share') * settings.findingAboutMin, settings.findingShareMin)
  const subjectMin = most('subject') * settings.subjectMin
  const said = new Set<number>()
  const defines = definesTopic(plan, evidence)
  const findings = spare.filter(({ sentences: [first] }) => defines(first)).slice(0, 1)
  const left = new Set(
    candidates.filter(
      ({ excerpt, share, subject }) =>
        share >= shareMin && subject >= subjectMin && !findings.includes(excerpt),
    ),
  )
  while (findings.length < countMax && left.size > 0) {
    const worth = (one: (typeof candidates)[number]) =>
      one.trust * shareOf(evidence.topic, one.excerpt, said) * one.excerpt.promise
    const [best] = [...left].toSorted((a, b) => worth(b) - worth(a))
    if (best === undefined) break
    left.delete(best)
    findings.push(best.excerpt)
    for (const term of best.excerpt.terms) said.add(term)
  }
  return findings
}

/** The excerpts without one for each aspect that the author listed: the least promising one about it. */
function spareExcerpts(
  plan: ResearchPlan,
  evidence: TopicEvidence,
  excerpts: readonly PageExcerpt[],
): readonly PageExcerpt[] {
  if (!plan.isListed) return excerpts
  const byFacet = new FacetTerms(plan, evidence).sort(excerpts)
  const kept = new Set(
    Array.from(byFacet.values(), (own) => own.toSorted((a, b) => a.promise - b.promise)[0]),
  )
  return excerpts.filter((excerpt) => !kept.has(excerpt))
}

/** The sum of the weights of the terms that an excerpt contains; a term in `said` counts half. */
function shareOf(
  weights: ReadonlyMap<number, number>,
  { terms }: PageExcerpt,
  said: ReadonlySet<number> = new Set(),
): number {
  let share = 0
  for (const [term, weight] of weights)
    if (terms.has(term)) share += said.has(term) ? weight / 2 : weight
  return share
}

/** Whether a page of another host has a similar sentence. */
function isConfirmed(evidence: TopicEvidence, { terms, page }: PageExcerpt): boolean {
  return evidence.sentences.some(
    (sentence) =>
      evidence.hostOf(sentence.page) !== evidence.hostOf(page) &&
      evidence.likeness(terms, new Set(sentence.terms)) >= settings.confirmedMin,
  )
}
