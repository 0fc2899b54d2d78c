import { isIP } from 'node:net'

export type AddressSettings = {
  /** The public URL of the service; made of `host` and a port if none is set. */
  readonly baseUrl: URL
  readonly isBaseUrlSet: boolean
  /** The address that the server listens on. */
  readonly host: string
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The host names and origins that are this service's own. If its URL is set, that is the only one. Otherwise any IP
 * address is: a page cannot make a browser send another site's requests there under that site's name (DNS rebinding),
 * as this takes a name.
 */
export class OwnAddress {
  readonly #settings: AddressSettings
  /** Whether the service is reachable only from this machine. */
  readonly #isLocal: boolean

  constructor(settings: AddressSettings) {
    this.#settings = settings
    this.#isLocal = isLoopback(settings.host)
  }

  /** Whether a host name, as URLs write it, is one of this service. */
  hasHost(hostname: string): boolean {
    const { baseUrl, isBaseUrlSet } = this.#settings
    if (hostname === baseUrl.hostname) return true
    if (loopbackNames.has(hostname) && (this.#isLocal || !isBaseUrlSet)) return true
    return !isBaseUrlSet && !this.#isLocal && isIP(hostname.replace(/^\[(.*)\]$/, '$1')) > 0
  }

  /** Whether the pages of an origin are this service's own: those that it serves at the host of the request. */
  hasOrigin(origin: string, request: Request): boolean {
    const { baseUrl, isBaseUrlSet } = this.#settings
    if (origin === baseUrl.origin) return true
    return !isBaseUrlSet && isSameHost(origin, request) && this.hasHost(new URL(origin).hostname)
  }

  /** Whether an origin is on this machine and the service is reachable from nowhere else. */
  isBesideUs(origin: string): boolean {
    return this.#isLocal && URL.canParse(origin) && loopbackNames.has(new URL(origin).hostname)
  }

  /** The public URL of the service, at the address where the client of this request reaches it. */
  urlFor(request: Request): URL {
    const { baseUrl, isBaseUrlSet } = this.#settings
    const { host, hostname } = new URL(request.url)
    return isBaseUrlSet || !this.hasHost(hostname)
      ? baseUrl
      : new URL(`${baseUrl.protocol}//${host}`)
  }
}

/** Whether a page of the origin has sent the request to the host and port from which it came. */
export function isSameHost(origin: string, request: Request): boolean {
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host
}

/** Whether a server that listens on this address is reachable only from its own machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}
