import { titleSeparators } from '../../../base/text/title-parts.ts'
import type { Passage } from '../../../evidence/passage.ts'
import { shown } from '../../../evidence/shown.ts'
import { escapedTitle, shownTitle } from '../../../evidence/shown-title.ts'
import { countWords } from '../../../language/words/count-words.ts'
import { settings } from './settings.ts'

/**
 * A title without the name of the manual that its page is of, behind a dash, a bar or the like ("core - HTTP Server
 * Version 2.4"): the end that it shares with another of `titles`, or that is not in the outermost heading of the page,
 * with which the title begins. A year or number tells such documents apart.
 */
export function ownTitle(title: string, titles: readonly string[], outermost = ''): string {
  const others = titles.filter((other) => other !== title)
  for (const { index } of title.matchAll(titleSeparators)) {
    const end = title.slice(index)
    if (index === 0 || !/\p{L}/u.test(end)) continue
    const isShared = others.some((other) => other.length > end.length && other.endsWith(end))
    if (isShared || title.slice(0, index) === outermost) return title.slice(0, index)
  }
  return title
}

/**
 * Whether a title tells a reader something: not where it is too long, or only the beginning of the text, under which a
 * document without a title is stored.
 */
export function tellsTitle(own: string, { title, text, start }: Passage): boolean {
  const isBeginning = start === 0 && text.startsWith(title.replace(/…$/, ''))
  return !isBeginning && countWords(own) <= settings.places.titleWordsMax
}

/** A title on one line, without what would end the bold or slanted type that it stands in. */
export function plainTitle(title: string): string {
  return escapedTitle(shownTitle(shown(title).replaceAll(/\*+/g, '').trim()))
}
