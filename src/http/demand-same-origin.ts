import { ServiceError } from '../base/errors/service-error.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Throws `permission_denied` for possible cross-site request forgery: an unsafe request that another site may have made
 * the browser send with our cookie. Every browser names the site or origin of such a request. A client that names
 * neither is no browser, and sends only the cookies that its user gave it.
 */
export function demandSameOrigin(request: Request, origin: string): void {
  if (safeMethods.has(request.method)) return
  const site = request.headers.get('sec-fetch-site')
  const from = request.headers.get('origin')
  const trusted =
    site === null ? from === null || from === origin : site === 'same-origin' || site === 'none'
  if (!trusted) {
    throw new ServiceError(
      'permission_denied',
      'With a cookie, this call is open only to pages of this service. Other pages need an API key.',
    )
  }
}
