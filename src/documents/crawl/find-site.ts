import { setTimeout } from 'node:timers/promises'
import { invalidParameter } from '../../base/errors/invalid-parameter.ts'
import { shortened } from '../../base/text/shortened.ts'
import type { SitePage, SiteReader, Validators } from '../../web-access/pages/web-site.ts'
import { pageProblem } from '../page-problem.ts'
import type { FoundSite } from './crawl-input.ts'
import { settings } from './settings.ts'
import { areOfOneSite, scopeOf } from './site.ts'

/** Characters of an address without a host, such as one of mail. */
const addressTold = 100

type Asked = { readonly accountId: string; readonly signal: AbortSignal }

/** Follows the start of a crawl to where it leads on the same site. Throws a problem if it cannot be read. */
export async function findSite(sites: SiteReader, url: string, asked: Asked): Promise<FoundSite> {
  let start = url
  for (let count = 0; ; count++) {
    const page = await readPatiently(sites, start, {}, asked)
    if (page.status === 'failed') throw pageProblem(page)
    if (page.status === 'busy') throw pageProblem(page.failure)
    if (page.status !== 'moved') return { ...scopeOf(url, start), start }
    if (!areOfOneSite(url, page.to))
      throw invalidParameter('url', `It leads to another site: ${nameOf(page.to)}`)
    if (count === settings.redirectsOfStartMax)
      throw invalidParameter('url', `It leads on more than ${count} times`)
    start = page.to
  }
}

function nameOf(address: string): string {
  return shortened(new URL(address).host || address, addressTold, '…')
}

/** Reads a page, and again after a pause if the site asks for fewer requests. */
export async function readPatiently(
  sites: SiteReader,
  address: string,
  known: Validators,
  { accountId, signal }: Asked,
): Promise<SitePage> {
  for (let attempt = 1; ; attempt++) {
    const page = await sites.read(address, known, accountId, signal)
    if (page.status !== 'busy' || attempt === settings.attemptsMax) return page
    await setTimeout(page.retryAfterSeconds * 1_000, undefined, { signal })
  }
}
