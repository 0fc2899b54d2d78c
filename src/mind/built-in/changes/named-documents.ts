import type { Passage } from '../../../evidence/passage.ts'
import { tokensOfShort } from '../../../extraction/terms/tokens.ts'
import { fold } from '../../../language/words/fold.ts'
import { settings } from './settings.ts'

/** A document by what it is called. */
export type NamedDocument = {
  readonly docId: string
  readonly title: string
  readonly language: string
  /** The passage that it was found by. */
  readonly passage: Passage
  /** The words of its name, as `wordsIn` reads them, without small ones. */
  readonly words: ReadonlySet<string>
  /** The terms of its name that are no numbers. */
  readonly terms: ReadonlySet<number>
}

/** The documents of some passages, in the order in which they come. */
export function namedDocuments(passages: readonly Passage[]): readonly NamedDocument[] {
  const documents = new Map<string, NamedDocument>()
  for (const passage of passages) {
    const { docId, title, language, about = '' } = passage
    if (documents.has(docId)) continue
    const name = `${title} ${about}`
    const found = tokensOfShort(name, language)
    const telling = found.filter(({ word }) => word.isTerm && !word.isNumber)
    const terms = new Set(telling.map(({ word }) => word.hash))
    const small = new Set(found.flatMap(({ word }) => (word.isTerm ? [] : [word.folded])))
    const words = new Set(wordsIn(name).filter((one) => !small.has(one)))
    documents.set(docId, { docId, title, language, passage, words, terms })
  }
  return [...documents.values()]
}

/** The words of a text, folded; versions are one ("2.4.1", of "v2.4.1" too), and a capital alone stays one. */
export function wordsIn(text: string): readonly string[] {
  return Array.from(text.matchAll(word), ([written]) =>
    /^\p{Lu}$/u.test(written) ? written : fold(written).replace(/^v(?=\d)/, ''),
  )
}

const word = /[\p{L}\p{M}\p{N}]+(?:\.\p{N}+)*/gu

/** The words of the name of a document that another one has not: "2024", "B", "final". */
export function ownWords(one: NamedDocument, other: NamedDocument): readonly string[] {
  return [...one.words].filter((own) => !other.words.has(own))
}

/** Whether some words have another one, perhaps in another form: "definitieve" for "definitief". */
export function isAmong(own: string, words: readonly string[]): boolean {
  return words.some((one) => one === own || beginAlike(one, own))
}

/** Whether two words begin alike for most of the shorter one. Numbers are others if a digit is. */
export function beginAlike(one: string, other: string): boolean {
  const least = Math.max(
    settings.stemLengthMin,
    Math.ceil(Math.min(one.length, other.length) * shareMin),
  )
  return one.slice(0, least) === other.slice(0, least) && one.length >= least && !/\d/.test(one)
}

const shareMin = 0.75

/** How alike two sets of terms are: the Dice coefficient, from 0 to 1. */
export function likeness(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one]
  let shared = 0
  for (const term of few) if (many.has(term)) shared++
  return few.size === 0 ? 0 : (2 * shared) / (few.size + many.size)
}
