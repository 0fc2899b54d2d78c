import { termSet } from '../../../extraction/terms/term-set.ts'
import { tokens } from '../../../extraction/terms/tokens.ts'
import type { ResearchPlan } from '../../research-mind.ts'
import { settings } from '../../settings.ts'
import type { PageSentence } from '../excerpts/read-sentences.ts'
import type { TopicEvidence } from './topic-evidence.ts'

/** What of an excerpt tells its facet. */
type Said = {
  readonly sentences: readonly PageSentence[]
  readonly page: number
  readonly terms: ReadonlySet<number>
}

/**
 * Tells to which facet of a topic an excerpt belongs, by the terms that only this facet has, in the excerpt or in a
 * heading above it. The name that the topic is about tells none, though only one facet may repeat it: "When was Ada
 * Lund born, and what are her northern lighthouses?"
 */
export class FacetTerms {
  readonly #facets: readonly string[]
  readonly #own: readonly (readonly number[])[]
  readonly #evidence: TopicEvidence
  /** How the facets that the author listed write their terms. */
  readonly #written: ReadonlyMap<number, string>
  readonly #headed = new Map<string, number | undefined>()

  constructor({ facets, language, isListed }: ResearchPlan, evidence: TopicEvidence) {
    const words = isListed ? facets.flatMap((facet) => tokens(facet, language)) : []
    this.#written = new Map(words.map(({ word }) => [word.hash, word.folded]))
    const terms = facets.map((facet) => termSet(facet, language))
    this.#facets = facets
    this.#own = terms.map((all, index) => {
      const own = [...all].filter((term) =>
        terms.every((other, at) => at === index || !other.has(term)),
      )
      const telling = own.filter((term) => !evidence.name.has(term))
      return telling.length > 0 ? telling : own
    })
    this.#evidence = evidence
  }

  /** Whether an excerpt has enough of the facet's own terms to belong to it; true of a facet without own terms. */
  isAbout(said: Said, facet: string): boolean {
    const index = this.#facets.indexOf(facet)
    const own = this.#own[index] ?? []
    return own.length === 0 || this.#share(said, index).share >= settings.facetSectionMin
  }

  /** Whether what stands above an excerpt is about this facet, and about no other. */
  isBelow(said: Said, facet: string): boolean {
    return this.#facetAbove(said) === this.#facets.indexOf(facet)
  }

  /**
   * The facet with the largest share of its own terms in an excerpt, among equals the one with the rarer terms;
   * `undefined` if no facet has `facetSectionMin` of them.
   */
  facetOf(said: Said): string | undefined {
    let [best, most, heaviest]: [string | undefined, number, number] = [undefined, 0, 0]
    for (const [index, facet] of this.#facets.entries()) {
      const { share, weight } = this.#share(said, index)
      if (share < settings.facetSectionMin || share < most) continue
      if (share > most || weight > heaviest) [best, most, heaviest] = [facet, share, weight]
    }
    return best
  }

  /**
   * The excerpts about each facet, each under one. Facets that few excerpts are about choose first, so that no facet
   * goes without where another one has several.
   */
  sort<One extends Said>(excerpts: readonly One[]): Map<string, One[]> {
    const about = this.#facets.map((facet) => {
      return { facet, all: excerpts.filter((one) => this.isAbout(one, facet)) }
    })
    const taken = new Map<One, string>()
    for (const { facet, all } of about.toSorted((a, b) => a.all.length - b.all.length)) {
      const own = all.filter((one) => this.facetOf(one) === facet && !taken.has(one))
      const first = own[0] ?? all.find((one) => !taken.has(one))
      if (first) taken.set(first, facet)
    }
    const facetOf = (one: One) => taken.get(one) ?? this.facetOf(one)
    const sorted = Map.groupBy(excerpts, facetOf)
    return new Map(this.#facets.map((facet) => [facet, sorted.get(facet) ?? []]))
  }

  /** Whether a heading above a sentence is about a facet, and about no other. */
  isHeaded(sentence: PageSentence): boolean {
    return this.#facetAbove({ sentences: [sentence], page: sentence.page }) !== undefined
  }

  /** The share of a facet's own terms in an excerpt; all of them where the heading above it is about this facet. */
  #share(said: Said, index: number): { readonly share: number; readonly weight: number } {
    const own = this.#own[index] ?? []
    const isHeaded = own.length > 0 && this.#facetAbove(said) === index
    const found = own.filter(
      (term) => isHeaded || said.terms.has(term) || this.#isAlikeIn(said, term),
    )
    return shareOfTerms(own, new Set(found), this.#evidence)
  }

  /** Whether an excerpt has a word that begins as a term of a listed facet does: "criticised" of "criticism". */
  #isAlikeIn({ sentences }: Said, term: number): boolean {
    const wanted = this.#written.get(term)
    if (wanted === undefined) return false
    return sentences.some(({ tokens }) =>
      tokens.some(({ word }) => beginAlike(word.folded, wanted)),
    )
  }

  /**
   * The index of the only facet that what stands above an excerpt is about: the line that leads to its list, the
   * innermost heading, or else one above that, at last the title of a page that is called by the name of the topic.
   */
  #facetAbove({ sentences: [first], page }: Omit<Said, 'terms'>): number | undefined {
    const { pages, name } = this.#evidence
    const title = name.isFound && name.isCalled(page) ? pages[page]?.page.title : undefined
    const above = [first?.run?.lead, ...(first?.headings.toReversed() ?? []), title]
    for (const heading of above) {
      if (heading === undefined) continue
      const facet = this.#facetOfHeading(heading, this.#evidence.pages[page]?.language ?? 'und')
      if (facet !== undefined) return facet
    }
    return undefined
  }

  /** The only facet whose terms a heading has, and that they are at least half of, apart from the name of the topic. */
  #facetOfHeading(heading: string, language: string): number | undefined {
    const key = `${language} ${heading}`
    if (!this.#headed.has(key)) {
      const all = [...termSet(heading, language)]
      const terms = all.filter((term) => !this.#evidence.name.has(term))
      const about = this.#own.flatMap((own, index) => {
        const { share } = shareOfTerms(own, new Set(terms), this.#evidence)
        const shared = terms.filter((term) => own.includes(term)).length
        const isPart = shared > 0 && shared === terms.length
        const isMost = share >= settings.facetHeadingMin && shared * 2 >= terms.length
        return isPart || isMost ? index : []
      })
      this.#headed.set(key, about.length === 1 ? about[0] : undefined)
    }
    return this.#headed.get(key)
  }
}

/** Whether two words have their first letters in common: `letters` of them, and `share` of the longer word. */
function beginAlike(one: string, other: string): boolean {
  const { letters, share } = settings.alikeWords
  const least = Math.max(letters, Math.ceil(share * Math.max(one.length, other.length)))
  return one.length >= least && one.slice(0, least) === other.slice(0, least)
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
