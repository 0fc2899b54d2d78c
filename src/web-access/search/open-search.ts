import { version } from '../../version.ts'
import { AddressRules } from '../fetching/address-rules.ts'
import { SafeFetch } from '../fetching/safe-fetch.ts'
import type { WebConfig } from '../web-config.ts'
import { WebSearcher } from './web-searcher.ts'

/** The service's name in `robots.txt` files. */
export const robot = 'Skein'

/** Opens the configured search engines. Their addresses come from the operator and may therefore be private. */
export function openSearch({
  contact,
  search,
}: WebConfig): AsyncDisposable & { readonly search: WebSearcher } {
  const rules = new AddressRules([...search.bases.values(), ...search.wikis].map(hostAndPort))
  const fetch = new SafeFetch(userAgentOf(contact), rules)
  return {
    search: new WebSearcher(search, fetch, contact),
    [Symbol.asyncDispose]: () => fetch[Symbol.asyncDispose](),
  }
}

/** The `User-Agent` header: name, version and contact of the operator. */
export function userAgentOf(contact: string): string {
  return `${robot}/${version} (+${contact})`
}

/** The host and port of an address, as an entry of `AddressRules`. */
export function hostAndPort(base: string): string {
  const { hostname, port, protocol } = new URL(base.replace('{language}', 'en'))
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
}
