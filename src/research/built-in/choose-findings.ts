import { settings } from '../settings.ts'
import { sourceHost } from '../source-host.ts'
import type { Excerpt } from './choose-excerpts.ts'
import type { TopicEvidence } from './topic-evidence.ts'

/**
 * What a report opens with: excerpts that speak of the topic itself and, together, of most of it; what a page of
 * another host confirms counts more, what is said already less. Those that point at their author or their day are none.
 */
export function chooseFindings(evidence: TopicEvidence, excerpts: readonly Excerpt[]): Excerpt[] {
  const countMax = Math.min(settings.findingsMax, Math.ceil(excerpts.length / 4))
  const candidates = excerpts.flatMap((excerpt) => {
    const { sentences } = excerpt
    if (sentences.length > findingSentencesMax) return []
    if (sentences.some(({ isDeictic }) => isDeictic)) return []
    const trust = isConfirmed(evidence, excerpt) ? 1 : settings.unconfirmedWorth
    return [{ excerpt, trust, share: topicShare(evidence, excerpt) }]
  })
  const most = Math.max(0, ...candidates.map(({ share }) => share))
  const shareMin = Math.max(most * settings.findingAboutMin, settings.findingShareMin)
  const left = new Set(candidates.filter(({ share }) => share >= shareMin))
  const said = new Set<number>()
  const findings: Excerpt[] = []
  while (findings.length < countMax && left.size > 0) {
    const worth = (one: (typeof candidates)[number]) =>
      one.trust * topicShare(evidence, one.excerpt, said) * one.excerpt.promise
    const [best] = [...left].toSorted((a, b) => worth(b) - worth(a))
    if (best === undefined) break
    left.delete(best)
    findings.push(best.excerpt)
    for (const term of best.excerpt.terms) said.add(term)
  }
  return findings
}

const findingSentencesMax = 2

/** The part of the topic that an excerpt speaks of; terms that were said count half. */
function topicShare(
  { topic }: TopicEvidence,
  { terms }: Excerpt,
  said: ReadonlySet<number> = new Set(),
): number {
  let share = 0
  for (const [term, weight] of topic)
    if (terms.has(term)) share += said.has(term) ? weight / 2 : weight
  return share
}

/** Whether a page of another host has a sentence that is like it. */
function isConfirmed(evidence: TopicEvidence, { terms, page }: Excerpt): boolean {
  const hostOf = (index: number) => sourceHost(evidence.pages[index]?.page.url ?? '')
  return evidence.sentences.some(
    (sentence) =>
      hostOf(sentence.page) !== hostOf(page) &&
      evidence.likeness(terms, new Set(sentence.terms)) >= settings.confirmedMin,
  )
}
