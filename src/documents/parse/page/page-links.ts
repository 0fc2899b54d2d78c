import { siteHost } from '../../../web-access/canonical-url.ts'
import type { PageLinks } from '../../../web-access/pages/web-page.ts'
import type { PageDocument } from './page-dom.ts'

/** Links of one page that are told: an index of an encyclopedia has less. Not measured. */
const linksMax = 2_000
const lengthMax = 2_000

/**
 * Where a page leads on its own site: the targets of its links, without those that it asks not to be followed, and what
 * it asks of robots. To be read before the menus of the page are removed.
 */
export function linksOf(document: PageDocument, url: string): PageLinks {
  const base = document.getElementsByTagName('base')[0]?.getAttribute('href')
  const from = (base && URL.parse(base, url)) || new URL(url)
  const site = siteHost(new URL(url))
  const addresses = new Set<string>()
  for (const link of document.getElementsByTagName('a')) {
    const href = link.getAttribute('href')
    if (!href || href.length > lengthMax || hasWord(link.getAttribute('rel'), 'nofollow')) continue
    const target = URL.parse(href.trim(), from.href)
    if (!target || !/^https?:$/.test(target.protocol) || siteHost(target) !== site) continue
    target.hash = ''
    addresses.add(target.href)
    if (addresses.size === linksMax) break
  }
  return { addresses: [...addresses], robots: robotsOf(document) }
}

function robotsOf(document: PageDocument): string {
  return [...document.getElementsByTagName('meta')]
    .filter((meta) => meta.getAttribute('name')?.toLowerCase() === 'robots')
    .map((meta) => meta.getAttribute('content') ?? '')
    .join(',')
    .slice(0, lengthMax)
}

function hasWord(list: string | null, word: string): boolean {
  return list?.toLowerCase().split(/\s+/).includes(word) ?? false
}
