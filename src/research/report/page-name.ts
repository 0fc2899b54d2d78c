import { jaccard } from '../../base/ranking/jaccard.ts'
import { titleParts, titleSeparators } from '../../base/text/title-parts.ts'
import { withoutEnd } from '../../base/text/without-end.ts'
import { shown } from '../../evidence/shown.ts'
import { termSet } from '../../extraction/terms/term-set.ts'
import { languageOf } from '../../language/languages.ts'
import { endsQuestion } from '../../language/sentence-ends.ts'
import { fold } from '../../language/words/fold.ts'
import { eachWord, type Range, wordRanges } from '../../language/words/words.ts'
import type { WebPage } from '../../web-access/pages/web-page.ts'
import { headingTitle } from './heading-title.ts'
import { settings } from './settings.ts'

const { firstLinesLength, cutLengthMin, headingsTried, lineLengthMax, alikeMin } = settings.pageName

/**
 * The title of a page for a report. Prefers the first of its `headingsTried` headings that agrees with the title,
 * because titles are often cut off or contain the name of the site. A question is the heading of a section that answers
 * it, and no name of a page whose title asks nothing. `undefined` if neither is usable as a heading.
 */
export function pageName(page: WebPage, language: string): string | undefined {
  const line = titleLine(page)
  const isCut = cutAt(page, language) !== undefined
  const title =
    (line && headingTitle(line)) ?? (isCut ? undefined : headingTitle(shown(page.title)))
  const headings = page.blocks.filter(({ kind }) => kind === 'heading').slice(0, headingsTried)
  for (const { start, end } of headings) {
    const heading = headingTitle(
      shown(page.text.slice(start, Math.min(end, start + lineLengthMax))),
    )
    if (heading !== undefined && isNameFor(heading, title ?? page.title, language)) return heading
  }
  return title
}

/**
 * Whether a heading names the page of this title: it is like it, and says more only where the title breaks off. A
 * question is the heading of a section that answers it.
 */
function isNameFor(heading: string, title: string, language: string): boolean {
  if (!areTitlesAlike(heading, title, language)) return false
  if (endsQuestion(heading) && !endsQuestion(title)) return false
  const said = termSet(title, language)
  const isWithin = [...termSet(heading, language)].every((term) => said.has(term))
  return isWithin || lettersOf(heading).startsWith(lettersOf(title))
}

/**
 * The name of a page where it may be cut off: what `pageName` gives, or else the title up to where a title could end,
 * and an ellipsis. `undefined` if the title is neither a heading nor cut off.
 */
export function pageNameCut(page: WebPage, language: string): string | undefined {
  const name = pageName(page, language)
  const end = name === undefined ? cutAt(page, language) : undefined
  if (end === undefined) return name
  return `${withoutEnd(shown(page.title.slice(0, end)), /[^\p{L}\p{M}\p{N}]/u)}…`
}

/**
 * The line among the first of a page that begins as its long title does, without the name of the site behind it. Titles
 * are cut off, and lose their quotation marks, where pages are stored; the line above the text is whole.
 */
function titleLine({ title, text }: WebPage): string | undefined {
  if (title.length < cutLengthMin || titleParts(title).length > 1) return undefined
  const wanted = lettersOf(title)
  for (const written of text.slice(0, firstLinesLength).split('\n')) {
    if (written.length < title.length / 2 || written.length > lineLengthMax) continue
    const line = shown(written)
    if (!lettersOf(line).startsWith(wanted)) continue
    const ends = Array.from(line.matchAll(titleSeparators), ({ index }) => index)
    for (const end of [...ends, line.length])
      if (lettersOf(line.slice(0, end)).length >= wanted.length) return line.slice(0, end)
  }
  return undefined
}

function lettersOf(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '')
}

/**
 * Where a long title breaks off: before its last word, if that stands nowhere in the text ("… that could have bi"), and
 * before articles, prepositions and conjunctions, which end no title ("… at the making of the"); at its end, if the
 * line above the text goes on.
 */
function cutAt(page: WebPage, language: string): number | undefined {
  const { title, text } = page
  if (title.length < cutLengthMin || titleParts(title).length > 1) return undefined
  const words = wordRanges(title)
  const { articles, prepositions, conjunctions } = languageOf(language)
  const isSmall = ({ start, end }: Range) =>
    [articles, prepositions, conjunctions].some((all) => all.has(title.slice(start, end)))
  const last = words.at(-1)
  let cut =
    last !== undefined && last.end === title.length && !standsIn(text, title, last)
      ? last.start
      : undefined
  for (const word of words.toReversed()) {
    if (word.start >= (cut ?? title.length)) continue
    if (!isSmall(word)) break
    cut = word.start
  }
  const line = cut === undefined ? titleLine(page) : undefined
  return line !== undefined && lettersOf(line).length > lettersOf(title).length ? title.length : cut
}

function standsIn(text: string, title: string, word: Range): boolean {
  const folded = fold(title.slice(word.start, word.end))
  let isThere = false
  eachWord(text, (start, end) => {
    isThere ||= end - start === word.end - word.start && fold(text.slice(start, end)) === folded
  })
  return isThere
}

/** Whether two titles have nearly the same terms: a Jaccard index of at least `alikeMin`. */
export function areTitlesAlike(one: string, other: string, language: string): boolean {
  return jaccard(termSet(one, language), termSet(other, language)) >= alikeMin
}
