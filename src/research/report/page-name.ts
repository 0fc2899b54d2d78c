import { shown } from '../../evidence/show.ts'
import { termSet } from '../../extraction/term-set.ts'
import { fold } from '../../language/fold.ts'
import { eachWord } from '../../language/words.ts'
import type { WebPage } from '../../web-access/web-page.ts'
import { headingTitle } from './heading-title.ts'

/**
 * The title of a page for a report. Prefers the first of its `headingsTried` headings that agrees with the title,
 * because titles are often cut off or contain the name of the site. `undefined` if neither is usable as a heading.
 */
export function pageName(page: WebPage, language: string): string | undefined {
  const title = isCutOff(page) ? undefined : headingTitle(shown(page.title))
  const headings = page.blocks.filter(({ kind }) => kind === 'heading').slice(0, headingsTried)
  for (const { start, end } of headings) {
    const heading = headingTitle(shown(page.text.slice(start, Math.min(end, start + lengthMax))))
    if (heading !== undefined && areAlike(heading, title ?? page.title, language)) return heading
  }
  return title
}

/**
 * The name of a page where it may be cut off: what `pageName` gives, or else the title without the word that it ends
 * within, and an ellipsis. `undefined` if the title is neither a heading nor cut off.
 */
export function pageNameCut(page: WebPage, language: string): string | undefined {
  const name = pageName(page, language)
  if (name !== undefined || !isCutOff(page)) return name
  return shown(page.title).replace(/[^\p{L}\p{M}\p{N}]*[\p{L}\p{M}\p{N}]+$/u, '…')
}

/** Whether a long title ends within a word: its last word stands nowhere in the text ("… that could have bi"). */
function isCutOff({ title, text }: WebPage): boolean {
  const last = /[\p{L}\p{M}\p{N}]+$/u.exec(title)?.[0]
  const hasSite = /\s[|–—»-]\s/u.test(title)
  if (last === undefined || hasSite || title.length < cutLengthMin) return false
  const folded = fold(last)
  let isWord = false
  eachWord(text, (start, end) => {
    isWord ||= end - start === last.length && fold(text.slice(start, end)) === folded
  })
  return !isWord
}

/** A shorter title fits wherever titles are cut off. */
const cutLengthMin = 60

/** The first two headings may name the site and a part of it. */
const headingsTried = 3
const lengthMax = 200

/** Whether two titles have nearly the same terms: a Jaccard index of at least `alikeMin`. */
export function areAlike(one: string, other: string, language: string): boolean {
  const [terms, others] = [termSet(one, language), termSet(other, language)]
  const shared = [...terms].filter((term) => others.has(term)).length
  return shared > 0 && shared >= alikeMin * (terms.size + others.size - shared)
}

const alikeMin = 0.6
