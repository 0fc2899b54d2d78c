import type { Token } from '../../terms/tokens.ts'
import type { Gap } from './gap.ts'

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
export function isEnumeration({ written, words }: Gap): boolean {
  if (words.length === 0) return /^\s*[,，、]\s*$/.test(written)
  const isJoined = words.some(({ word }) => word.role.isCoordinator)
  const isOnly = words.every(({ word }) => word.role.isCoordinator || word.role.isArticle)
  return isJoined && isOnly && /^[\s,\p{L}]*$/u.test(written)
}

/** Whether there are only prepositions, besides articles and numbers. */
export function arePrepositions(words: readonly Token[]): boolean {
  return words.every(({ word }) => word.role.isPreposition || word.role.isArticle || word.isNumber)
}

/** Whether there is only a copula between two names, or a dash where it is left out. */
export function isCopula({ words, written }: Gap, mayBeDash: boolean): boolean {
  const own = words.filter(({ word }) => !word.role.isArticle)
  if (own.length === 0) return mayBeDash && /^\s*[—–]\s*$/.test(written)
  return own.every(({ word }) => word.role.isCopula) && !borders.test(written)
}
