import { tally } from '../../base/tally.ts'
import { clusterNames } from './cluster-names.ts'
import type { GraphReading } from './reading/read-passages.ts'
import { type RelatedNames, relateNames } from './reading/relate-names.ts'
import type { ReadSentence } from './reading/sentence-pool.ts'
import { type Member, weighMembers } from './weigh-members.ts'

/** A cluster of related names, and the sentences about them. */
export type GatheredCommunity = {
  readonly members: readonly Member[]
  /** The sentences whose names belong to this community more than to any other, with at least two of its names. */
  readonly sentences: readonly ReadSentence[]
  readonly documents: number
  /**
   * The share of each document, by id, that is about it: of its sentences in any community, those in this one. The
   * largest first.
   */
  readonly shares: ReadonlyMap<string, number>
}

/** The content of a graph, and its communities. */
export type WholeGraph = {
  readonly reading: GraphReading
  readonly communities: readonly GatheredCommunity[]
}

/** Relates and clusters the names of a graph. */
export function wholeGraph(reading: GraphReading): WholeGraph {
  const related = relateNames(reading)
  return { reading, communities: gatherCommunities(reading, related, clusterNames(related)) }
}

/**
 * Assigns each sentence to the cluster that most of its names belong to. A cluster without sentences is no community.
 */
function gatherCommunities(
  reading: GraphReading,
  related: RelatedNames,
  groups: readonly (readonly number[])[],
): readonly GatheredCommunity[] {
  const { groupOf, insideShareOf } = membershipOf(reading, related, groups)
  const sentences = groups.map((): ReadSentence[] => [])
  for (const sentence of reading.sentences) {
    const group = groupWithMost(sentence, groupOf, insideShareOf)
    if (group !== undefined) sentences[group]?.push(sentence)
  }
  const inAll = countByDocument(sentences.flat(), reading)
  return groups.flatMap((group, index) => {
    const own = sentences[index] ?? []
    if (own.length === 0) return []
    const names = group.flatMap((place) => related.names[place] ?? [])
    const members = weighMembers(names, own, reading)
    const shares = sharesOf(countByDocument(own, reading), inAll)
    return [{ members, sentences: own, documents: shares.size, shares }]
  })
}

/** The number of these sentences of each document, by id. */
function countByDocument(
  sentences: readonly ReadSentence[],
  { passages }: GraphReading,
): ReadonlyMap<string, number> {
  return tally(sentences.map(({ passage }) => passages[passage]?.docId ?? ''))
}

function sharesOf(
  own: ReadonlyMap<string, number>,
  inAll: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const shares = Array.from(own, ([docId, count]) => {
    return [docId, count / (inAll.get(docId) ?? count)] as const
  })
  return new Map(shares.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)))
}

/** For each name, by number: its cluster, and the share of the weight of its relations within the cluster, 0 to 1. */
function membershipOf(
  { names }: GraphReading,
  related: RelatedNames,
  groups: readonly (readonly number[])[],
) {
  const groupOf = new Int32Array(names.length).fill(-1)
  const inside = new Float64Array(names.length)
  const all = new Float64Array(names.length)
  const numberOf = (place: number) => related.names[place]?.number ?? -1
  groups.forEach((group, index) => {
    for (const place of group) groupOf[numberOf(place)] = index
  })
  for (const { a, b, weight } of related.relations) {
    const ends = [numberOf(a), numberOf(b)] as const
    const within = groupOf[ends[0]] === groupOf[ends[1]]
    for (const number of ends) {
      all[number] = (all[number] ?? 0) + weight
      if (within) inside[number] = (inside[number] ?? 0) + weight
    }
  }
  return { groupOf, insideShareOf: (name: number) => (inside[name] ?? 0) / (all[name] || 1) }
}

function groupWithMost(
  { names }: ReadSentence,
  groupOf: Int32Array,
  insideShareOf: (name: number) => number,
): number | undefined {
  const sums = new Map<number, { insideShare: number; names: number }>()
  for (const name of names) {
    const group = groupOf[name] ?? -1
    if (group < 0) continue
    const sum = sums.get(group) ?? { insideShare: 0, names: 0 }
    sums.set(group, { insideShare: sum.insideShare + insideShareOf(name), names: sum.names + 1 })
  }
  let best: { group: number; insideShare: number } | undefined
  for (const [group, { insideShare, names }] of sums)
    if (names > 1 && insideShare > (best?.insideShare ?? 0)) best = { group, insideShare }
  return best?.group
}
