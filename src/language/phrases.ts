import { fold, isAscii } from './words/fold.ts'
import type { Range } from './words/words.ts'

/** A phrase found in a text, with its value and its exact range. */
export type FoundPhrase<Value> = Range & { readonly value: Value }

type Written<Value> = readonly (readonly [phrase: string, Value])[]
/**
 * A node of a tree of letters. Most have one child or none, so the first one stands in the node and only the others in a
 * map: the phrases of all languages have 59,000 nodes, and with a map in each they took 15 MB of every thread.
 */
type Node<Value> = {
  value: Value | undefined
  /** The letter that leads to it. */
  letter: string
  first: Node<Value> | undefined
  others: Map<string, Node<Value>> | undefined
}

/**
 * A set of words and phrases to find in a text, each with a value. Case, accents and the kind of apostrophe do not
 * matter. A phrase is found as whole words, unless its language writes them without spaces. Linear in the length of the
 * text.
 */
export class Phrases<Value = true> {
  readonly #written: Written<Value>
  readonly #isUnspaced: boolean
  #byFirst: ReadonlyMap<string, Beginning<Value>> | undefined

  constructor(written: Written<Value>, isUnspaced = false) {
    this.#written = written
    this.#isUnspaced = isUnspaced
  }

  /** A set of phrases without values of their own. */
  static of(phrases: readonly string[], isUnspaced = false): Phrases {
    return new Phrases(
      phrases.map((phrase) => [phrase, true] as const),
      isUnspaced,
    )
  }

  /** A set of phrases of which each has all values that it is written with. */
  static grouped<Value>(written: Written<Value>, isUnspaced = false): Phrases<readonly Value[]> {
    const values = Map.groupBy(written, ([phrase]) => phrase)
    return new Phrases(
      [...values].map(([phrase, all]) => [phrase, all.map(([, value]) => value)] as const),
      isUnspaced,
    )
  }

  /** The phrases as written, in order. */
  get all(): string[] {
    return this.#written.map(([phrase]) => phrase)
  }

  /** The phrases as written, each with its value. */
  get entries(): Written<Value> {
    return this.#written
  }

  /** The value of a phrase that is the whole text. */
  get(text: string): Value | undefined {
    const written = text.trim()
    if (isAscii(written)) return this.#valueOfAscii(written.toLowerCase())
    const { letters } = spell(written)
    const found = this.#walk(letters, 0)
    return found?.end === letters.length ? found.value : undefined
  }

  /** Most texts are no phrase of a set, which one of their first letters tells. */
  #valueOfAscii(lower: string): Value | undefined {
    let node = this.#beginningWith(lower[0] ?? '')
    let isSpaced = false
    for (let at = 1; node !== undefined && at < lower.length; at++) {
      const isSpace = isAsciiSpace(lower.charCodeAt(at))
      if (!isSpace || !isSpaced) node = childOf(node, isSpace ? ' ' : (lower[at] ?? ''))
      isSpaced = isSpace
    }
    return node?.value
  }

  has(text: string): boolean {
    return this.get(text) !== undefined
  }

  /** The longest phrase that the text begins with, after punctuation and spaces. */
  opening(text: string): FoundPhrase<Value> | undefined {
    const { letters, offsets, letterStarts } = spell(text.slice(0, openingLengthMax))
    const [first] = letterStarts
    const found = first === undefined ? undefined : this.#walk(letters, first)
    return found && inText(found, offsets)
  }

  /** Whether the text has one of the phrases. */
  isIn(text: string): boolean {
    const { letters, letterStarts, wordStarts } = spell(text)
    const starts = this.#isUnspaced ? letterStarts : wordStarts
    return starts.some((start) => this.#walk(letters, start) !== undefined)
  }

  /** All phrases in the text, in order and without overlaps: of those with the same start the longest. */
  find(text: string): FoundPhrase<Value>[] {
    const { letters, offsets, letterStarts, wordStarts } = spell(text)
    const all: FoundPhrase<Value>[] = []
    let end = 0
    for (const start of this.#isUnspaced ? letterStarts : wordStarts) {
      const found = start < end ? undefined : this.#walk(letters, start)
      if (found === undefined) continue
      all.push(inText(found, offsets))
      end = found.end
    }
    return all
  }

  #walk(letters: readonly string[], start: number): FoundPhrase<Value> | undefined {
    let node = this.#beginningWith(letters[start] ?? '')
    let longest: FoundPhrase<Value> | undefined
    for (let at = start + 1; node !== undefined; at++) {
      const { value } = node
      if (value !== undefined && this.#isEnd(letters, at)) longest = { start, end: at, value }
      node = childOf(node, letters[at] ?? '')
    }
    return longest
  }

  #isEnd(letters: readonly string[], at: number): boolean {
    return this.#isUnspaced || !isLetter(letters[at - 1]) || !isLetter(letters[at])
  }

  /**
   * The tree of the phrases with this first letter. Each is built when a text first has its letter: the first question
   * is looked through for the phrases of all languages, and most begin with none of its words.
   */
  #beginningWith(letter: string): Node<Value> | undefined {
    this.#byFirst ??= beginningsOf(this.#written)
    const beginning = this.#byFirst.get(letter)
    if (beginning === undefined) return undefined
    beginning.tree ??= treeOf(beginning.written)
    return beginning.tree
  }
}

/** The phrases with one first letter, and the tree behind it once a text has had the letter. */
type Beginning<Value> = { readonly written: Written<Value>; tree: Node<Value> | undefined }

function beginningsOf<Value>(written: Written<Value>): ReadonlyMap<string, Beginning<Value>> {
  const byFirst = Map.groupBy(written, ([phrase]) => firstLetter(phrase))
  byFirst.delete('')
  return new Map(
    Array.from(byFirst, ([letter, own]) => [letter, { written: own, tree: undefined }]),
  )
}

/** The tree behind the first letter, which all phrases share. */
function treeOf<Value>(written: Written<Value>): Node<Value> {
  const tree: Node<Value> = leaf('')
  for (const [phrase, value] of written) {
    let node = tree
    for (const letter of spelled(phrase).letters.slice(1))
      node = childOf(node, letter) ?? addChild(node, letter)
    node.value ??= value
  }
  return tree
}

function leaf<Value>(letter: string): Node<Value> {
  return { value: undefined, letter, first: undefined, others: undefined }
}

function childOf<Value>({ first, others }: Node<Value>, letter: string): Node<Value> | undefined {
  return first?.letter === letter ? first : others?.get(letter)
}

function addChild<Value>(node: Node<Value>, letter: string): Node<Value> {
  const child = leaf<Value>(letter)
  if (node.first === undefined) node.first = child
  else {
    node.others ??= new Map()
    node.others.set(letter, child)
  }
  return child
}

/** The first of the letters with which a phrase is spelled; empty without any. */
function firstLetter(phrase: string): string {
  const [letter] = foldedCharacter(characterAt(phrase, 0))
  // A mark alone may stand for nothing.
  return letter ?? spelled(phrase).letters[0] ?? ''
}

/** Most characters searched for an opening phrase; none comes near. */
const openingLengthMax = 200

function inText<Value>(
  { start, end, value }: FoundPhrase<Value>,
  offsets: readonly number[],
): FoundPhrase<Value> {
  return { start: offsets[start] ?? 0, end: offsets[end] ?? 0, value }
}

type Spelled = {
  /** The folded characters, with a single space for each run of white space. */
  readonly letters: readonly string[]
  /** Offset of each in the text as written, and the length of the text. */
  readonly offsets: readonly number[]
  /** Indices of the letters and digits, and of those that begin a word. */
  readonly letterStarts: readonly number[]
  readonly wordStarts: readonly number[]
}

/** Caches the last texts: a question and parts of it are searched for many vocabularies in turn. */
function spell(text: string): Spelled {
  const known = lastSpelled.get(text)
  if (known !== undefined) return known
  const written = spelled(text)
  const whole = { ...written, ...startsIn(written.letters) }
  if (text.length <= rememberedLengthMax) {
    if (lastSpelled.size >= rememberedMax) lastSpelled.clear()
    lastSpelled.set(text, whole)
  }
  return whole
}

const lastSpelled = new Map<string, Spelled>()
/** Of one question with its parts there are hardly more. */
const rememberedMax = 16
/** Longest text that is cached; texts of documents are longer and searched for few phrases. */
const rememberedLengthMax = 1_000

type Letters = Pick<Spelled, 'letters' | 'offsets'>

function spelled(text: string): Letters {
  return isAscii(text) ? spellAscii(text) : spellAny(text)
}

function spellAscii(text: string): Letters {
  const lower = text.toLowerCase()
  const letters: string[] = []
  const offsets: number[] = []
  for (let at = 0; at < lower.length; at++) {
    const isSpace = isAsciiSpace(lower.charCodeAt(at))
    if (isSpace && letters.at(-1) === ' ') continue
    letters.push(isSpace ? ' ' : (lower[at] ?? ''))
    offsets.push(at)
  }
  offsets.push(text.length)
  return { letters, offsets }
}

function isAsciiSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13)
}

/** Folds character by character, each with its combining marks, to keep offsets. */
function spellAny(text: string): Letters {
  const letters: string[] = []
  const offsets: number[] = []
  for (let at = 0; at < text.length; ) {
    const written = characterAt(text, at)
    const folded = foldedCharacter(written)
    if (folded !== ' ' || letters.at(-1) !== ' ')
      for (const letter of folded) {
        letters.push(letter)
        offsets.push(at)
      }
    at += written.length
  }
  offsets.push(text.length)
  return { letters, offsets }
}

function startsIn(letters: readonly string[]): Pick<Spelled, 'letterStarts' | 'wordStarts'> {
  const letterStarts: number[] = []
  const wordStarts: number[] = []
  let isInWord = false
  for (let at = 0; at < letters.length; at++) {
    const isOne = isLetter(letters[at])
    if (isOne) letterStarts.push(at)
    if (isOne && !isInWord) wordStarts.push(at)
    isInWord = isOne
  }
  return { letterStarts, wordStarts }
}

/** A character with its marks. What is ASCII has none if what follows is too. */
function characterAt(text: string, at: number): string {
  if (isAscii(text.slice(at, at + 2))) return text[at] ?? ''
  character.lastIndex = at
  return character.exec(text)?.[0] ?? ''
}

const character = /[^\p{M}]\p{M}*|\p{M}+/suy

/** A space for white space. The last ones are kept: a language has some dozens. */
function foldedCharacter(written: string): string {
  const known = foldedCharacters.get(written)
  if (known !== undefined) return known
  const folded = /^\s/.test(written) ? ' ' : fold(written.replace('’', "'"))
  if (foldedCharacters.size >= foldedCharactersMax) foldedCharacters.clear()
  if (written.length <= keptLengthMax) foldedCharacters.set(written, folded)
  return folded
}

const foldedCharacters = new Map<string, string>()
/** Those of the phrases of all languages are 900, Chinese and Japanese included. */
const foldedCharactersMax = 4_000
/** Whoever writes more marks on one letter wants to fill the memory. */
const keptLengthMax = 8

function isLetter(letter: string | undefined): boolean {
  if (letter === undefined) return false
  const code = letter.charCodeAt(0)
  if (code >= 128) return /^[\p{L}\p{N}\p{M}]/u.test(letter)
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57)
}
