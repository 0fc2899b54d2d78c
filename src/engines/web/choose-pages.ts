import { rarityAmongFound } from '../../base/ranking/bm25.ts'
import { terms } from '../../language/word-forms/terms.ts'
import type { FusedResult } from '../../web-access/search/fuse-results.ts'

/**
 * How much of the score the share of the question in title and snippets makes, and that in the title; the rest is how
 * early search engines list the page. Chosen on the tune half of the single facts of 1,085 scraped pages, by the share
 * of facts whose page is among the first ten, which was not written down.
 */
const settings = {
  coverageShare: 0.5,
  titleShare: 0.3,
} as const

/**
 * Ranks search results by how early the search engines list them and by how much of the question, weighted by rarity,
 * their title and snippet have; best first.
 */
export function choosePages(
  results: readonly FusedResult[],
  question: string,
  language: string,
): FusedResult[] {
  const asked = new Set(terms(question, language).map(({ stem }) => stem))
  const described = results.map((fused) => {
    const titles = new Set(terms(fused.result.title, language).map(({ stem }) => stem))
    const snippets = fused.said.map(({ snippet }) => snippet).join(' ')
    const all = new Set([...titles, ...terms(snippets, language).map(({ stem }) => stem)])
    return { fused, titles, all }
  })
  const weights = new Map(
    [...asked].map((stem) => {
      const having = described.filter(({ all }) => all.has(stem)).length
      return [stem, rarityAmongFound(having, described.length)]
    }),
  )
  const total = sum(weights.values()) || 1
  const best = Math.max(...results.map(({ score }) => score), Number.EPSILON)
  const share = (words: ReadonlySet<string>) =>
    sum([...weights].map(([stem, weight]) => (words.has(stem) ? weight : 0))) / total
  const scored = described.map(({ fused, titles, all }) => ({
    fused,
    score:
      (1 - settings.coverageShare - settings.titleShare) * (fused.score / best) +
      settings.coverageShare * share(all) +
      settings.titleShare * share(titles),
  }))
  return scored.toSorted((one, other) => other.score - one.score).map(({ fused }) => fused)
}

function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}
