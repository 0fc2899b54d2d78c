import { fold } from './fold.ts'
import { type Range, wordRanges } from './words.ts'

/** A range of a text, end exclusive, and what stands there, folded. */
export type Designation = Range & { readonly text: string }

/** What stands between two words of a designation. */
const join = /^(?:[-_./:#@~+\\]|::|->|--)$/

/**
 * What is written as one though it has several words: the name of a setting, a command or a file ("fetch-retries",
 * `work_mem`, `std::sort`), a version ("2.4"), a compound ("on-call"). What has the same words apart may be something
 * else.
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

/** Whether no word goes on at a place, nor behind what joins words there. */
function endsThere(folded: string, at: number, step: 1 | -1): boolean {
  if (isInWord.test(folded[at] ?? '')) return false
  return !(join.test(folded[at] ?? '') && isInWord.test(folded[at + step] ?? ''))
}

const isInWord = /[\p{L}\p{N}\p{M}]/u
