import type { Token } from '../../terms/tokens.ts'
import type { Gap } from './gap.ts'
import type { Grammar } from './grammar.ts'

/** Most words of a role, or of a kinship, without the word for whose it is. */
const wordsMax = 3

/**
 * The words of a role with which a clause begins before the name of whose it is: "CEO of" in "The CEO of Acme is Ada",
 * "Директор" where endings say it. None if there are others.
 */
export function roleBefore({ words, written }: Gap, { hasCasesOnly }: Grammar): readonly Token[] {
  if (/[,;:(]/.test(written)) return []
  const last = words.findLastIndex(({ word: { role } }) => !role.isArticle || role.isGenitive)
  if (!words[last]?.word.role.isGenitive)
    return hasCasesOnly && words.length === 1 && !words[0]?.word.role.isRelating ? words : []
  let first = last
  while (first > 0 && last - first < wordsMax) {
    const word = words[first - 1]?.word
    if (word?.role.isArticle || word?.role.isRelating || word?.role.isCoordinator) break
    if (word?.isNumber) break
    first--
  }
  const isOpening = first === 0 || words[first - 1]?.word.role.isArticle
  return first < last && isOpening ? words.slice(first, last + 1) : []
}

/** Whether what follows a comma is a role with whose it is: "sister of", "brat" where an ending says it. */
export function isRoleOf(words: readonly Token[], { hasCasesOnly }: Grammar): boolean {
  const first = words.findIndex(({ word: { role } }) => role.isRelating || role.isForeign)
  if (first < 0) return hasCasesOnly && words.length < wordsMax
  const opens = words[0]?.word.role.isArticle ? 1 : 0
  const isVerb = words.slice(opens, first).some(({ word }) => word.role.isArticle)
  return first > opens && !isVerb && words[first]?.word.role.isGenitive === true
}

/** "brother" of "Ada’s brother Tom", and of "Ada and her brother Tom" if the clause is about Ada. */
export function kinIn({ words, written }: Gap, isSubject: boolean): readonly Token[] {
  const [first, second] = words
  const isJoined = first?.word.role.isCoordinator && second?.word.role.isPossessive
  const joined = isJoined && isSubject ? words.slice(2) : []
  const kin = /^['’]s\s/.test(written) ? words : joined
  if (kin.length > wordsMax || /[^\p{L}\s,'’-]/u.test(written)) return []
  return kin.some(({ word: { role } }) => role.isRelating || role.isCoordinator) ? [] : kin
}

/** Whether the subject of a clause is a pronoun. What may be an article ("das") is one before a verb that is known. */
export function opensWithPronoun([first, second]: readonly Token[]): boolean {
  const role = first?.word.role
  if (!role?.isPronoun || role.isPossessive) return false
  return !role.isArticle || second?.word.role.isAuxiliary === true
}
