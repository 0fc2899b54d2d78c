import type { ClauseWords } from './clause-words.ts'
import type { Gap, GapWord } from './gap.ts'

/** Most words of a role, or of a kinship, without the word for whose it is. */
const wordsMax = 3

/**
 * The words of a role with which a clause begins before the name of whose it is: "CEO of" in "The CEO of Acme is Ada",
 * "Директор" where endings say it. None if there are others.
 */
export function roleBefore({ words, written }: Gap, language: ClauseWords): readonly GapWord[] {
  const { genitives, articles, relating, coordinators, hasCasesOnly } = language
  if (/[,;:(]/.test(written)) return []
  const last = words.findLastIndex(({ small }) => !articles.has(small) || genitives.has(small))
  if (!genitives.has(words[last]?.small ?? ''))
    return hasCasesOnly && words.length === 1 && !relating.has(words[0]?.small ?? '') ? words : []
  let first = last
  while (first > 0 && last - first < wordsMax) {
    const { small = '', word } = words[first - 1] ?? {}
    if (articles.has(small) || relating.has(small) || coordinators.has(small)) break
    if (word?.isNumber) break
    first--
  }
  const isOpening = first === 0 || articles.has(words[first - 1]?.small ?? '')
  return first < last && isOpening ? words.slice(first, last + 1) : []
}

/** Whether what follows a comma is a role with whose it is: "sister of", "brat" where an ending says it. */
export function isRoleOf(words: readonly GapWord[], language: ClauseWords): boolean {
  const { genitives, relating, foreign, articles, hasCasesOnly } = language
  const first = words.findIndex(({ small }) => relating.has(small) || foreign.has(small))
  if (first < 0) return hasCasesOnly && words.length < wordsMax
  const opens = articles.has(words[0]?.small ?? '') ? 1 : 0
  const isVerb = words.slice(opens, first).some(({ small }) => articles.has(small))
  return first > opens && !isVerb && genitives.has(words[first]?.small ?? '')
}

/** "brother" of "Ada’s brother Tom", and of "Ada and her brother Tom" if the clause is about Ada. */
export function kinIn(
  { words, written }: Gap,
  { coordinators, possessives, relating }: ClauseWords,
  isSubject: boolean,
): readonly GapWord[] {
  const [first, second] = words
  const isJoined = coordinators.has(first?.small ?? '') && possessives.has(second?.small ?? '')
  const joined = isJoined && isSubject ? words.slice(2) : []
  const kin = /^['’]s\s/.test(written) ? words : joined
  if (kin.length > wordsMax || /[^\p{L}\s,'’-]/u.test(written)) return []
  return kin.some(({ small }) => relating.has(small) || coordinators.has(small)) ? [] : kin
}

/** Whether the subject of a clause is a pronoun. What may be an article ("das") is one before a verb that is known. */
export function opensWithPronoun(
  [first, second]: readonly GapWord[],
  { pronouns, possessives, articles, auxiliaries }: ClauseWords,
): boolean {
  if (!first || !pronouns.has(first.small) || possessives.has(first.small)) return false
  return !articles.has(first.small) || auxiliaries.has(second?.small ?? '')
}
