import type { Passage } from '../../evidence/passage.ts'
import { tokens } from '../../extraction/tokens.ts'
import { fold } from '../../language/fold.ts'
import type { Question } from '../mind.ts'
import { type AskedTerm, askedTerms, likeness } from './asked-terms.ts'
import type { Unit } from './read-evidence.ts'

/** How surely each term of the question is spoken of, 0 to 1. */
export type Coverage = Float64Array

/** A word that is a term of the question. */
export type Hit = {
  /** Its place among the words of its unit. */
  readonly at: number
  readonly term: number
}

/** What the question's terms are to the evidence: measured once, for all excerpts of all passages. */
export class Measure {
  readonly terms: readonly AskedTerm[]
  /** How much each term tells, together 1: what is rare in the evidence tells more. */
  readonly weights: Float64Array
  /** Of each unit its words that are terms of the question, in order. */
  readonly hits: readonly (readonly Hit[])[]
  /** Of each unit by its own words: as they are, and with words that are alike. */
  readonly exact: readonly Coverage[]
  readonly alike: readonly Coverage[]
  /** Of each unit by its own words, its headings and its title. */
  readonly placed: readonly Coverage[]
  /** For each passage, whatever any of its units speaks of. */
  readonly passages: readonly Coverage[]
  readonly #termOf = new Map<number, number>()
  readonly #likenesses = new Map<string, Coverage>()
  readonly #titles = new Map<string, Title>()

  constructor(question: Question, passages: readonly Passage[], units: readonly Unit[]) {
    const languages = new Set(passages.map(({ language }) => language))
    this.terms = askedTerms(question, languages)
    this.terms.forEach(({ hashes }, term) => {
      for (const hash of hashes) this.#termOf.set(hash, term)
    })
    this.hits = units.map((unit) => this.#hitsIn(unit))
    this.exact = this.hits.map((hits) => this.#exactly(hits))
    this.alike = units.map((unit, index) => this.#alike(unit, this.exact[index] ?? this.none()))
    this.weights = weigh(this.terms, this.exact)
    this.placed = units.map(({ passage, headings }, index) => {
      const { title = '', language = '' } = passages[passage] ?? {}
      const placed = this.alike[index]?.slice() ?? this.none()
      cover(placed, this.title(title, language).coverage)
      for (const heading of headings) cover(placed, this.title(heading, language).coverage)
      return placed
    })
    this.passages = passages.map(() => this.none())
    units.forEach(({ passage }, index) => {
      cover(this.passages[passage], this.exact[index])
    })
  }

  /** The term of the question that a stem is, by its hash. */
  termOf(hash: number): number | undefined {
    return this.#termOf.get(hash)
  }

  none(): Coverage {
    return new Float64Array(this.terms.length)
  }

  /** The weight of what is covered, 0 to 1. */
  share(coverage: Coverage): number {
    let sum = 0
    for (let term = 0; term < coverage.length; term++)
      sum += (this.weights[term] ?? 0) * (coverage[term] ?? 0)
    return sum
  }

  /** The weight of what the one covers beyond the other. */
  beyond(one: Coverage, other: Coverage): number {
    let sum = 0
    for (let term = 0; term < one.length; term++)
      sum += (this.weights[term] ?? 0) * Math.max(0, (one[term] ?? 0) - (other[term] ?? 0))
    return sum
  }

  /** What units cover together, by the coverage of each; of one unit its own, not a copy. `into` is overwritten. */
  union(coverages: readonly Coverage[], units: readonly number[], into?: Coverage): Coverage {
    const own = units.length === 1 ? coverages[units[0] ?? -1] : undefined
    if (own !== undefined) return own
    const all = into?.fill(0) ?? this.none()
    for (const index of units) cover(all, coverages[index])
    return all
  }

  /** What a title or a heading speaks of, and how much of it the question asks for. */
  title(words: string, language: string): Title {
    const key = `${language} ${words}`
    const known = this.#titles.get(key)
    if (known !== undefined) return known
    const coverage = this.none()
    let termCount = 0
    let asked = 0
    for (const { word } of tokens(words.slice(0, titleLengthMax), language)) {
      if (!word.isTerm) continue
      termCount++
      const own = this.#termOf.get(word.hash)
      const alike = this.#likeness(word.folded)
      if (own !== undefined) coverage[own] = 1
      else cover(coverage, alike)
      if (own !== undefined || alike?.some((value) => value > titleLikenessMin)) asked++
    }
    const title = { coverage, asked: termCount === 0 ? 0 : asked / termCount }
    this.#titles.set(key, title)
    return title
  }

  #hitsIn({ tokens: read }: Unit): readonly Hit[] {
    const hits: Hit[] = []
    for (let at = 0; at < read.length; at++) {
      const word = read[at]?.word
      const term = word?.isTerm ? this.#termOf.get(word.hash) : undefined
      if (term !== undefined) hits.push({ at, term })
    }
    return hits
  }

  #exactly(hits: readonly Hit[]): Coverage {
    const found = this.none()
    for (const { term } of hits) found[term] = 1
    return found
  }

  #alike({ tokens: read }: Unit, exact: Coverage): Coverage {
    const found = exact.slice()
    if (found.every((value) => value === 1)) return found
    for (const { word } of read) if (word.isTerm) cover(found, this.#likeness(word.folded))
    return found
  }

  /** How alike a word is to each term; undefined, as for most, if it is alike to none. */
  #likeness(folded: string): Coverage | undefined {
    const known = this.#likenesses.get(folded)
    if (known !== undefined) return known === nothing ? undefined : known
    let found: Coverage | undefined
    for (let term = 0; term < this.terms.length; term++) {
      const value = likeness(folded, this.terms[term]?.folded ?? '')
      if (value === 0) continue
      found ??= this.none()
      found[term] = value
    }
    this.#likenesses.set(folded, found ?? nothing)
    return found
  }
}

const nothing: Coverage = new Float64Array()

type Title = { readonly coverage: Coverage; readonly asked: number }

const titleLengthMax = 300
const titleLikenessMin = 0.6

/** Adds to a coverage what another covers. */
export function cover(all: Coverage | undefined, other: Coverage | undefined): void {
  if (all === undefined || other === undefined) return
  for (let term = 0; term < all.length; term++) {
    const value = other[term] ?? 0
    if (value > (all[term] ?? 0)) all[term] = value
  }
}

/** By how few units have a term, as inverse document frequency does. */
function weigh(terms: readonly AskedTerm[], units: readonly Coverage[]): Float64Array {
  const weights = Float64Array.from(terms, ({ weight }, term) => {
    const having = units.reduce((count, unit) => count + (unit[term] ?? 0), 0)
    return weight * Math.log(1 + (units.length + 1) / (having + 0.5))
  })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / (sum || 1))
}

/** A title without what only tells namesakes apart: "Aurelia (ferry)" is Aurelia. */
export function bareTitle(title: string): string {
  const bracket = title.indexOf(' (')
  return fold(bracket > 0 ? title.slice(0, bracket) : title).trim()
}
