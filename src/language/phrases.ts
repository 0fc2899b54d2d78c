import { fold, isAscii } from './fold.ts'
import type { Range } from './words.ts'

/** A phrase found in a text, with its value and its exact range. */
export type FoundPhrase<Value> = Range & { readonly value: Value }

type Node<Value> = { readonly next: Map<string, Node<Value>>; value?: Value }

/**
 * A set of words and phrases to find in a text, each with a value. Case, accents and the kind of apostrophe do not
 * matter. A phrase is found as whole words, unless its language writes them without spaces. Linear in the length of the
 * text.
 */
export class Phrases<Value = true> {
  readonly #written: readonly (readonly [phrase: string, Value])[]
  readonly #isUnspaced: boolean
  #root: Node<Value> | undefined

  constructor(written: readonly (readonly [phrase: string, Value])[], isUnspaced = false) {
    this.#written = written
    this.#isUnspaced = isUnspaced
  }

  /** The phrases as written, in order. */
  get all(): string[] {
    return this.#written.map(([phrase]) => phrase)
  }

  /** The value of a phrase that is the whole text. */
  get(text: string): Value | undefined {
    const { letters } = spell(text.trim())
    const found = this.#walk(letters, 0)
    return found?.end === letters.length ? found.value : undefined
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
    let node: Node<Value> | undefined = this.#tree()
    let longest: FoundPhrase<Value> | undefined
    for (let at = start; at < letters.length; ) {
      node = node.next.get(letters[at] ?? '')
      if (node === undefined) break
      at++
      const ends = this.#isUnspaced || !isLetter(letters[at - 1]) || !isLetter(letters[at])
      if (node.value !== undefined && ends) longest = { start, end: at, value: node.value }
    }
    return longest
  }

  /** Built at first use: most languages are never met. */
  #tree(): Node<Value> {
    if (this.#root !== undefined) return this.#root
    const root: Node<Value> = { next: new Map() }
    for (const [phrase, value] of this.#written) {
      let node = root
      for (const letter of spell(phrase).letters) {
        const next = node.next.get(letter) ?? { next: new Map() }
        node.next.set(letter, next)
        node = next
      }
      node.value ??= value
    }
    this.#root = root
    return root
  }
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

/** Caches the last text: a question is searched for the phrases of many languages in turn. */
function spell(text: string): Spelled {
  if (text === lastText) return lastSpelled
  const written = isAscii(text) ? spellAscii(text) : spellAny(text)
  const spelled = { ...written, ...startsIn(written.letters) }
  if (text.length <= rememberedLengthMax) {
    lastText = text
    lastSpelled = spelled
  }
  return spelled
}

let lastText = ''
let lastSpelled: Spelled = { letters: [], offsets: [0], letterStarts: [], wordStarts: [] }
/** Longest text that is cached; texts of documents are longer and searched for few phrases. */
const rememberedLengthMax = 1_000

type Written = Pick<Spelled, 'letters' | 'offsets'>

function spellAscii(text: string): Written {
  const lower = text.toLowerCase()
  const letters: string[] = []
  const offsets: number[] = []
  for (let at = 0; at < lower.length; at++) {
    const code = lower.charCodeAt(at)
    const isSpace = code === 32 || (code >= 9 && code <= 13)
    if (isSpace && letters.at(-1) === ' ') continue
    letters.push(isSpace ? ' ' : (lower[at] ?? ''))
    offsets.push(at)
  }
  offsets.push(text.length)
  return { letters, offsets }
}

/** Folds character by character, each with its combining marks, to keep offsets. */
function spellAny(text: string): Written {
  const letters: string[] = []
  const offsets: number[] = []
  for (const { 0: written, index } of text.matchAll(character)) {
    const folded = /^\s/.test(written) ? ' ' : fold(written.replace('’', "'"))
    if (folded === ' ' && letters.at(-1) === ' ') continue
    for (const letter of folded) {
      letters.push(letter)
      offsets.push(index)
    }
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

const character = /[^\p{M}]\p{M}*|\p{M}+/gsu

function isLetter(letter: string | undefined): boolean {
  if (letter === undefined) return false
  const code = letter.charCodeAt(0)
  if (code >= 128) return /^[\p{L}\p{N}\p{M}]/u.test(letter)
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57)
}
