import { languageOf } from '../../language/languages.ts'
import { fold } from '../../language/words/fold.ts'
import type { Range } from '../../language/words/words.ts'
import { referencePatterns } from './reference-patterns.ts'

/** So many characters before and behind a reference tell whose place it is. */
const reach = { before: 50, behind: 90 }

/** An abbreviation of a law, or another name with two capitals: "GDPR", "BGB", "GefStoffV". */
const abbreviation = /^\s{1,2}\(?\p{L}*\p{Lu}\p{L}*\p{Lu}/u
/** A standard, law or file before the reference: "EN 131-2, section", "84/2021, artigo". */
const numberedLaw =
  /(?:\p{Lu}{2,8}[\p{L}\s-]{0,2}\d[\d./:-]{0,15}|\d\/\d{2,4}|\b(?:19|20)\d\d),?\s(?:\S{1,3}\s)?$/u

/**
 * Whether a place is one of a law, or of another document that is named beside it: "Article 6 GDPR", "section 23 of the
 * Companies Act", "EN 131-2, section 5.2". A document speaks of itself by "this", by a word alone ("of the Lease"), or by its title.
 */
export function isOutside(
  text: string,
  { start, end }: Range,
  language: string,
  title: string,
): boolean {
  const before = text.slice(Math.max(0, start - reach.before), start)
  const behind = text.slice(end, end + reach.behind)
  if (abbreviation.test(behind) || numberedLaw.test(before)) return true
  const { references } = languageOf(language)
  const connected = referencePatterns(language)?.of.exec(behind) ?? null
  const phrase = wordsOf(behind.slice(connected?.[0].length ?? 0))
  const isLaw = (word: string) => references?.laws.some((law) => isCalled(word, law)) === true
  if (connected === null) return phrase[0] !== undefined && isLaw(phrase[0])
  const opening = [...wordsOf(connected[0]), ...phrase.slice(0, 2)]
  if (opening.some((word) => references?.own.has(word.toLowerCase()))) return false
  if (phrase.some(isLaw)) return true
  const titled = new Set(wordsOf(title).map(fold))
  const names = phrase.filter((word) => /^[\p{Lu}\d]/u.test(word) && !titled.has(fold(word)))
  return names.length > 1
}

/** The words up to the end of the phrase, at most eight. */
function wordsOf(text: string): readonly string[] {
  const [phrase = ''] = text.split(/[.,;:()\n]/u, 1)
  return phrase.match(/[\p{L}\p{N}/’-]+/gu)?.slice(0, 8) ?? []
}

/** Whether a word is one for a law, or ends with a long one, as German compounds do. */
function isCalled(word: string, law: string): boolean {
  const lower = word.toLowerCase()
  return lower === law || (law.length > 5 && lower.endsWith(law))
}
