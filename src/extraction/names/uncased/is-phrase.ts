import { nameCluesOf } from '../../../language/name-clues.ts'

/** Marks within a sentence, and at its end. */
const clauseMarks = /[，。、！？…；：,.!?;:۔؟،]/u
/** A particle behind a word, and endings of sentences, in Japanese. */
const japanesePhrase =
  /[\p{Script=Han}\p{Script=Katakana}][はがを]|(?:[るただすい]|[かよね]|こと|せん|ない)$/u
/** Chinese words of somebody who speaks, or of a sentence. */
const chinesePhrase = /[是了吗嗎呢吧我你您他她不没沒]/u
/** Most words of a quoted name. */
const wordsMax = 4

/**
 * Whether what is quoted in a language whose script has no capitals is rather said than named: it is a sentence, or a
 * single word that is spoken of as such, where other names are not told by quotation marks.
 */
export function isPhrase(quoted: string, language: string): boolean {
  const clues = nameCluesOf(language)
  if (clues === undefined) return false
  if (clauseMarks.test(quoted)) return true
  if (clues.isUnspaced) return (clues.hasParticles ? japanesePhrase : chinesePhrase).test(quoted)
  const { length } = quoted.trim().split(/\s+/)
  return length > wordsMax || (length === 1 && !clues.hasParticles)
}
