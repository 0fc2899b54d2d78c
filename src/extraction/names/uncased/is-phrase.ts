import { type NameClues, nameCluesOf } from '../../../language/name-clues.ts'

/** Marks within a sentence, and at its end. */
const clauseMarks = /[，。、！？…；：,.!?;:۔؟،]/u
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
  if (clues.isUnspaced) return isSaid(quoted, clues)
  const { length } = quoted.trim().split(/\s+/)
  return length > wordsMax || (length === 1 && !clues.hasParticles)
}

function isSaid(quoted: string, { saidWords, saidEndings, saidParticles }: NameClues): boolean {
  if (saidEndings.some((ending) => quoted.endsWith(ending))) return true
  const letters = Array.from(quoted)
  return letters.some(
    (letter, at) =>
      saidWords.has(letter) || (saidParticles.has(letter) && endsWord.test(letters[at - 1] ?? '')),
  )
}

const endsWord = /[\p{Script=Han}\p{Script=Katakana}]/u
