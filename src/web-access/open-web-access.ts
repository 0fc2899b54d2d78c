import { AddressRules } from './fetching/address-rules.ts'
import { resolvePublicHost } from './fetching/resolve-host.ts'
import { SafeFetch } from './fetching/safe-fetch.ts'
import { openSearch, robot, userAgentOf } from './open-search.ts'
import type { WebConfig } from './web-config.ts'
import { webIsOff } from './web-is-off.ts'
import { type JsonReader, WebJsonReader } from './web-json-reader.ts'
import type { PageParser, PageReader } from './web-page.ts'
import { WebPageReader } from './web-page-reader.ts'
import type { SearchEngines } from './web-searcher.ts'

export type WebAccess = AsyncDisposable & {
  readonly pages: PageReader
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
  const { search, [Symbol.asyncDispose]: closeSearch } = openSearch(config)
  return {
    search,
    pages: new WebPageReader(fetch, parser, robot),
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
  json: { read: refuse },
  [Symbol.asyncDispose]: async () => {},
}

async function refuse(): Promise<never> {
  throw webIsOff()
}
