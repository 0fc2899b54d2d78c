import { capitalised } from '../../base/text/capitalised.ts'
import { tokens } from '../../extraction/terms/tokens.ts'
import type { Language } from '../../language/language.ts'
import { languageOf } from '../../language/languages.ts'
import type { ResearchPlan } from '../research-mind.ts'

/**
 * A facet as a heading: "covering its premise" and "commenting on its premise" become "Premise", "what was its fee"
 * becomes "Fee".
 */
export function facetTitle(facet: string, language: string): string {
  const words = languageOf(language)
  const rest = facet.slice(openingLength(facet, words))
  const isSaying = tokens(rest, language).some(({ word }) => word.isTerm)
  return capitalised((isSaying ? rest : facet).replace(/\s+/gu, ' ').trim())
}

/** The headings of the facets that the author of the topic listed. */
export function listedTitles({
  facets,
  language,
  isListed = false,
}: Pick<ResearchPlan, 'facets' | 'language' | 'isListed'>): ReadonlySet<string> {
  return new Set(isListed ? facets.map((facet) => facetTitle(facet, language)) : [])
}

/** The length of the words to drop before the noun: articles, pronouns, "what is the", and one word before those. */
function openingLength(facet: string, words: Language): number {
  const { asks, copulas, articles, pronouns, prepositions, code } = words
  const small = (from: number) =>
    [articles, pronouns].map((one) => one.opening(facet.slice(from))?.end ?? 0).find(Boolean)
  const [first, second, third] = tokens(facet, code)
  const [asked] = asks.find(facet)
  if (asked !== undefined && asked.start === first?.start) {
    const last = facet.slice(asked.start, asked.end).split(/\s/).at(-1) ?? ''
    const length = copulas.has(last) ? small(asked.end) : undefined
    return length === undefined ? 0 : asked.end + length
  }
  if (asked !== undefined && asked.start === second?.start) return asked.start
  const own = small(0)
  if (own !== undefined || second === undefined || first?.word.isTerm !== true) return own ?? 0
  const [written, next = ''] = [second, third].map((one) => facet.slice(one?.start, one?.end))
  if (articles.has(written ?? '') || pronouns.has(written ?? '')) return second.end
  return prepositions.has(written ?? '') && pronouns.has(next) ? (third?.end ?? 0) : 0
}
