import { rarityAmongFound } from '../../../base/ranking/bm25.ts'
import type { Passage } from '../../../evidence/passage.ts'
import type { LexiconEntry } from '../../../extraction/terms/lexicon.ts'
import type { Question } from '../../question.ts'
import type { AskedTerm } from '../question/asked-terms.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import { settings } from '../settings.ts'
import { type Coverage, cover } from './coverage.ts'
import { type Meaning, type Meanings, meaningsFor, type Title, unrelated } from './meanings.ts'

/** A word of a unit that is a question term. */
export type Hit = {
  /** Index of the word in its unit. */
  readonly at: number
  readonly term: number
}

/** Coverage of the question terms by the units of all passages, computed once per question. */
export class Measure {
  readonly terms: readonly AskedTerm[]
  /** Weight of each term, its inverse document frequency over the units; the weights sum to 1. */
  readonly weights: Float64Array
  /** For each unit, its words that are question terms, in order. */
  readonly hits: readonly (readonly Hit[])[]
  /** Coverage of each unit by its own words: `exact` counts equal stems only, `alike` similar words too. */
  readonly exact: readonly Coverage[]
  readonly alike: readonly Coverage[]
  /** Coverage of each unit by its own words, similar ones too, its headings and its title. */
  readonly placed: readonly Coverage[]
  /** For each passage, the union of the exact coverages of its units. */
  readonly passages: readonly Coverage[]
  /** For each unit, the terms of which its words are forms; with repetitions. */
  readonly spoken: readonly (readonly number[])[]
  readonly #meanings: Meanings
  readonly #none: Coverage

  constructor(question: Question, passages: readonly Passage[], units: readonly Unit[]) {
    const languages = new Set(passages.map(({ language }) => language))
    this.#meanings = meaningsFor(question, languages)
    this.terms = this.#meanings.terms
    this.#none = this.#meanings.none
    const read = units.map((unit) => this.#read(unit))
    this.hits = read.map(({ hits }) => hits)
    this.exact = read.map(({ exact }) => exact)
    this.alike = read.map(({ alike }) => alike)
    this.spoken = read.map(({ spoken }) => spoken)
    this.weights = weigh(this.terms, this.exact)
    const places = this.#placesOf(passages, units)
    this.placed = units.map((_, index) => {
      const place = places[index] ?? this.#none
      if (this.alike[index] === this.#none) return place
      const placed = place.slice()
      cover(placed, this.alike[index])
      return placed
    })
    const covered = passages.map(() => this.none())
    units.forEach(({ passage }, index) => {
      cover(covered[passage], this.exact[index])
    })
    this.passages = covered
  }

  /** The question term with this stem hash, if any. */
  termOf(hash: number): number | undefined {
    return this.#meanings.termOf(hash)
  }

  /** Whether a unit says a term by a word of its own, in whatever form. */
  says(unit: number, term: number): boolean {
    return (this.alike[unit]?.[term] ?? 0) >= settings.likeness.sameMin
  }

  none(): number[] {
    return this.#none.slice()
  }

  /** The total weight of the covered terms, 0 to 1. */
  share(coverage: Coverage): number {
    let sum = 0
    for (let term = 0; term < coverage.length; term++)
      sum += (this.weights[term] ?? 0) * (coverage[term] ?? 0)
    return sum
  }

  /** The share of the weight of the terms that do not only ask, 0 to 1: an answer need not have "list". */
  ownShare(coverage: Coverage): number {
    let [covered, whole] = [0, 0]
    for (const [term, { isAsking }] of this.terms.entries()) {
      if (isAsking) continue
      whole += this.weights[term] ?? 0
      covered += (this.weights[term] ?? 0) * (coverage[term] ?? 0)
    }
    return whole === 0 ? 0 : covered / whole
  }

  /** The total weight that `one` covers beyond `other`, 0 to 1. */
  beyond(one: Coverage, other: Coverage): number {
    let sum = 0
    for (let term = 0; term < one.length; term++)
      sum += (this.weights[term] ?? 0) * Math.max(0, (one[term] ?? 0) - (other[term] ?? 0))
    return sum
  }

  /**
   * The union of the coverages of these units. For a single unit its own coverage, not a copy. `into` is overwritten.
   */
  union(coverages: readonly Coverage[], units: readonly number[], into?: number[]): Coverage {
    const own = units.length === 1 ? coverages[units[0] ?? -1] : undefined
    if (own !== undefined) return own
    const all = into?.fill(0) ?? this.none()
    for (const index of units) cover(all, coverages[index])
    return all
  }

  /**
   * The coverage of the title of a passage, and of the text that distinguishes its document from others of the same
   * title.
   */
  titleOf({ title, about = '', language }: Passage): Title {
    const own = this.title(title, language)
    if (about === '') return own
    const coverage = own.coverage.slice()
    cover(coverage, this.title(about, language).coverage)
    return { coverage, asked: own.asked }
  }

  /** The coverage of a title or heading, and the share of its terms that are in the question. */
  title(words: string, language: string): Title {
    return this.#meanings.title(words, language)
  }

  /** The coverage by headings and title for each unit. Units under the same headings share one array. */
  #placesOf(passages: readonly Passage[], units: readonly Unit[]): readonly Coverage[] {
    let last: { readonly headings: Unit['headings']; readonly passage: number } | undefined
    let place = this.none()
    return units.map(({ passage, headings }) => {
      if (passage === last?.passage && headings === last.headings) return place
      last = { passage, headings }
      const from = passages[passage]
      place = from === undefined ? this.none() : this.titleOf(from).coverage.slice()
      for (const heading of headings)
        cover(place, this.title(heading, from?.language ?? '').coverage)
      return place
    })
  }

  /** How a word relates to the question terms. */
  meaningOf(word: LexiconEntry): Meaning {
    return this.#meanings.of(word)
  }

  /** Computes all measures of a unit in one pass over its words. Units without a related word share theirs. */
  #read({ tokens: words }: Unit): UnitMeasure {
    let found: { hits: Hit[]; spoken: number[]; exact: number[]; alike: number[] } | undefined
    for (let at = 0; at < words.length; at++) {
      const word = words[at]?.word
      const meaning = word === undefined ? unrelated : this.meaningOf(word)
      if (meaning === unrelated) continue
      found ??= { hits: [], spoken: [], exact: this.none(), alike: this.none() }
      const { hits, spoken, exact, alike } = found
      cover(alike, meaning.alike)
      if (meaning.form !== undefined) spoken.push(meaning.form)
      if (meaning.term === undefined) continue
      hits.push({ at, term: meaning.term })
      exact[meaning.term] = 1
      alike[meaning.term] = 1
    }
    return found ?? { hits: nothing, spoken: nothing, exact: this.#none, alike: this.#none }
  }
}

const nothing: readonly never[] = []

type UnitMeasure = {
  readonly hits: readonly Hit[]
  readonly spoken: readonly number[]
  readonly exact: Coverage
  readonly alike: Coverage
}

/** Inverse document frequency of each term over the units, times its weight in the question, normalized to sum 1. */
function weigh(terms: readonly AskedTerm[], units: readonly Coverage[]): Float64Array {
  const weights = Float64Array.from(terms, ({ weight }, term) => {
    const having = units.reduce((count, unit) => count + (unit[term] ?? 0), 0)
    return weight * rarityAmongFound(having, units.length)
  })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / (sum || 1))
}
