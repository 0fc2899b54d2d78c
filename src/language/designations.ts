import { fold } from './fold.ts'
import { type Range, wordRanges } from './words.ts'

/** A designation: its range, end exclusive, and its folded text. */
export type Designation = Range & { readonly text: string }

/** The joiner between two words of a designation. */
const join = /^(?:[-_./:#@~+\\]|::|->|--)$/

/**
 * Finds designations: several words written as one, such as the name of a setting, a command or a file
 * ("fetch-retries", `work_mem`, `std::sort`), a version ("2.4") or a compound ("on-call"). The same words written apart
 * may mean something else.
 */
export function designationsIn(text: string): readonly Designation[] {
  const runs: { start: number; end: number; wordCount: number }[] = []
  for (const { start, end } of wordRanges(text)) {
    const run = runs.at(-1)
    if (run !== undefined && join.test(text.slice(run.end, start))) {
      run.end = end
      run.wordCount++
    } else runs.push({ start, end, wordCount: 1 })
  }
  return runs.flatMap(({ start, end, wordCount }) =>
    wordCount > 1 ? [{ start, end, text: fold(text.slice(start, end)) }] : [],
  )
}

/** Whether a folded text has a designation as a whole: not `work_mem` in `autovacuum_work_mem`. Linear in the text. */
export function hasDesignation(folded: string, designation: string): boolean {
  const { length } = designation
  for (let at = folded.indexOf(designation); at >= 0; at = folded.indexOf(designation, at + length))
    if (endsThere(folded, at - 1, -1) && endsThere(folded, at + length, 1)) return true
  return false
}

/**
 * Whether a word ends at this place: neither a word character nor a joiner with a word follows in the direction of
 * `step`.
 */
function endsThere(folded: string, at: number, step: 1 | -1): boolean {
  if (isInWord.test(folded[at] ?? '')) return false
  return !(join.test(folded[at] ?? '') && isInWord.test(folded[at + step] ?? ''))
}

const isInWord = /[\p{L}\p{N}\p{M}]/u
