import type { DomainFilter } from '../search/web-search.ts'

/** Search engines read some 30 words of a query; of more domains, their results are only looked through. */
const sitesMax = 8

/**
 * A query in `charactersMax` UTF-16 code units at most that asks for pages of the wanted domains, in the operators that
 * Google, Bing and Brave have in common: `rope (site:example.org OR site:example.com) -site:spam.example`.
 */
export function withSites(
  text: string,
  { include = [], exclude = [] }: DomainFilter = {},
  charactersMax = Number.POSITIVE_INFINITY,
): string {
  const either = include.map((domain) => `site:${domain}`).join(' OR ')
  const sites = [
    ...(either === '' || include.length > sitesMax ? [] : [`(${either})`]),
    ...exclude.slice(0, sitesMax).map((domain) => `-site:${domain}`),
  ].join(' ')
  // The words come first: without them nothing is asked.
  if (sites === '' || sites.length > charactersMax / 2) return text.slice(0, charactersMax)
  return `${text.slice(0, charactersMax - sites.length - 1)} ${sites}`
}
