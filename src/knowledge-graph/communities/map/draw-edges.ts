import { insertOnce } from '../reading/insert-once.ts'
import type { GraphReading, StatedRelation } from '../reading/read-passages.ts'
import type { RelatedNames } from '../reading/relate-names.ts'
import type { RelationCount } from './graph-map.ts'
import { relationPhrase } from './relation-phrase.ts'

/** An edge between two indices into the names; the lower one comes first. */
type DrawnEdge = {
  readonly a: number
  readonly b: number
  readonly weight: number
  /** Indices of the days on which a document has both names in one sentence, ascending. */
  readonly days: number[]
  /** Alternating index of a relation and index of a day: when documents state which relation. */
  readonly stated: number[]
}
type Drawing = {
  /** The index in the map of a name, by its number in the reading; -1 if it is not in the map. */
  readonly placeOf: (number: number) => number
  readonly dayOf: (passage: number) => number
  readonly keyOf: (a: number, b: number) => number
  readonly edges: Map<number, DrawnEdge>
}

/** Weight of an edge that is drawn only because a sentence states a relation. */
const weightOfOthers = 1

/**
 * The edges of a map: the strongest relations of each name, and all pairs with a stated relation. Relations are sorted
 * by their number of edges.
 */
export function drawEdges(
  reading: GraphReading,
  { names, relations }: RelatedNames,
  dayPlaces: ReadonlyMap<string, number>,
): { readonly relations: readonly RelationCount[]; readonly edges: readonly DrawnEdge[] } {
  const places = new Int32Array(reading.names.length).fill(-1)
  names.forEach(({ number }, place) => {
    places[number] = place
  })
  const keyOf = (a: number, b: number) => Math.min(a, b) * names.length + Math.max(a, b)
  const strong = relations.map((one) => ({ ...one, days: [], stated: [] }))
  const drawing: Drawing = {
    placeOf: (number) => places[number] ?? -1,
    dayOf: (passage) => dayPlaces.get(reading.passages[passage]?.day ?? '') ?? 0,
    keyOf,
    edges: new Map(strong.map((edge) => [keyOf(edge.a, edge.b), edge])),
  }
  const told = addStated(drawing, reading.stated)
  addDays(drawing, reading.sentences)
  return { relations: told, edges: [...drawing.edges.values()] }
}

/** Adds stated relations to the edges, with new edges where there are none. */
function addStated(drawing: Drawing, stated: readonly StatedRelation[]): readonly RelationCount[] {
  const { placeOf, dayOf, keyOf, edges } = drawing
  /** The days on which a relation is stated, by relation and edge. */
  const told = new Map<string, Map<number, number[]>>()
  for (const { a: one, b: other, predicate, passage } of stated) {
    const ends = [placeOf(one), placeOf(other)] as const
    const [a, b] = [Math.min(...ends), Math.max(...ends)]
    if (a < 0 || a === b) continue
    const key = keyOf(a, b)
    if (!edges.has(key)) edges.set(key, { a, b, weight: weightOfOthers, days: [], stated: [] })
    const relation = relationPhrase(predicate)
    const byEdge = told.get(relation) ?? new Map<number, number[]>()
    told.set(relation, byEdge)
    const days = byEdge.get(key) ?? []
    byEdge.set(key, days)
    insertOnce(days, dayOf(passage))
  }
  const ordered = [...told].sort(
    ([one, its], [other, theirs]) => theirs.size - its.size || (one < other ? -1 : 1),
  )
  for (const [relation, [, byEdge]] of ordered.entries()) {
    for (const [key, days] of byEdge)
      for (const day of days) edges.get(key)?.stated.push(relation, day)
  }
  return ordered.map(([relation, { size }]) => ({ relation, edges: size }))
}

/** Adds to the edges the days of the sentences that have both names. */
function addDays(
  { placeOf, dayOf, keyOf, edges }: Drawing,
  sentences: GraphReading['sentences'],
): void {
  for (const { names, passage } of sentences) {
    const here = Array.from(names, placeOf).filter((place) => place >= 0)
    here.forEach((a, index) => {
      for (const b of here.slice(index + 1)) {
        const edge = edges.get(keyOf(a, b))
        if (edge) insertOnce(edge.days, dayOf(passage))
      }
    })
  }
}
