import { version } from '../version.ts'
import { AddressRules } from './fetching/address-rules.ts'
import { SafeFetch } from './fetching/safe-fetch.ts'
import type { WebConfig } from './web-config.ts'
import { WebSearcher } from './web-searcher.ts'

/** The name by which `robots.txt` files call the service. */
export const robot = 'Skein'

/** The search engines that are configured. They stand where the operator says, so that may be a private network. */
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

/** What sites see of the service: its name, its version, and whom to ask about it. */
export function userAgentOf(contact: string): string {
  return `${robot}/${version} (+${contact})`
}

function hostAndPort(base: string): string {
  const { hostname, port, protocol } = new URL(base.replace('{language}', 'en'))
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
}
