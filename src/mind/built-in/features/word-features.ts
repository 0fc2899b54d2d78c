import type { Excerpt } from '../segmentation/excerpts.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import type { FeatureRows } from './feature-rows.ts'
import type { Hit, Measure } from './measure.ts'

type Read = {
  readonly units: readonly Unit[]
  readonly measure: Measure
}

/** Writes the features of word order: question terms in the same order, their density, and their share of all terms. */
export function putWords(
  rows: FeatureRows,
  { units: members }: Excerpt,
  { units, measure }: Read,
): void {
  const shared: Hit[] = []
  let [length, telling] = [0, 0]
  for (const index of members) {
    const hits = measure.hits[index] ?? []
    if (length === 0) shared.push(...hits)
    else for (const { at, term } of hits) shared.push({ at: length + at, term })
    length += units[index]?.tokens.length ?? 0
    telling += units[index]?.traits.termCount ?? 0
  }
  const [first = 0, last = 0] = [shared[0]?.at, shared.at(-1)?.at]
  rows.put('pairs', sharedPairs(shared, measure))
  rows.put('density', shared.length > 1 ? shared.length / (last - first + 1) : 0)
  rows.put('precision', telling === 0 ? 0 : shared.length / telling)
}

/**
 * The share of pairs of consecutive question terms that follow each other in the excerpt within one word of the same
 * distance.
 */
function sharedPairs(shared: readonly Hit[], { terms }: Measure): number {
  if (terms.length < 2) return 0
  const found: number[] = []
  for (let index = 0; index < shared.length; index++) {
    const { at, term } = shared[index] ?? { at: 0, term: -1 }
    const [one, next] = [terms[term], terms[term + 1]]
    if (one === undefined || next === undefined || found.includes(term)) continue
    const reach = at + next.position - one.position + 1
    for (let after = index + 1; (shared[after]?.at ?? Number.NaN) <= reach; after++)
      if (shared[after]?.term === term + 1) {
        found.push(term)
        break
      }
  }
  return found.length / (terms.length - 1)
}
