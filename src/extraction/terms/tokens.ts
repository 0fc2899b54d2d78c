import { Memo } from '../../base/cache/memo.ts'
import { wordsOfText } from '../../language/words/known-words.ts'
import type { Range } from '../../language/words/words.ts'
import { type LexiconEntry, lexiconOf } from './lexicon.ts'

/** A word of a text, with its entry in the lexicon of the language. */
export type Token = Range & { readonly word: LexiconEntry }

/** All words of a text in order, stop words included; `offset` is where the text begins. */
export function tokens(text: string, language: string, offset = 0): Token[] {
  if (text === '') return []
  const lexicon = lexiconOf(language)
  const { starts, ends, forms } = wordsOfText(text)
  return forms.map((form, index) => ({
    start: (starts[index] ?? 0) + offset,
    end: (ends[index] ?? 0) + offset,
    word: lexicon.of(form),
  }))
}

/** The index of the first of these words that begins at an offset or behind it. By bisection. */
export function indexFrom(tokens: readonly Token[], offset: number): number {
  let [low, high] = [0, tokens.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tokens[middle]?.start ?? 0) < offset) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * The same of a short text that is read again and again while a question is answered: itself, and the titles and
 * headings of what was found.
 */
export function tokensOfShort(text: string, language: string): readonly Token[] {
  return text.length > shortLengthMax ? tokens(text, language) : recent.get(language).get(text)
}

const shortLengthMax = 300
/** Texts in each of the two generations of a memo, for each language, and languages. Not measured. */
const [textsMax, languagesMax] = [128, 64]

const recent = new Memo(languagesMax, (language) => {
  return new Memo<readonly Token[]>(textsMax, (text) => tokens(text, language))
})
