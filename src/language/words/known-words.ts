import { detached } from '../../base/cache/memo.ts'
import { hashOfPart, isPart } from '../../base/text/text-parts.ts'
import { eachWord } from './words.ts'

/** A word form as written, which texts share, with what has been found out about it; see {@link WordFact}. */
export class KnownWord {
  readonly written: string
  /** With room for those of most words, which then lie beside it in memory. */
  readonly facts: unknown[] = [undefined, undefined, undefined]

  constructor(written: string) {
    this.written = written
  }
}

/** Something that is found out about a word form once, when a text first has it. */
export class WordFact<Value extends object> {
  readonly #place = placesTaken++
  readonly #find: (written: string) => Value

  constructor(find: (written: string) => Value) {
    this.#find = find
  }

  of(word: KnownWord): Value {
    // Only this fact writes to its place.
    const known = word.facts[this.#place] as Value | undefined
    return known ?? this.#found(word)
  }

  #found(word: KnownWord): Value {
    const value = this.#find(word.written)
    while (word.facts.length < this.#place) word.facts.push(undefined)
    word.facts[this.#place] = value
    return value
  }
}

let placesTaken = 0

/** The words of a text in order: the range of each, and its form. */
export type WordsOfText = {
  readonly starts: readonly number[]
  readonly ends: readonly number[]
  readonly forms: readonly KnownWord[]
}

/**
 * The words of a text, as `eachWord` visits them. Those of the last short text are kept: its language is told by its
 * words before they are indexed.
 */
export function wordsOfText(text: string): WordsOfText {
  if (last?.text === text) return last
  if (count > formsMax) dropOlder()
  let length = 0
  eachWord(text, (start, end) => {
    collected.starts[length] = start
    collected.ends[length] = end
    collected.forms[length++] = formAt(text, start, end)
  })
  const { starts, ends, forms } = collected
  const found = {
    text,
    starts: starts.slice(0, length),
    ends: ends.slice(0, length),
    forms: forms.slice(0, length),
  }
  if (text.length <= keptLengthMax) last = found
  else {
    last = undefined
    collected = { starts: [], ends: [], forms: [] }
  }
  return found
}

/** Collects the words of a short text: arrays that grow with each text take twice the memory that is kept. */
let collected = { starts: [] as number[], ends: [] as number[], forms: [] as KnownWord[] }

/** The form of a single word. */
export function knownWord(written: string): KnownWord {
  return formAt(written, 0, written.length)
}

let last: (WordsOfText & { readonly text: string }) | undefined
/** The longest text whose words are kept, in UTF-16 code units: as long as a passage. */
const keptLengthMax = 2_000

/**
 * Word forms in each of two generations. In ten sets, 20 MB with 127,000 forms, 63,000 are found out about again after
 * they were dropped; 89,000 where all were forgotten whenever there were 50,000.
 */
const formsMax = 25_000
const placesAtFirst = 2 ** 14

/**
 * Open addressing by the hash of the form; at most half of the places are taken. When the younger table is full, the
 * older one is dropped: forms that texts go on to have stay known.
 */
let younger: (KnownWord | undefined)[] = Array(placesAtFirst)
let older: (KnownWord | undefined)[] = Array(placesAtFirst)
/** The number of forms in the younger table. */
let count = 0

function formAt(text: string, start: number, end: number): KnownWord {
  const hash = hashOfPart(text, start, end)
  const place = placeIn(younger, hash, text, start, end)
  const known = younger[place]
  if (known !== undefined) return known
  const former = older[placeIn(older, hash, text, start, end)]
  const form = former ?? new KnownWord(detached(text.slice(start, end)))
  younger[place] = form
  count++
  if (2 * count > younger.length) grow()
  return form
}

/** The place of the form that this part of the text has, or the free one where it would be. */
function placeIn(
  places: readonly (KnownWord | undefined)[],
  hash: number,
  text: string,
  start: number,
  end: number,
): number {
  const mask = places.length - 1
  for (let place = hash & mask; ; place = (place + 1) & mask) {
    const form = places[place]
    if (form === undefined || isPart(text, start, end, form.written)) return place
  }
}

function grow(): void {
  const former = younger
  younger = Array(2 * former.length)
  for (const form of former) {
    if (form === undefined) continue
    const { written } = form
    const hash = hashOfPart(written, 0, written.length)
    younger[placeIn(younger, hash, written, 0, written.length)] = form
  }
}

function dropOlder(): void {
  older = younger
  younger = Array(placesAtFirst)
  count = 0
}
