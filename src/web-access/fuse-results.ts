import { canonicalUrl } from './canonical-url.ts'
import type { SearchResult } from './search-result.ts'

/** The constant of reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR 2009). */
const rankOffset = 60

/** A page, with what each list said of it. */
export type FusedResult = {
  /** Its canonical address, the same in all lists. */
  readonly key: string
  /** What the list said that ranked it first. */
  readonly result: SearchResult
  /** All that was said of it; the best rank first. */
  readonly said: readonly SearchResult[]
  /** The sum of 1 / (60 + rank) over the lists that have it. */
  readonly score: number
}

/**
 * Many lists of results as one, the best first: a page that many lists have, and have early. A list
 * is of one engine for one query.
 */
export function fuseResults(lists: readonly (readonly SearchResult[])[]): FusedResult[] {
  const said = new Map<string, SearchResult[]>()
  for (const result of lists.flatMap(firstOfEachPage)) {
    const key = canonicalUrl(result.url)
    said.set(key, [...(said.get(key) ?? []), result])
  }
  const fused = [...said].flatMap(([key, of]) => {
    const ranked = of.toSorted((one, other) => one.rank - other.rank)
    const [result] = ranked
    const score = ranked.reduce((sum, { rank }) => sum + 1 / (rankOffset + rank), 0)
    return result ? [{ key, result, said: ranked, score }] : []
  })
  return fused.sort((one, other) => other.score - one.score || (one.key < other.key ? -1 : 1))
}

/** A list that names a page twice does not count twice. */
function firstOfEachPage(list: readonly SearchResult[]): readonly SearchResult[] {
  const seen = new Map<string, SearchResult>()
  for (const result of list) {
    const key = canonicalUrl(result.url)
    if (!seen.has(key)) seen.set(key, result)
  }
  return [...seen.values()]
}
