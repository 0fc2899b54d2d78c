import { languages } from './languages.ts'
import { Phrases } from './phrases.ts'
import type { Vocabulary } from './vocabularies.ts'

/** A part of a language that has phrases. */
type PhrasesName = Vocabulary | 'overviews' | 'themes' | 'library'

/**
 * The phrases that some parts of any language have, to tell at once of most texts that they have none: of the languages
 * that separate words, and of those that do not. One language after another takes as long as all the rest of
 * understanding a question.
 */
export function phrasesOfAll(names: readonly PhrasesName[]): PhrasesOfAll {
  let made: readonly Phrases[] | undefined
  const all = () => {
    made ??= [false, true].map((isUnspaced) => ofLanguages(names, isUnspaced))
    return made
  }
  return {
    areIn: (text) => all().some((phrases) => phrases.isIn(text)),
    open: (text) => all().some((phrases) => phrases.opening(text) !== undefined),
  }
}

export type PhrasesOfAll = {
  /** Whether a text has one of the phrases. */
  areIn(text: string): boolean
  /** Whether a text begins with one, after punctuation and spaces. */
  open(text: string): boolean
}

function ofLanguages(names: readonly PhrasesName[], isUnspaced: boolean): Phrases {
  const own = [...languages.values()].filter((language) => language.isUnspaced === isUnspaced)
  const written = own.flatMap((language) => names.flatMap((name) => language[name].all))
  return Phrases.of(written, isUnspaced)
}
