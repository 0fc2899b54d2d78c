import { canonicalUrl, doiKey } from '../canonical-url.ts'
import type { SearchResult } from './search-result.ts'

/** The usual constant of reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR 2009). */
const usualRankOffset = 60

/** The results of one engine for one query. */
export type RankedList = {
  readonly results: readonly SearchResult[]
  /** The factor of its votes; 1 by default. */
  readonly weight?: number
}

/** A page found by one or more lists. A paper may stand at several addresses. */
export type FusedResult = {
  /** Its canonical address, or the DOI of the paper there; the same in all lists. */
  readonly key: string
  /** The result from the list that ranked the page highest. */
  readonly result: SearchResult
  /** All results for the page, best rank first. */
  readonly said: readonly SearchResult[]
  /** The sum of weight / (rankOffset + rank) over the lists that have it. */
  readonly score: number
}

/**
 * Merges ranked lists by reciprocal rank fusion, best first. The smaller `rankOffset`, the more the first ranks count.
 * Ties are ordered by key, so that the result is deterministic.
 */
export function fuseResults(
  lists: readonly RankedList[],
  rankOffset = usualRankOffset,
): FusedResult[] {
  const keyOf = keysOf(lists)
  const pages = new Map<string, { said: SearchResult[]; score: number }>()
  for (const { results, weight = 1 } of lists)
    for (const [key, result] of firstOfEachPage(results, keyOf)) {
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

/** The keys of results: a DOI that one engine tells of an address is that of the address, whoever else found it. */
function keysOf(lists: readonly RankedList[]): (result: SearchResult) => string {
  const papers = new Map<string, string>()
  for (const { url, doi } of lists.flatMap(({ results }) => results))
    if (doi !== undefined) papers.set(canonicalUrl(url), doiKey(doi))
  return ({ url }) => {
    const address = canonicalUrl(url)
    return papers.get(address) ?? address
  }
}

/** Keeps the first result of each page, so that a list votes once for it. */
function firstOfEachPage(
  list: readonly SearchResult[],
  keyOf: (result: SearchResult) => string,
): ReadonlyMap<string, SearchResult> {
  const seen = new Map<string, SearchResult>()
  for (const result of list) {
    const key = keyOf(result)
    if (!seen.has(key)) seen.set(key, result)
  }
  return seen
}
