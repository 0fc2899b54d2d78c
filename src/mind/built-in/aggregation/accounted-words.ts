import { entryOf, type LexiconEntry } from '../../../extraction/terms/lexicon.ts'
import { tokens } from '../../../extraction/terms/tokens.ts'
import { languageOf } from '../../../language/languages.ts'
import { stemOf } from '../../../language/word-forms/terms.ts'
import { relativesOf, shortFormsOf } from '../../../language/word-forms/word-families.ts'
import { fold } from '../../../language/words/fold.ts'
import { isWithin, isWithinAny } from '../../../language/words/ranges.ts'
import type { Range } from '../../../language/words/words.ts'
import type { Question } from '../../question.ts'
import type { Column } from './columns.ts'
import {
  hasAny,
  keyOf,
  type OpenWord,
  spanOf,
  tells,
  type Word,
  wordsForUnnamed,
} from './question-word.ts'
import type { Table } from './read-tables.ts'
import { settings } from './settings.ts'

/**
 * The words of a question about a table, of which each must be accounted for: by a column, a value, the name of the
 * table. A word that is not might be a condition that no column tells.
 */
export class AccountedWords {
  readonly text: string
  readonly language: string
  readonly tableLanguage: string
  readonly #columns: readonly Column[]
  /** The table's title and headings, as written. */
  readonly titlesWritten: readonly string[]
  readonly #words: readonly Word[]
  readonly #accounted = new Set<Word>()

  constructor({ text, language }: Question, table: Table, columns: readonly Column[]) {
    this.text = text
    this.language = language
    this.tableLanguage = table.language
    this.#columns = columns
    this.titlesWritten = [table.title, ...table.headings]
    this.#words = tokens(text, language).map((token) => {
      const written = text.slice(token.start, token.end)
      const others = [...relativesOf(written, language), ...shortFormsOf(written, language)]
      return { ...token, keys: this.keysOf([written, ...others]) }
    })
  }

  /** Stop words need no account. */
  get isAccountedFor(): boolean {
    return this.#words.every((word) => !word.word.isTerm || this.#accounted.has(word))
  }

  /** The keys of words, as the languages of the question and of the table stem them. */
  keysOf(forms: readonly string[]): ReadonlySet<number> {
    const languages = [this.language, this.tableLanguage]
    return new Set(
      forms.flatMap((form) => languages.map((language) => keyOf(entryOf(form, language)))),
    )
  }

  /** The keys of the words of a value or title, without stop words. */
  termsOf(value: string): readonly number[] {
    return this.#wordsOf(value).filter(tells).map(keyOf)
  }

  /** The keys of the words of a column's name; the first one tells what the column holds, even a stop word: "since". */
  namesOf(column: number): readonly number[] {
    const own = this.#columns[column]
    if (own?.name === '' && own.kind) return [...this.keysOf(wordsForUnnamed(own, this.language))]
    const words = this.#wordsOf(own?.name ?? '')
    return words.filter((word, at) => at === 0 || tells(word)).map(keyOf)
  }

  /** The runs of words of the question that stand side by side and are not accounted for. */
  get openRuns(): readonly (readonly OpenWord[])[] {
    const runs: Word[][] = [[]]
    for (const word of this.#words)
      if (word.word.isTerm && !this.#accounted.has(word)) runs.at(-1)?.push(word)
      else runs.push([])
    return runs.filter(({ length }) => length > 0)
  }

  #wordsOf(text: string): readonly LexiconEntry[] {
    return tokens(text, this.tableLanguage).map(({ word }) => word)
  }

  #wordsWithin(range: Range): readonly Word[] {
    return this.#words.filter((word) => isWithin(word, range))
  }

  /** Whether the question has one of these words. */
  has(terms: ReadonlySet<number>): boolean {
    return this.#words.some((word) => hasAny(word, terms))
  }

  /** Whether the question has one of these words outside of some ranges. */
  hasOutside(terms: ReadonlySet<number>, ranges: readonly Range[]): boolean {
    return this.#words.some((word) => hasAny(word, terms) && !isWithinAny(word, ranges))
  }

  /** Whether the question has a word exactly so that is not accounted for, after its beginning: "a B". */
  hasExactly(form: string): boolean {
    return this.#words.some((word) => {
      const { start, end } = word
      return start > 0 && this.text.slice(start, end) === form && !this.#accounted.has(word)
    })
  }

  /** Where the question has a text exactly, in any case; undefined if it has not. */
  rangeOf(text: string): Range | undefined {
    const start = this.text.toLowerCase().indexOf(text.toLowerCase())
    return start < 0 ? undefined : { start, end: start + text.length }
  }

  /** The column whose name has most words that are not accounted for; undefined if none or several do. */
  mostNamed(among: readonly number[]): number | undefined {
    const named = among.map((at) => {
      const terms = this.namesOf(at)
      const isOpen = (term: number) =>
        this.#words.some((word) => word.keys.has(term) && !this.#accounted.has(word))
      const count = terms.filter(isOpen).length
      return { at, count, share: count / terms.length }
    })
    const [best, next] = named
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count || b.share - a.share)
    if (best === undefined) return undefined
    return best.count === next?.count && best.share === next.share ? undefined : best.at
  }

  /** Whether the last word before a place that is no stop word is of the name of a column. */
  isNamedBefore(place: number, column: number): boolean {
    const last = this.#words.findLast(({ end, word }) => end <= place && tells(word))
    return last !== undefined && hasAny(last, new Set(this.namesOf(column)))
  }

  /** Whether a word in a range is of the name of a column and not accounted for. */
  isNamedWithin(range: Range, column: number): boolean {
    const names = new Set(this.namesOf(column))
    return this.#wordsWithin(range).some(
      (word) => hasAny(word, names) && !this.#accounted.has(word),
    )
  }

  /** Where the words of the name of a column end that follow a place. */
  endOfNameAfter(place: number, column: number): number {
    const names = new Set(this.namesOf(column))
    const after = this.#words.filter(({ start }) => start >= place)
    const first = after.findIndex((word) => hasAny(word, names))
    const rest = after.slice(Math.max(0, first))
    const length = rest.findIndex((word) => !hasAny(word, names))
    return rest.slice(0, length < 0 ? undefined : length).at(-1)?.end ?? place
  }

  /** Whether the first word after a place that is no stop word is one of these. */
  hasAfter(place: number, terms: readonly number[]): boolean {
    const next = this.#words.find(({ start, word }) => start >= place && tells(word))
    return next !== undefined && hasAny(next, new Set(terms))
  }

  /** Whether the word right behind a place is a preposition: "open in May". */
  isFollowedByPreposition(place: number): boolean {
    const rest = this.text.slice(place)
    return languageOf(this.language).prepositions.opening(rest.trimStart()) !== undefined
  }

  /** Whether the first word after a place that is no stop word is within one of these ranges. */
  isNextWithin(place: number, ranges: readonly Range[]): boolean {
    const next = this.#words.find(({ start, word }) => start >= place && tells(word))
    return next !== undefined && isWithinAny(next, ranges)
  }

  /**
   * Whether what a place of the question is followed by is called so: the next word that tells something is one of this
   * name, and the question has all of them, except numbers and words that fit any name, such as "ID".
   */
  isCalled(place: number, name: string, labels: ReadonlySet<number>): boolean {
    const own = this.ownWordsOf(name, labels)
    return this.hasAfter(place, own) && own.every((term) => this.has(new Set([term])))
  }

  /** The keys of the words of a name, without numbers, single letters ("N°") and words that fit any name. */
  ownWordsOf(name: string, labels: ReadonlySet<number>): readonly number[] {
    const words = this.#wordsOf(name).filter(
      (word) => tells(word) && !word.isNumber && word.folded.length > 1,
    )
    return words.map(keyOf).filter((key) => !labels.has(key))
  }

  /** The keys of the words of the table's title and headings. */
  get titles(): readonly number[] {
    return this.titlesWritten.flatMap((title) => this.termsOf(title))
  }

  /** Whether a word of a name begins with one of these: "Mitarbeiterliste" with "Mitarbeiter". */
  beginsCompound(name: string, beginnings: readonly string[]): boolean {
    const { compoundLengthMin } = settings
    const long = beginnings.map(fold).filter(({ length }) => length >= compoundLengthMin)
    return this.#wordsOf(name).some(({ folded }) => long.some((one) => folded.startsWith(one)))
  }

  /** Whether the title or a heading of the table has all words of a range: it is of 2026. */
  isOfTitle(range: Range): boolean {
    const titles = new Set(this.titles)
    const own = this.#wordsWithin(range)
    return own.length > 0 && own.every((word) => hasAny(word, titles))
  }

  /** Whether the question has all words of the name of a column. */
  hasWholeName(column: number): boolean {
    const terms = this.namesOf(column)
    return terms.length > 0 && terms.every((term) => this.has(new Set([term])))
  }

  /** Whether words in a range are still to be accounted for, and no others. */
  isOpen(range: Range): boolean {
    const own = this.#wordsWithin(range)
    return own.length > 0 && !own.some((word) => this.#accounted.has(word))
  }

  account(ranges: readonly Range[]): void {
    for (const word of this.#words) if (isWithinAny(word, ranges)) this.#accounted.add(word)
  }

  /**
   * Accounts for these words if the question has all of them, none accounted for before, and returns where they stand;
   * undefined if it has not.
   */
  accountForAll(terms: readonly number[]): Range | undefined {
    const found = terms.map((term) =>
      this.#words.find((word) => word.keys.has(term) && !this.#accounted.has(word)),
    )
    const words = found.filter((word) => word !== undefined)
    if (words.length === 0 || words.length < terms.length) return undefined
    for (const word of words) this.#accounted.add(word)
    return spanOf(words)
  }

  accountForAny(terms: ReadonlySet<number>): void {
    for (const word of this.#words) if (hasAny(word, terms)) this.#accounted.add(word)
  }

  /** Accounts for verbs, also with an ending: "needs". */
  accountForVerbs(verbs: readonly string[]): void {
    const { endingLengthMax } = settings
    const folded = verbs.map(fold)
    for (const word of this.#words) {
      const own = word.word.folded
      if (
        folded.some((verb) => own.startsWith(verb) && own.length <= verb.length + endingLengthMax)
      )
        this.#accounted.add(word)
    }
  }

  /** Accounts for the name of a column, and returns where it stands. */
  accountForName(column: number): Range {
    this.accountForAny(new Set(this.namesOf(column)))
    return this.spanOfName(column)
  }

  /** From the first to the last word of the name of a column, which the question must have. */
  spanOfName(column: number): Range {
    const names = new Set(this.namesOf(column))
    return spanOf(this.#words.filter((word) => hasAny(word, names)))
  }

  /** Whether a range has only stop words, words of these other ranges, and words of the name of a column. */
  isSilent(range: Range, ranges: readonly Range[] = [], column?: number): boolean {
    const names = new Set(column === undefined ? [] : this.namesOf(column))
    return this.#wordsWithin(range).every(
      (word) => !word.word.isTerm || isWithinAny(word, ranges) || hasAny(word, names),
    )
  }

  /**
   * Accounts for other forms of the words of a column: those that begin as these do, "flow" and "Flows into", and those
   * with whose stem these begin, "owns" and "Owner".
   */
  accountForForms(column: number): void {
    const { formLengthMin, stemLengthMin, endingLengthMax } = settings
    const names = this.#wordsOf(this.#columns[column]?.name ?? '').map(({ folded }) => folded)
    const long = names.filter(({ length }) => length >= formLengthMin)
    const beginnings = long.map((name) => name.slice(0, formLengthMin))
    for (const word of this.#words) {
      const stem = stemOf(this.text.slice(word.start, word.end), this.language)
      const isForm = (name: string) =>
        stem.length >= stemLengthMin &&
        name.startsWith(stem) &&
        name.length - stem.length <= endingLengthMax
      if (beginnings.includes(word.word.folded.slice(0, formLengthMin)) || long.some(isForm))
        this.#accounted.add(word)
    }
  }
}
