import { isIP } from 'node:net'
import { type AddressRules, bare } from './address-rules.ts'
import { FetchFailure } from './fetch-failure.ts'

const lengthMax = 4096

/**
 * Parses an address and rejects what its text alone forbids: schemes other than HTTP(S), passwords, characters that URL
 * parsers treat differently, more than 4096 characters, and a numeric host outside the allowed networks. Host names are
 * checked when they are resolved. Throws a `FetchFailure`.
 */
export function checkedUrl(text: string, rules: AddressRules, base?: URL): URL {
  if (text.length > lengthMax) throw refused(`The address is longer than ${lengthMax} characters`)
  if (/[\p{Cc}\s\\]/u.test(text))
    throw refused('The address has blanks, backslashes or control characters')
  const url = URL.parse(text, base?.href)
  if (!url) throw refused('The address is no URL')
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw refused(`The address begins with ${url.protocol.slice(0, 20)}, not with http: or https:`)
  if (url.username !== '' || url.password !== '')
    throw refused('The address has a user name or a password')
  const host = bare(url.hostname)
  if (isIP(host) !== 0 && !rules.allows(host, host, portOf(url))) throw notPublic(host)
  url.hash = ''
  return url
}

function portOf({ port, protocol }: URL): number {
  if (port !== '') return Number(port)
  return protocol === 'https:' ? 443 : 80
}

/** The error for an address outside the public web. */
export function notPublic(host: string): FetchFailure {
  return refused(
    `${host.slice(0, 100)} is not on the public web at that port: FETCH_ALLOW_PRIVATE may allow it`,
  )
}

function refused(message: string): FetchFailure {
  return new FetchFailure('address-refused', message)
}
