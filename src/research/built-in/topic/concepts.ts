import type { PageSentence } from '../excerpts/read-sentences.ts'

/** The sentences of all pages, and what each and its terms are worth. */
type Evidence = {
  readonly sentences: readonly PageSentence[]
  readonly topic: ReadonlyMap<number, number>
  relevance(sentence: PageSentence): number
  frequency(term: number): number
  rarity(term: number): number
}

/**
 * Weights, from 0, of the terms that pages use about a topic: those frequent in relevant sentences of several pages, as
 * in a relevance model (Lavrenko and Croft, SIGIR 2001), plus the topic's own.
 */
export function weighConcepts(evidence: Evidence): ReadonlyMap<number, number> {
  const { sentences, topic } = evidence
  const mass = new Map<number, number>()
  const pagesOf = new Map<number, Set<number>>()
  for (const sentence of sentences) {
    const relevance = evidence.relevance(sentence) ** 2
    for (const term of sentence.terms) {
      mass.set(term, (mass.get(term) ?? 0) + relevance)
      const pages = pagesOf.get(term) ?? new Set()
      pagesOf.set(term, pages.add(sentence.page))
    }
  }
  let most = 0
  for (const [term, sum] of mass) {
    const frequency = evidence.frequency(term) || 1
    const spread = Math.sqrt(Math.log(1 + (pagesOf.get(term)?.size ?? 1)))
    const weight = (sum / Math.sqrt(frequency)) * spread * evidence.rarity(term)
    mass.set(term, weight)
    most = Math.max(most, weight)
  }
  const topicMost = Math.max(...topic.values())
  for (const [term, weight] of mass)
    mass.set(term, weight / (most || 1) + (topic.get(term) ?? 0) / (topicMost || 1))
  return mass
}
