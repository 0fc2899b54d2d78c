import type { Excerpt } from './excerpts.ts'
import type { FeatureRows } from './feature-rows.ts'
import type { Hit, Measure } from './measure.ts'
import type { Unit } from './read-evidence.ts'
import type { Traits } from './traits.ts'

type Read = {
  readonly units: readonly Unit[]
  /** The traits of each unit. */
  readonly traits: readonly Traits[]
  readonly measure: Measure
}

/** Order and nearness of the words that excerpt and question share, and how much else it says. */
export function putWords(
  rows: FeatureRows,
  { units: members }: Excerpt,
  { units, traits, measure }: Read,
): void {
  const shared: Hit[] = []
  let [length, telling] = [0, 0]
  for (const index of members) {
    for (const { at, term } of measure.hits[index] ?? []) shared.push({ at: length + at, term })
    length += units[index]?.tokens.length ?? 0
    telling += traits[index]?.termCount ?? 0
  }
  const [first = 0, last = 0] = [shared[0]?.at, shared.at(-1)?.at]
  rows.put('pairs', sharedPairs(shared, measure))
  rows.put('density', shared.length > 1 ? shared.length / (last - first + 1) : 0)
  rows.put('precision', telling === 0 ? 0 : shared.length / telling)
}

/** The share of neighbouring terms of the question that stand as near to each other, in that order. */
function sharedPairs(shared: readonly Hit[], { terms }: Measure): number {
  if (terms.length < 2) return 0
  const found = new Set<number>()
  for (const [index, { at, term }] of shared.entries()) {
    const [one, next] = [terms[term], terms[term + 1]]
    if (one === undefined || next === undefined) continue
    const reach = at + next.position - one.position + 1
    for (let after = index + 1; (shared[after]?.at ?? Number.NaN) <= reach; after++)
      if (shared[after]?.term === term + 1) found.add(term)
  }
  return found.size / (terms.length - 1)
}
