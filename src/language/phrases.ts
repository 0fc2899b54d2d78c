import { firstLetter, isAsciiSpace, isLetter, lettersOf, spelledText } from './spelled-text.ts'
import { isAscii } from './words/fold.ts'
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
    const { letters } = spelledText(written)
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
    const { letters, offsets, letterStarts } = spelledText(text.slice(0, openingLengthMax))
    const [first] = letterStarts
    const found = first === undefined ? undefined : this.#walk(letters, first)
    return found && inText(found, offsets)
  }

  /** Whether the text has one of the phrases. */
  isIn(text: string): boolean {
    const { letters, letterStarts, wordStarts } = spelledText(text)
    const starts = this.#isUnspaced ? letterStarts : wordStarts
    return starts.some((start) => this.#walk(letters, start) !== undefined)
  }

  /** All phrases in the text, in order and without overlaps: of those with the same start the longest. */
  find(text: string): FoundPhrase<Value>[] {
    const { letters, offsets, letterStarts, wordStarts } = spelledText(text)
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
    for (const letter of lettersOf(phrase).letters.slice(1))
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

/** Most characters searched for an opening phrase; none comes near. */
const openingLengthMax = 200

function inText<Value>(
  { start, end, value }: FoundPhrase<Value>,
  offsets: readonly number[],
): FoundPhrase<Value> {
  return { start: offsets[start] ?? 0, end: offsets[end] ?? 0, value }
}
