import { shown } from '../../evidence/show.ts'
import { termSet } from '../../extraction/term-set.ts'
import type { WebPage } from '../../web-access/web-page.ts'
import { headingTitle } from './heading-title.ts'

/**
 * What a page is called above its words: its first heading that says what its title says, as titles come cut off and
 * with the name of the site; else its title. `undefined` if neither could stand above a text.
 */
export function pageName(page: WebPage, language: string): string | undefined {
  const title = headingTitle(shown(page.title))
  const headings = page.blocks.filter(({ kind }) => kind === 'heading').slice(0, headingsTried)
  for (const { start, end } of headings) {
    const heading = headingTitle(shown(page.text.slice(start, Math.min(end, start + lengthMax))))
    if (heading !== undefined && areAlike(heading, title ?? page.title, language)) return heading
  }
  return title
}

/** The first may be the name of the site, and of the part of it. */
const headingsTried = 3
const lengthMax = 200

/** Whether two titles say the same, but for a few words. */
export function areAlike(one: string, other: string, language: string): boolean {
  const [terms, others] = [termSet(one, language), termSet(other, language)]
  const shared = [...terms].filter((term) => others.has(term)).length
  return shared > 0 && shared >= alikeMin * (terms.size + others.size - shared)
}

const alikeMin = 0.6
