import { isNavigation, measureLinks } from '../../../extraction/blocks/measure-links.ts'
import { termSet } from '../../../extraction/terms/term-set.ts'
import type { WebPage } from '../../../web-access/pages/web-page.ts'
import type { FoundPage } from '../../research-mind.ts'
import { settings } from '../../settings.ts'

/** The terms by which a page is called: those of its title and of its address. */
export function callingTerms({ page, language }: FoundPage): ReadonlySet<number> {
  return termSet(`${page.title}\n${wordsOfAddress(page.url)}`, language)
}

/**
 * The terms of all that a page says, also in lists, tables and short lines, which are no sentences; without menus.
 * Remembered for as long as the page is in memory.
 */
export function termsSaid({ page, language }: FoundPage): ReadonlySet<number> {
  const found = known.get(page) ?? termSet(textSaid(page), language)
  known.set(page, found)
  return found
}

const known = new WeakMap<WebPage, ReadonlySet<number>>()

function textSaid({ text, blocks }: WebPage): string {
  return blocks
    .filter(({ start, kind }) => start <= settings.pageLengthMax && !unsaid.has(kind))
    .filter((block) => !isNavigation(measureLinks(text, block)))
    .map(({ start, end }) => text.slice(start, end))
    .join('\n')
}

const unsaid: ReadonlySet<string> = new Set(['boilerplate', 'metadata', 'code'])

/** Host and path as words: a site need not repeat in its titles what its name says. */
function wordsOfAddress(url: string): string {
  if (!URL.canParse(url)) return ''
  const { hostname, pathname } = new URL(url)
  return `${hostname} ${pathname}`.replace(/[^\p{L}\p{N}]+/gu, ' ')
}
