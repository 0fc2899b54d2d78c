import type { Token } from '../../../extraction/terms/tokens.ts'
import { wordSetsOf } from '../../../extraction/terms/word-sets.ts'
import { languageOf } from '../../../language/languages.ts'
import type { FoundValue } from '../../../language/quantities/found-value.ts'
import type { Dimension } from '../../../language/value-words.ts'
import { keyOf, wordsNaming, wordsOfValues } from './value-asked.ts'

/** A text with its words and values, whose places are counted from its start. */
type Read = {
  readonly text: string
  readonly language: string
  readonly words: readonly Token[]
  readonly values: readonly FoundValue[]
}

/** The places of the words around a value: those of its clause before and behind it, and those of earlier clauses. */
export type Around = {
  readonly earlier: readonly number[]
  readonly before: readonly number[]
  readonly behind: readonly number[]
  /** The places of the words for what the value is per: "per week". */
  readonly per: readonly number[]
  readonly isOpenedByPronoun: boolean
  /** Whether a negation stands before it in its clause: "not 3 m", "does not open before 9:00". */
  readonly isDenied: boolean
}

/** The words of a unit, and the clauses that they are in. */
export class Clauses {
  /** For each word, the kinds of value that it names. */
  readonly named: ReturnType<typeof wordsNaming>
  readonly #words: readonly Token[]
  readonly #clauseOf: readonly number[]
  /** The places of the words that are in no value. */
  readonly #free: readonly number[]
  readonly #dimensions: ReadonlyMap<number | string, Dimension>
  readonly #plain: ReadonlySet<number | string>
  readonly #leaning: ReadonlySet<string>
  readonly #negations: ReadonlySet<string>

  constructor({ text, language, words, values }: Read) {
    this.named = wordsNaming(text, words, language)
    this.#words = words
    const { dimensions, plain } = wordsOfValues(language)
    this.#dimensions = dimensions
    this.#plain = plain
    const { leaning, negations } = wordSetsOf(language)
    this.#leaning = leaning
    this.#negations = negations
    const { conjunctions } = languageOf(language)
    let next = 0
    const inValue = words.map(({ start, end }) => {
      while ((values[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++
      return end <= (values[next]?.start ?? Number.POSITIVE_INFINITY) ? undefined : next
    })
    this.#free = [...words.keys()].filter((at) => inValue[at] === undefined)
    let clause = 0
    this.#clauseOf = words.map(({ start, word }, at) => {
      // The comma of "2,1 m" ends none.
      if (at > 0 && inValue[at] !== undefined && inValue[at] === inValue[at - 1]) return clause
      const gap = text.slice(words[at - 1]?.end ?? start, start)
      // "… at -20 °C. In winter …" is read as one sentence.
      const isNew = clauseMark.test(gap) || (word.isCapital && sentenceMark.test(gap))
      if (isNew || word.isCoordinator || conjunctions.has(word.folded)) clause++
      return clause
    })
  }

  /** Whether a word says something of its own: no small word, number or verb that says little. */
  isTerm(at: number): boolean {
    const word = this.#words[at]?.word
    if (word === undefined) return false
    return word.isTerm && !word.isNumber && !this.#plain.has(keyOf(word))
  }

  /** What a word says that a length measures. */
  dimensionOf(at: number): Dimension | undefined {
    const word = this.#words[at]?.word
    return word && this.#dimensions.get(keyOf(word))
  }

  isNegation(at: number): boolean {
    return this.#negations.has(this.#words[at]?.word.folded ?? '')
  }

  /** The words around a value, without those of other values. */
  around(value: FoundValue): Around {
    const words = this.#words
    const own = words.findIndex(({ end }) => end > value.start)
    const clause = this.#clauseOf[own] ?? 0
    const within = this.#free.filter((at) => this.#clauseOf[at] === clause)
    const before = within.filter((at) => at < own)
    const first = this.#clauseOf.indexOf(clause)
    return {
      earlier: this.#free.filter((at) => (this.#clauseOf[at] ?? 0) < clause),
      before,
      behind: within.filter((at) => at > own),
      per: words.flatMap(({ start, end }, at) => {
        return start >= value.perFrom && end <= value.end ? [at] : []
      }),
      isOpenedByPronoun: this.#leaning.has(words[first]?.word.folded ?? ''),
      isDenied: before.some((at) => this.isNegation(at)),
    }
  }
}

const sentenceMark = /[.!?]\s/
const clauseMark = /[,;:()—–、，；：（）،؛|]/
