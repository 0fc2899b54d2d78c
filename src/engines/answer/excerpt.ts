import type { ScoredSentence } from './score-evidence.ts'

/** Part of a passage's text, and whether more of its sentence follows. */
export type Excerpt = { readonly start: number; readonly end: number; readonly isCut: boolean }

/** A sentence, or of an overlong one the clauses up to the last word that the question shares. */
export function excerpt(
  { text, terms, start, end }: ScoredSentence,
  stems: ReadonlySet<string>,
): Excerpt {
  if (text.length <= lengthMax) return { start, end, isCut: false }
  const lastShared = terms.findLast(({ stem }) => stems.has(stem))?.end ?? start
  const from = Math.max(lastShared - start, lengthMin)
  const boundary = text.slice(from).search(/[,;:](?=\s)|\s[–—]\s/)
  const length = from + boundary
  if (boundary < 0 || text.length - length < worthCutting) return { start, end, isCut: false }
  return { start, end: start + length, isCut: true }
}

const lengthMax = 320
const lengthMin = 220
const worthCutting = 60
