import { capitalised } from '../../../base/text/capitalised.ts'
import { detectLanguage } from '../../../language/detection/detect-language.ts'
import type { Language } from '../../../language/language.ts'
import { languageOf } from '../../../language/languages.ts'
import { respelled } from '../../../language/word-forms/other-spelling.ts'
import { fold, isAscii } from '../../../language/words/fold.ts'

/**
 * A message as more careful people write it: in small letters where all are capitals, which then mark no names, with the
 * apostrophes that contractions lack ("whats" is "what's"), and small words with the letters of their language ("fuer"
 * is "für").
 */
export function asWritten(message: string): string {
  const small = isShouted(message) ? message.toLowerCase() : message
  const language = languageOf(detectLanguage(small))
  const contractions = contractionsOf(language)
  if (contractions.size + language.letterSpellings.length === 0) return small
  return small.replace(word, (written) => {
    const at = contractions.get(written.toLowerCase())
    if (at !== undefined) return `${written.slice(0, at)}'${written.slice(at)}`
    return smallWord(written, language) ?? written
  })
}

/** A word that is neither part of a compound nor of a name of code. */
const word = /(?<![\p{L}\p{N}'’_-])\p{L}{2,9}(?![\p{L}\p{N}'’_-])/gu

/** A stop word of the language that is written without a letter with an accent. */
function smallWord(written: string, language: Language): string | undefined {
  if (!isAscii(written) || language.stopWords.has(written.toLowerCase())) return undefined
  const accented = respelled(written, language)
  if (accented === undefined || !language.stopWords.has(fold(accented))) return undefined
  return /^\p{Lu}/u.test(written) ? capitalised(accented) : accented
}

/** Whether so many words are all in capitals that they are no names. */
function isShouted(message: string): boolean {
  return !/\p{Ll}/u.test(message) && (message.match(/\p{Lu}{2,}/gu)?.length ?? 0) >= shoutedMin
}

const shoutedMin = 3

/**
 * The contractions of a language without their apostrophe, and where it stands; not those that are another word then, as
 * "were" is.
 */
function contractionsOf(language: Language): ReadonlyMap<string, number> {
  const known = contractions.get(language.code)
  if (known !== undefined) return known
  const { asks, yesNoOpenings, negations, deictics, stopWords } = language
  const all = [asks.all, yesNoOpenings.all, negations.all, deictics.all].flat()
  const found = all.flatMap((phrase) => {
    const [, word = '', clitic = ''] =
      /^(\p{L}+)[’'](s|t|m|re|ve)$/u.exec(phrase.toLowerCase()) ?? []
    const plain = `${word}${clitic}`
    return word === '' || stopWords.has(plain) ? [] : [[plain, word.length] as const]
  })
  const made = new Map(found)
  contractions.set(language.code, made)
  return made
}

const contractions = new Map<string, ReadonlyMap<string, number>>()
