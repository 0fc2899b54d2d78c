import type { KnownName } from './known-names.ts'
import type { GraphReading } from './read-passages.ts'

/** Names that occur in several passages, and the weights of their relations. */
export type RelatedNames = {
  /** The names sorted by key, so that the order of the passages does not matter. */
  readonly names: readonly SharedName[]
  /** The relations between indices into `names`, sorted; the lower index comes first. */
  readonly relations: readonly WeighedRelation[]
}
export type SharedName = KnownName & {
  /** The number of the name in the reading. */
  readonly number: number
}
export type WeighedRelation = {
  readonly a: number
  readonly b: number
  readonly weight: number
}

/** Bounds on the names that are related. */
export type NameBounds = {
  /** Names in fewer passages are left out. */
  readonly passagesMin: number
  /** Most names; those in the most passages are kept. */
  readonly namesMax: number
  /** Whether to leave out common words that are taken for names. */
  readonly exceptWords: boolean
}

/** A name in a single passage connects nothing to other passages. */
const boundsOfCommunities: NameBounds = { passagesMin: 2, namesMax: 30_000, exceptWords: true }
/**
 * A word that so many times more sentences have than have it as a name is none that tells what they are about: "Please"
 * at the beginning of a sentence, or "you" as a defined term.
 */
const sentencesOfWordMax = 3
/** Strongest relations kept per name: weaker ones cost time and memory and change no cluster. */
const relationsOfNameMax = 8

/**
 * Relates names that occur in the same sentences. The weight of a relation grows with the number of those sentences,
 * and with how much more often the names meet than by chance (positive pointwise mutual information), so that a very
 * frequent name does not attract all others.
 */
export function relateNames(reading: GraphReading, bounds = boundsOfCommunities): RelatedNames {
  const { names, passages, sentences } = reading
  const shared = sharedNames(reading, bounds)
  const places = new Int32Array(names.length).fill(-1)
  shared.forEach(({ number }, place) => {
    places[number] = place
  })
  const pairs = new PairCounts(shared.length)
  for (const sentence of sentences) {
    const all = Array.from(sentence.names, (name) => places[name] ?? -1)
    const here = all.filter((place) => place >= 0).sort((a, b) => a - b)
    here.forEach((a, index) => {
      for (const b of here.slice(index + 1)) pairs.add(a, b)
    })
  }
  const relations: WeighedRelation[] = []
  for (const { a, b, count } of pairs) {
    const byChance = ((shared[a]?.passages ?? 1) * (shared[b]?.passages ?? 1)) / passages.length
    relations.push({ a, b, weight: count * Math.log1p(count / byChance) })
  }
  return { names: shared, relations: strongest(relations, shared.length) }
}

function sharedNames(
  reading: GraphReading,
  { passagesMin, namesMax, exceptWords }: NameBounds,
): readonly SharedName[] {
  const isWord = exceptWords ? commonWords(reading) : () => false
  const shared = reading.names.flatMap((name, number) =>
    name && name.passages >= passagesMin && name.kind !== 'keyword' && !isWord(name, number)
      ? [{ ...name, number }]
      : [],
  )
  const often = shared.sort((x, y) => y.passages - x.passages || (x.key < y.key ? -1 : 1))
  return often.slice(0, namesMax).sort((x, y) => (x.key < y.key ? -1 : 1))
}

/**
 * Tells of a name, by its number, whether it is a common word: one that is capitalized only at the beginning of
 * sentences, or that most sentences have as a word.
 */
function commonWords({
  names,
  sentences,
}: GraphReading): (name: KnownName, number: number) => boolean {
  const ofTerm = new Map<number, number>()
  const ofName = new Uint32Array(names.length)
  for (const name of names) if (name?.term !== undefined) ofTerm.set(name.term, 0)
  for (const sentence of sentences) {
    for (const name of sentence.names) ofName[name] = (ofName[name] ?? 0) + 1
    for (const term of sentence.terms) {
      const count = ofTerm.get(term)
      if (count !== undefined) ofTerm.set(term, count + 1)
    }
  }
  return ({ kind, term, isInside }, number) => {
    if (term === undefined || (kind !== 'name' && kind !== 'defined')) return false
    return (
      (kind === 'name' && !isInside) ||
      term === 0 ||
      (ofTerm.get(term) ?? 0) > sentencesOfWordMax * (ofName[number] ?? 0)
    )
  }
}

/** The relations that are among the strongest of one of their names. */
function strongest(
  relations: readonly WeighedRelation[],
  namesCount: number,
): readonly WeighedRelation[] {
  const byWeight = relations.toSorted((x, y) => y.weight - x.weight || x.a - y.a || x.b - y.b)
  const kept = new Uint8Array(namesCount)
  const strong = byWeight.filter(({ a, b }) => {
    const [ofA, ofB] = [kept[a] ?? 0, kept[b] ?? 0]
    if (ofA >= relationsOfNameMax && ofB >= relationsOfNameMax) return false
    kept[a] = Math.min(ofA + 1, relationsOfNameMax)
    kept[b] = Math.min(ofB + 1, relationsOfNameMax)
    return true
  })
  return strong.sort((x, y) => x.a - y.a || x.b - y.b)
}

/** Counts pairs by sorting them, which takes a third of the memory of a map. */
class PairCounts {
  #pairs = new Float64Array(4096)
  #length = 0
  readonly #places: number

  /** The two indices of a pair are below `places`. */
  constructor(places: number) {
    this.#places = places
  }

  add(a: number, b: number): void {
    if (this.#length === this.#pairs.length) {
      const larger = new Float64Array(this.#length * 2)
      larger.set(this.#pairs)
      this.#pairs = larger
    }
    this.#pairs[this.#length++] = a * this.#places + b
  }

  *[Symbol.iterator](): Generator<{
    readonly a: number
    readonly b: number
    readonly count: number
  }> {
    const pairs = this.#pairs.subarray(0, this.#length).sort()
    for (let first = 0; first < pairs.length; ) {
      const pair = pairs[first] ?? 0
      let next = first + 1
      while (pairs[next] === pair) next++
      yield { a: Math.floor(pair / this.#places), b: pair % this.#places, count: next - first }
      first = next
    }
  }
}
