import { rarityAmongFound } from '../../../base/ranking/bm25.ts'
import type { Passage } from '../../../evidence/passage.ts'
import type { LexiconEntry } from '../../../extraction/terms/lexicon.ts'
import { tokens } from '../../../extraction/terms/tokens.ts'
import type { Question } from '../../question.ts'
import { type AskedTerm, askedTerms } from '../question/asked-terms.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import { settings } from '../settings.ts'
import { likeness, type Spelling, spellingOf } from './likeness.ts'

/** For each question term, how surely a text speaks of it, 0 to 1. */
export type Coverage = readonly number[]

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
  readonly #termOf = new Map<number, number>()
  readonly #spellings: readonly Spelling[]
  readonly #meanings = new Map<LexiconEntry, Meaning>()
  /** Title coverages, by language and text. */
  readonly #titles = new Map<string, Map<string, Title>>()
  readonly #none: Coverage

  constructor(question: Question, passages: readonly Passage[], units: readonly Unit[]) {
    const languages = new Set(passages.map(({ language }) => language))
    this.terms = askedTerms(question, languages)
    this.terms.forEach(({ hashes }, term) => {
      for (const hash of hashes) this.#termOf.set(hash, term)
    })
    this.#spellings = this.terms.map(({ folded }) => spellingOf(folded))
    // V8 keeps a list of fractions as plain doubles, and its copies too.
    this.#none = this.terms.map(() => 0.5).fill(0)
    const read = units.map((unit) => this.#read(unit))
    this.hits = read.map(({ hits }) => hits)
    this.exact = read.map(({ exact }) => exact)
    this.alike = read.map(({ alike }) => alike)
    this.spoken = read.map(({ spoken }) => spoken)
    this.weights = weigh(this.terms, this.exact)
    const places = this.#placesOf(passages, units)
    this.placed = units.map((_, index) => {
      const placed = places[index]?.slice() ?? this.none()
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
    return this.#termOf.get(hash)
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
    const titles = this.#titles.get(language) ?? new Map<string, Title>()
    const known = titles.get(words)
    if (known !== undefined) return known
    this.#titles.set(language, titles)
    const coverage = this.none()
    let termCount = 0
    let asked = 0
    for (const { word } of tokens(words.slice(0, settings.bounds.title), language)) {
      if (!word.isTerm) continue
      termCount++
      const { term: own, alike } = this.meaningOf(word)
      if (own !== undefined) coverage[own] = 1
      else cover(coverage, alike)
      if (own !== undefined || alike?.some((value) => value > settings.likeness.sameMin)) asked++
    }
    const title = { coverage, asked: termCount === 0 ? 0 : asked / termCount }
    titles.set(words, title)
    return title
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

  /** How a word relates to the question terms; one shared object for the many words unrelated to all of them. */
  meaningOf(word: LexiconEntry): Meaning {
    if (!word.isTerm) return unrelated
    const known = this.#meanings.get(word)
    if (known !== undefined) return known
    const found = this.#lookUp(word)
    this.#meanings.set(word, found)
    return found
  }

  #lookUp({ hash, folded }: LexiconEntry): Meaning {
    const term = this.#termOf.get(hash)
    let alike: number[] | undefined
    const spelling = spellingOf(folded)
    for (let index = 0; index < this.#spellings.length; index++) {
      const asked = this.#spellings[index]
      const value = asked === undefined ? 0 : likeness(spelling, asked)
      if (value === 0) continue
      alike ??= this.none()
      alike[index] = value
    }
    if (term === undefined && alike === undefined) return unrelated
    return { term, alike, form: term ?? this.#formOf(alike) }
  }

  /**
   * The most similar question term, if it is similar enough to be a form of the same word. A number has no other forms.
   */
  #formOf(alike: Coverage | undefined): number | undefined {
    let form: number | undefined
    let most = settings.likeness.sameMin
    alike?.forEach((value, index) => {
      if (value <= most || this.terms[index]?.isNumber) return
      most = value
      form = index
    })
    return form
  }

  /** Computes all measures of a unit in one pass over its words. */
  #read({ tokens: words }: Unit): UnitMeasure {
    const hits: Hit[] = []
    const spoken: number[] = []
    const exact = this.none()
    const alike = this.none()
    for (let at = 0; at < words.length; at++) {
      const word = words[at]?.word
      const meaning = word === undefined ? unrelated : this.meaningOf(word)
      if (meaning === unrelated) continue
      cover(alike, meaning.alike)
      if (meaning.form !== undefined) spoken.push(meaning.form)
      if (meaning.term === undefined) continue
      hits.push({ at, term: meaning.term })
      exact[meaning.term] = 1
      alike[meaning.term] = 1
    }
    return { hits, spoken, exact, alike }
  }
}

/** How a word of the evidence relates to the question terms. */
type Meaning = {
  /** The term with the same stem. */
  readonly term: number | undefined
  /** Similarity to each term; undefined if all are 0. */
  readonly alike: Coverage | undefined
  /** The term with the same stem, or else the most similar one of which it is a form. */
  readonly form: number | undefined
}

const unrelated: Meaning = { term: undefined, alike: undefined, form: undefined }

type UnitMeasure = {
  readonly hits: readonly Hit[]
  readonly spoken: readonly number[]
  readonly exact: Coverage
  readonly alike: Coverage
}

type Title = { readonly coverage: Coverage; readonly asked: number }

/** Raises a coverage to the maximum of itself and another, term by term. */
export function cover(all: number[] | undefined, other: Coverage | undefined): void {
  if (all === undefined || other === undefined) return
  for (let term = 0; term < all.length; term++) {
    const value = other[term] ?? 0
    if (value > (all[term] ?? 0)) all[term] = value
  }
}

/** Overwrites a coverage with another. */
export function copy(into: number[], from: Coverage): void {
  for (let term = 0; term < into.length; term++) into[term] = from[term] ?? 0
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
