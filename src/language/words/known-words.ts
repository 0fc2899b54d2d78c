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
  if (forms.length > formsMax) forget()
  const found = { text, starts: [] as number[], ends: [] as number[], forms: [] as KnownWord[] }
  eachWord(text, (start, end) => {
    found.starts.push(start)
    found.ends.push(end)
    found.forms.push(formAt(text, start, end))
  })
  last = text.length <= keptLengthMax ? found : undefined
  return found
}

/** The form of a single word. */
export function knownWord(written: string): KnownWord {
  return formAt(written, 0, written.length)
}

let last: (WordsOfText & { readonly text: string }) | undefined
/** The longest text whose words are kept, in UTF-16 code units: as long as a passage. */
const keptLengthMax = 2_000

/** Word forms kept until all are forgotten: those of some megabytes of prose. Not measured. */
const formsMax = 50_000
const slotsAtFirst = 2 ** 14

let forms: KnownWord[] = []
/** Open addressing by the hash of the form: 0 if empty, otherwise its index plus 1. At most half are taken. */
let slots = new Int32Array(slotsAtFirst)

function formAt(text: string, start: number, end: number): KnownWord {
  const mask = slots.length - 1
  for (let slot = hashOfPart(text, start, end) & mask; ; slot = (slot + 1) & mask) {
    const number = slots[slot] ?? 0
    const form = number > 0 ? forms[number - 1] : undefined
    if (form === undefined) return newForm(detached(text.slice(start, end)), slot)
    if (isPart(text, start, end, form.written)) return form
  }
}

function newForm(written: string, slot: number): KnownWord {
  const form = new KnownWord(written)
  slots[slot] = forms.push(form)
  if (2 * forms.length > slots.length) grow()
  return form
}

function grow(): void {
  slots = new Int32Array(2 * slots.length)
  const mask = slots.length - 1
  for (const [index, { written }] of forms.entries()) {
    let slot = hashOfPart(written, 0, written.length) & mask
    while (slots[slot] !== 0) slot = (slot + 1) & mask
    slots[slot] = index + 1
  }
}

function forget(): void {
  forms = []
  slots = new Int32Array(slotsAtFirst)
}
