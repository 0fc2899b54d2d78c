import { withoutEnd } from '../../base/without-end.ts'
import { shown } from '../../evidence/show.ts'
import { termSet } from '../../extraction/term-set.ts'
import { fold } from '../../language/fold.ts'
import { eachWord, type Range, wordRanges } from '../../language/words.ts'
import type { WebPage } from '../../web-access/web-page.ts'
import { headingTitle } from './heading-title.ts'

/**
 * The title of a page for a report. Prefers the first of its `headingsTried` headings that agrees with the title,
 * because titles are often cut off or contain the name of the site. `undefined` if neither is usable as a heading.
 */
export function pageName(page: WebPage, language: string): string | undefined {
  const title = cutWordOf(page) !== undefined ? undefined : headingTitle(shown(page.title))
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
  const cut = name === undefined ? cutWordOf(page) : undefined
  if (cut === undefined) return name
  return `${withoutEnd(shown(page.title.slice(0, cut.start)), /[^\p{L}\p{M}\p{N}]/u)}…`
}

/** The word that a long title ends within: its last one, if it stands nowhere in the text ("… that could have bi"). */
function cutWordOf({ title, text }: WebPage): Range | undefined {
  if (title.length < cutLengthMin || /\s[|–—»-]\s/u.test(title)) return undefined
  const last = wordRanges(title).at(-1)
  if (last === undefined || last.end < title.length) return undefined
  const folded = fold(title.slice(last.start))
  let isThere = false
  eachWord(text, (start, end) => {
    isThere ||= end - start === last.end - last.start && fold(text.slice(start, end)) === folded
  })
  return isThere ? undefined : last
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
