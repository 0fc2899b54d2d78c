import { detectLanguage } from '../../../language/detection/detect-language.ts'
import type { Language } from '../../../language/language.ts'
import { languageOf } from '../../../language/languages.ts'

/**
 * A message as more careful people write it: in small letters where all are capitals, which then mark no names, and with
 * the apostrophes that contractions lack: "whats" is "what's".
 */
export function asWritten(message: string): string {
  const small = isShouted(message) ? message.toLowerCase() : message
  const contractions = contractionsOf(languageOf(detectLanguage(small)))
  if (contractions.size === 0) return small
  return small.replace(/(?<![\p{L}\p{N}'’_-])\p{L}{2,9}(?![\p{L}\p{N}'’_-])/gu, (word) => {
    const at = contractions.get(word.toLowerCase())
    return at === undefined ? word : `${word.slice(0, at)}'${word.slice(at)}`
  })
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
