import { version } from '../version.ts'
import { AddressRules } from './fetching/address-rules.ts'
import { SafeFetch } from './fetching/safe-fetch.ts'
import type { WebConfig } from './web-config.ts'
import type { PageParser, PageReader } from './web-page.ts'
import { WebPageReader } from './web-page-reader.ts'
import { WebSearcher } from './web-searcher.ts'

/** The name by which `robots.txt` files call the service. */
const robot = 'Skein'

export type WebAccess = AsyncDisposable & {
  readonly pages: PageReader
  readonly search: WebSearcher
}

/** The ways to the web. Nothing is connected to before somebody asks. */
export function openWebAccess(
  { contact, allowPrivate, search }: WebConfig,
  parser: PageParser,
): WebAccess {
  const userAgent = `${robot}/${version} (+${contact})`
  const pages = new SafeFetch(userAgent, new AddressRules(allowPrivate))
  // The operator names these, so they may stand anywhere; what they answer leads there no more than any page does.
  const engines = new SafeFetch(
    userAgent,
    new AddressRules([...search.bases.values()].map(hostAndPort)),
  )
  return {
    pages: new WebPageReader(pages, parser, robot),
    search: new WebSearcher(search, engines, contact),
    async [Symbol.asyncDispose]() {
      await Promise.all([pages[Symbol.asyncDispose](), engines[Symbol.asyncDispose]()])
    },
  }
}

function hostAndPort(base: string): string {
  const { hostname, port, protocol } = new URL(base.replace('{language}', 'en'))
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
}
