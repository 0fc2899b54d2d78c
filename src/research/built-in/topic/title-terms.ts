import { Memo } from '../../../base/cache/memo.ts'
import { termSet } from '../../../extraction/terms/term-set.ts'

/** The terms of titles and headings. Remembered, as all sentences of a section ask for the same. */
export function titleTerms(titles: readonly string[], language: string): ReadonlySet<number> {
  return remembered.get(language).get(titles.join('\n'))
}

/** Languages, and titles of each, in each of two generations: those of a language take 2 MB, of all of them 16. */
const [languagesMax, titlesMax] = [4, 2_000]

const remembered = new Memo(languagesMax, (language) => {
  return new Memo<ReadonlySet<number>>(titlesMax, (text) => termSet(text, language))
})
