import { AddressRules } from './fetching/address-rules.ts'
import { PoliteFetch } from './fetching/polite-fetch.ts'
import { resolvePublicHost } from './fetching/resolve-host.ts'
import { SafeFetch } from './fetching/safe-fetch.ts'
import type { PageParser, PageReader } from './pages/web-page.ts'
import { WebPageReader } from './pages/web-page-reader.ts'
import type { SiteReader } from './pages/web-site.ts'
import { WebSiteReader } from './pages/web-site-reader.ts'
import { openSearch, robot, userAgentOf } from './search/open-search.ts'
import type { SearchEngines } from './search/web-searcher.ts'
import type { WebConfig } from './web-config.ts'
import { webIsOff } from './web-is-off.ts'
import { type JsonReader, WebJsonReader } from './web-json-reader.ts'

export type WebAccess = AsyncDisposable & {
  readonly pages: PageReader
  readonly sites: SiteReader
  readonly json: JsonReader
  readonly search: SearchEngines
}

/**
 * Opens the page reader and the search. No connection is made before the first call, and none at all where the operator
 * has turned the web off.
 */
export function openWebAccess(config: WebConfig, parser: PageParser): WebAccess {
  if (config.isOff) return closedWeb
  const { allowPrivate } = config
  const resolve = resolvePublicHost(allowPrivate.length > 0)
  const fetch = new SafeFetch(userAgentOf(config.contact), new AddressRules(allowPrivate), resolve)
  const polite = new PoliteFetch(fetch, robot)
  const { search, [Symbol.asyncDispose]: closeSearch } = openSearch(config)
  return {
    search,
    pages: new WebPageReader(polite, parser),
    sites: new WebSiteReader(polite, parser, robot),
    json: new WebJsonReader(fetch),
    async [Symbol.asyncDispose]() {
      await Promise.all([fetch[Symbol.asyncDispose](), closeSearch()])
    },
  }
}

const closedWeb: WebAccess = {
  search: {
    engines: [],
    isConfigured: false,
    demandConfigured: () => {
      throw webIsOff()
    },
    search: refuse,
    try: refuse,
  },
  pages: { read: refuse },
  sites: {
    read: refuse,
    sitemapPages: () => {
      throw webIsOff()
    },
  },
  json: { read: refuse },
  [Symbol.asyncDispose]: async () => {},
}

async function refuse(): Promise<never> {
  throw webIsOff()
}
