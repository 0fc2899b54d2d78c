import type { LexiconEntry } from '../../../extraction/terms/lexicon.ts'
import { tokensOfShort } from '../../../extraction/terms/tokens.ts'
import type { Question } from '../../question.ts'
import { type AskedTerm, askedTerms } from '../question/asked-terms.ts'
import { settings } from '../settings.ts'
import { type Coverage, cover } from './coverage.ts'
import { likeness, type Spelling, spellingOf } from './likeness.ts'

/** How a word of the evidence relates to the question terms. */
export type Meaning = {
  /** The term with the same stem. */
  readonly term: number | undefined
  /** Similarity to each term; undefined if all are 0. */
  readonly alike: Coverage | undefined
  /** The term with the same stem, or else the most similar one of which it is a form. */
  readonly form: number | undefined
}

/** One shared object for the many words unrelated to all terms. */
export const unrelated: Meaning = { term: undefined, alike: undefined, form: undefined }

/** The coverage of a title, and the share of its terms that are in the question. */
export type Title = { readonly coverage: Coverage; readonly asked: number }

/** The terms of a question, and how the words of the evidence relate to them. */
export class Meanings {
  readonly terms: readonly AskedTerm[]
  /** The coverage of nothing. */
  readonly none: Coverage
  readonly #termOf = new Map<number, number>()
  readonly #spellings: readonly Spelling[]
  readonly #known = new Map<LexiconEntry, Meaning>()
  /** By language and text. */
  readonly #titles = new Map<string, Map<string, Title>>()

  constructor(terms: readonly AskedTerm[]) {
    this.terms = terms
    for (const [term, { hashes }] of terms.entries())
      for (const hash of hashes) this.#termOf.set(hash, term)
    this.#spellings = terms.map(({ folded }) => spellingOf(folded))
    // V8 keeps a list of fractions as plain doubles, and its copies too.
    this.none = terms.map(() => 0.5).fill(0)
  }

  /** The question term with this stem hash, if any. */
  termOf(hash: number): number | undefined {
    return this.#termOf.get(hash)
  }

  of(word: LexiconEntry): Meaning {
    if (!word.isTerm) return unrelated
    const known = this.#known.get(word)
    if (known !== undefined) return known
    const found = this.#lookUp(word)
    this.#known.set(word, found)
    return found
  }

  /** What a title or heading covers. */
  title(words: string, language: string): Title {
    const titles = this.#titles.get(language) ?? new Map<string, Title>()
    const known = titles.get(words)
    if (known !== undefined) return known
    this.#titles.set(language, titles)
    const coverage = this.none.slice()
    let termCount = 0
    let asked = 0
    for (const { word } of tokensOfShort(words.slice(0, settings.bounds.title), language)) {
      if (!word.isTerm) continue
      termCount++
      const { term: own, alike } = this.of(word)
      if (own !== undefined) coverage[own] = 1
      else cover(coverage, alike)
      if (own !== undefined || alike?.some((value) => value > settings.likeness.sameMin)) asked++
    }
    const title = { coverage, asked: termCount === 0 ? 0 : asked / termCount }
    titles.set(words, title)
    return title
  }

  #lookUp({ hash, folded }: LexiconEntry): Meaning {
    const term = this.#termOf.get(hash)
    let alike: number[] | undefined
    const spelling = spellingOf(folded)
    for (let index = 0; index < this.#spellings.length; index++) {
      const asked = this.#spellings[index]
      const value = asked === undefined ? 0 : likeness(spelling, asked)
      if (value === 0) continue
      alike ??= this.none.slice()
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
}

/**
 * The meanings for a question whose documents are in these languages. The same question is measured several times: by
 * the passages of its plan, by those of a short answer, and by all.
 */
export function meaningsFor(question: Question, languages: ReadonlySet<string>): Meanings {
  const { text, context, situation, language } = question
  const key = JSON.stringify([text, context, situation, language, ...languages])
  const known = recent.get(key)
  if (known !== undefined) return known
  const meanings = new Meanings(askedTerms(question, languages))
  if (recent.size >= recentMax) recent.clear()
  recent.set(key, meanings)
  return meanings
}

const recent = new Map<string, Meanings>()
/** A question with its parts, or the steps of its chain. Not measured. */
const recentMax = 8
