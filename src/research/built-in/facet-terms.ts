import { termSet } from '../../extraction/terms/term-set.ts'
import type { ResearchPlan } from '../research-mind.ts'
import { settings } from '../settings.ts'
import type { TopicEvidence } from './topic-evidence.ts'

/** Tells to which facet of a topic a text belongs, by the terms that only this facet has. */
export class FacetTerms {
  readonly #facets: readonly string[]
  readonly #own: readonly (readonly number[])[]
  readonly #evidence: TopicEvidence

  constructor({ facets, language }: ResearchPlan, evidence: TopicEvidence) {
    const terms = facets.map((facet) => termSet(facet, language))
    this.#facets = facets
    this.#own = terms.map((all, index) =>
      [...all].filter((term) => !terms.some((other, at) => at !== index && other.has(term))),
    )
    this.#evidence = evidence
  }

  /** Whether `said` has enough of the facet's own terms to belong to it; true of a facet without own terms. */
  isAbout(said: ReadonlySet<number>, facet: string): boolean {
    const own = this.#own[this.#facets.indexOf(facet)] ?? []
    const { share } = shareOfTerms(own, said, this.#evidence)
    return own.length === 0 || share >= settings.facetSectionMin
  }

  /**
   * The facet with the largest share of its own terms in `said`, among equals the one with the rarer terms; `undefined`
   * if no facet has `facetSectionMin` of them.
   */
  facetOf(said: ReadonlySet<number>): string | undefined {
    let [best, most, heaviest]: [string | undefined, number, number] = [undefined, 0, 0]
    for (const [index, facet] of this.#facets.entries()) {
      const { share, weight } = shareOfTerms(this.#own[index] ?? [], said, this.#evidence)
      if (share < settings.facetSectionMin || share < most) continue
      if (share > most || weight > heaviest) [best, most, heaviest] = [facet, share, weight]
    }
    return best
  }

  /**
   * The excerpts about each facet, each under one. Facets that few excerpts are about choose first, so that no facet goes
   * without where another one has several.
   */
  sort<One extends { readonly terms: ReadonlySet<number> }>(
    excerpts: readonly One[],
  ): Map<string, One[]> {
    const about = this.#facets.map((facet) => {
      return { facet, all: excerpts.filter(({ terms }) => this.isAbout(terms, facet)) }
    })
    const taken = new Map<One, string>()
    for (const { facet, all } of about.toSorted((a, b) => a.all.length - b.all.length)) {
      const own = all.filter((one) => this.facetOf(one.terms) === facet && !taken.has(one))
      const first = own[0] ?? all.find((one) => !taken.has(one))
      if (first) taken.set(first, facet)
    }
    const facetOf = (one: One) => taken.get(one) ?? this.facetOf(one.terms)
    const sorted = Map.groupBy(excerpts, facetOf)
    return new Map(this.#facets.map((facet) => [facet, sorted.get(facet) ?? []]))
  }
}

/** The weight of the `terms` that are in `said`, by rarity, and its share of the weight of all: 0 to 1. */
export function shareOfTerms(
  terms: readonly number[],
  said: ReadonlySet<number>,
  evidence: TopicEvidence,
): { readonly share: number; readonly weight: number } {
  let [weight, whole] = [0, 0]
  for (const term of terms) {
    const rarity = evidence.rarity(term)
    whole += rarity
    if (said.has(term)) weight += rarity
  }
  return { share: whole === 0 ? 0 : weight / whole, weight }
}
