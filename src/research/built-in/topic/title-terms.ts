import { Memo } from '../../../base/cache/memo.ts'
import { termSet } from '../../../extraction/terms/term-set.ts'

/** The terms of titles and headings. Remembered, as all sentences of a section ask for the same. */
export function titleTerms(titles: readonly string[], language: string): ReadonlySet<number> {
  return memoOf(language).get(titles.join('\n'))
}

/** Titles remembered of each language. */
const titlesMax = 2_000
const memos = new Map<string, Memo<ReadonlySet<number>>>()

function memoOf(language: string): Memo<ReadonlySet<number>> {
  const memo = memos.get(language) ?? new Memo(titlesMax, (text: string) => termSet(text, language))
  memos.set(language, memo)
  return memo
}
