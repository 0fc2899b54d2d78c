import { wordsOfText } from '../../language/words/known-words.ts'
import type { Range } from '../../language/words/words.ts'
import { type LexiconEntry, lexiconOf } from './lexicon.ts'

/** A word of a text, with its entry in the lexicon of the language. */
export type Token = Range & { readonly word: LexiconEntry }

/** All words of a text in order, stop words included; `offset` is where the text begins. */
export function tokens(text: string, language: string, offset = 0): Token[] {
  const lexicon = lexiconOf(language)
  const { starts, ends, forms } = wordsOfText(text)
  return forms.map((form, index) => ({
    start: (starts[index] ?? 0) + offset,
    end: (ends[index] ?? 0) + offset,
    word: lexicon.of(form),
  }))
}
