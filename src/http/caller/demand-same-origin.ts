import { ServiceError } from '../../base/errors/service-error.ts'
import { isSameHost, type OwnAddress } from './own-address.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Throws `permission_denied` for possible cross-site request forgery: an unsafe request that another site may have made
 * the browser send with our cookie. Every browser names the site or origin of such a request. A client that names
 * neither is no browser, and sends only the cookies that its user gave it.
 */
export function demandSameOrigin(request: Request, address: OwnAddress): void {
  if (safeMethods.has(request.method)) return
  const site = request.headers.get('sec-fetch-site')
  const from = request.headers.get('origin')
  const isTrusted =
    site === null
      ? from === null || address.hasOrigin(from, request)
      : site === 'same-origin' || site === 'none'
  if (isTrusted) return
  throw new ServiceError(
    'permission_denied',
    from !== null && isSameHost(from, request) ? unknownAddress(from) : pagesOnly,
  )
}

const pagesOnly =
  'With a cookie, this call is open only to pages of this service. Other pages need an API key.'

/** The page that this service serves at an address that it does not know as its own. */
function unknownAddress(origin: string): string {
  return `This service does not know ${origin} as its address. Its operator sets that with BASE_URL.`
}
