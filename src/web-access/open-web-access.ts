import { version } from '../version.ts'
import { AddressRules } from './fetching/address-rules.ts'
import { SafeFetch } from './fetching/safe-fetch.ts'
import type { WebConfig } from './web-config.ts'
import type { PageParser, PageReader } from './web-page.ts'
import { WebPageReader } from './web-page-reader.ts'

/** The name by which `robots.txt` files call the service. */
const robot = 'Skein'

export type WebAccess = AsyncDisposable & { readonly pages: PageReader }

/** The ways to the web. Nothing is connected to before somebody asks. */
export function openWebAccess(config: WebConfig, parser: PageParser): WebAccess {
  const userAgent = `${robot}/${version} (+${config.contact})`
  const fetch = new SafeFetch(userAgent, new AddressRules(config.allowPrivate))
  return {
    pages: new WebPageReader(fetch, parser, robot),
    [Symbol.asyncDispose]: () => fetch[Symbol.asyncDispose](),
  }
}
