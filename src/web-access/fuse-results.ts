import { canonicalUrl } from './canonical-url.ts'
import type { SearchResult } from './search-result.ts'

/** The constant of reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR 2009). */
const usualRankOffset = 60

/** What one engine gave for one query. */
export type RankedList = {
  readonly results: readonly SearchResult[]
  /** How often it counts: once, unless it is told. */
  readonly weight?: number
}

/** A page, with what each list said of it. */
export type FusedResult = {
  /** Its canonical address, the same in all lists. */
  readonly key: string
  /** The result of the list that ranked the page highest. */
  readonly result: SearchResult
  /** All that was said of it; the best rank first. */
  readonly said: readonly SearchResult[]
  /** The sum of weight / (rankOffset + rank) over the lists that have it. */
  readonly score: number
}

/**
 * Many lists of results as one, the best first: a page that many lists have, and have early. The smaller `rankOffset`
 * is, the more the first of a list count beside the later ones.
 */
export function fuseResults(
  lists: readonly RankedList[],
  rankOffset = usualRankOffset,
): FusedResult[] {
  const pages = new Map<string, { said: SearchResult[]; score: number }>()
  for (const { results, weight = 1 } of lists)
    for (const [key, result] of firstOfEachPage(results)) {
      const page = pages.get(key) ?? { said: [], score: 0 }
      page.said.push(result)
      page.score += weight / (rankOffset + result.rank)
      pages.set(key, page)
    }
  const fused = [...pages].flatMap(([key, { said, score }]) => {
    const ranked = said.toSorted((one, other) => one.rank - other.rank)
    const [result] = ranked
    return result ? [{ key, result, said: ranked, score }] : []
  })
  return fused.sort((one, other) => other.score - one.score || (one.key < other.key ? -1 : 1))
}

/** A list that names a page twice does not count twice. */
function firstOfEachPage(list: readonly SearchResult[]): ReadonlyMap<string, SearchResult> {
  const seen = new Map<string, SearchResult>()
  for (const result of list) {
    const key = canonicalUrl(result.url)
    if (!seen.has(key)) seen.set(key, result)
  }
  return seen
}
