import type { ClauseWords } from './clause-words.ts'
import type { Gap, GapWord } from './gap.ts'

/** Ends of clauses, cells and lines, and marks of code. */
const borders = /[;:(（|<>{}[\]=\\/@#•·]|\n\s*\n|[.!?]\s/
/** Most characters between two names that are related. */
const gapLengthMax = 160

/** Whether the gap is within one clause, cell and line, and its first word is none with the name: "Jena-based". */
export function isRelating({ written, words }: Gap): boolean {
  if (words.length === 0 || written.length > gapLengthMax) return false
  return !borders.test(written) && !/^-\p{L}/u.test(written)
}

/** Whether two names are only listed: with a comma, "and" or both between them. */
export function isEnumeration(
  { written, words }: Gap,
  { coordinators, articles }: ClauseWords,
): boolean {
  if (words.length === 0) return /^\s*[,，、]\s*$/.test(written)
  const isJoined = words.some(({ small }) => coordinators.has(small))
  const isOnly = words.every(({ small }) => coordinators.has(small) || articles.has(small))
  return isJoined && isOnly && /^[\s,\p{L}]*$/u.test(written)
}

/** Whether there are only prepositions, besides articles and numbers. */
export function arePrepositions(
  words: readonly GapWord[],
  { prepositions, articles }: ClauseWords,
): boolean {
  return words.every(
    ({ small, word }) => prepositions.has(small) || articles.has(small) || word.isNumber,
  )
}

/** Whether there is only a copula between two names, or a dash where it is left out. */
export function isCopula(
  { words, written }: Gap,
  { copulas, articles }: ClauseWords,
  mayBeDash: boolean,
): boolean {
  const own = words.filter(({ small }) => !articles.has(small))
  if (own.length === 0) return mayBeDash && /^\s*[—–]\s*$/.test(written)
  return own.every(({ small }) => copulas.has(small)) && !borders.test(written)
}
