import type { Range } from '../../../language/words/words.ts'

export type AcronymPair = { readonly acronym: Range; readonly expansion: Range }

/**
 * Finds acronyms next to their expansions: "World Health Organization (WHO)" and "WHO (World Health Organization)". The
 * letters of the acronym must be found in the words, from the last to the first, and its first letter must begin a word
 * (Schwartz and Hearst, "A Simple Algorithm for Identifying Abbreviation Definitions in Biomedical Text", 2003). Any
 * script with capitals.
 */
export function findAcronyms(text: string): AcronymPair[] {
  const pairs: AcronymPair[] = []
  for (let open = text.indexOf('('); open >= 0; open = text.indexOf('(', open + 1)) {
    const inside = insideOf(text, open)
    const pair = inside && (endingIn(text, open, inside) ?? beginningWith(text, open, inside))
    if (pair) pairs.push(pair)
  }
  return pairs
}

/** Longer text in brackets is a remark, and no name. */
const insideLengthMax = 90

/** The text in brackets up to the first comma, semicolon or colon: "(WHO; French: OMS)" begins with the acronym. */
function insideOf(text: string, open: number): Range | undefined {
  const inside = /^[^()\n,;:]+(?=[),;:])/.exec(
    text.slice(open + 1, open + 1 + insideLengthMax),
  )?.[0]
  if (inside === undefined) return undefined
  return { start: open + 1, end: open + 1 + inside.trimEnd().length }
}

/** "World Health Organization (WHO)". */
function endingIn(text: string, open: number, inside: Range): AcronymPair | undefined {
  const short = text.slice(inside.start, inside.end)
  const acronym = acronymOnly.exec(short)?.[1]
  if (acronym === undefined) return undefined
  const wordsMax = Math.min(acronym.length + 5, acronym.length * 2)
  const end = text.slice(0, open).trimEnd().length
  const from = startOfWords(text, end, wordsMax)
  const start = startOfExpansion(acronym, text.slice(from, end))
  if (start === undefined) return undefined
  return {
    acronym: { start: inside.start, end: inside.start + acronym.length },
    expansion: { start: from + start, end },
  }
}

/** "WHO (World Health Organization)". */
function beginningWith(text: string, open: number, inside: Range): AcronymPair | undefined {
  const expansion = text.slice(inside.start, inside.end)
  if (!/\s/.test(expansion)) return undefined
  const before = text.slice(Math.max(0, open - acronymLengthMax - 2), open).trimEnd()
  const acronym = acronymLast.exec(before)?.[1]
  if (acronym === undefined || startOfExpansion(acronym, expansion) !== 0) return undefined
  const end = text.slice(0, open).trimEnd().length
  return { acronym: { start: end - acronym.length, end }, expansion: inside }
}

/** The longest that the pattern `acronym` matches. */
const acronymLengthMax = 10
/** At least two capitals: "WHO", "BVerfG", "mRNA", and "NGOs" without the plural ending. */
const acronym = '(?=(?:[^\\s\\p{Lu}]{0,9}\\p{Lu}){2})[\\p{L}\\p{N}][\\p{L}\\p{N}&./-]{1,9}?'
const acronymOnly = new RegExp(`^(${acronym})(?:(?<=\\p{Lu})s)?$`, 'u')
const acronymLast = new RegExp(`(?<![\\p{L}\\p{N}&./-])(${acronym})(?:(?<=\\p{Lu})s)?$`, 'u')

/** The offset of the words before `end` within one clause, as many as an expansion may have. */
function startOfWords(text: string, end: number, wordsMax: number): number {
  let start = end
  for (let words = 0; start > 0 && words < wordsMax; words++) {
    while (start > 0 && text[start - 1] === ' ') start--
    if (endsClause(text[start - 1])) break
    while (start > 0 && text[start - 1] !== ' ' && !endsClause(text[start - 1])) start--
  }
  return start
}

function endsClause(character = '\n'): boolean {
  return '.!?;:,()\n'.includes(character)
}

/** The offset in `words` at which the expansion begins; `undefined` if they do not spell the acronym. */
function startOfExpansion(acronym: string, words: string): number | undefined {
  const [letters, spelled] = [plain(acronym), plain(words)]
  // If removing accents changed the length, offsets would not match.
  if (letters.length !== acronym.length || spelled.length !== words.length) return undefined
  let at = words.length
  for (let next = letters.length - 1; next >= 0; next--) {
    const letter = letters[next] ?? ''
    if (!isLetterOrDigit(letter)) continue
    at = spelled.lastIndexOf(letter, at - 1)
    while (next === 0 && at > 0 && isLetterOrDigit(spelled[at - 1]))
      at = spelled.lastIndexOf(letter, at - 1)
    if (at < 0) return undefined
    if (at === 0 && next > 0) return undefined
  }
  const expansion = words.slice(at)
  const repeats = expansion.split(/\s+/).some((word) => word.startsWith(acronym))
  return repeats || expansion.length <= acronym.length ? undefined : at
}

function isLetterOrDigit(character = ''): boolean {
  return /[\p{L}\p{N}]/u.test(character)
}

/** The text in lower case without accents; of the same length unless a letter decomposes into several. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
