import { ServiceError } from '../base/service-error.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Throws where a browser may have been led by another site to send this request with our cookie.
 * Every browser names the site or the origin of an unsafe request; what names neither is no browser, and
 * sends only the cookies that its user gave it.
 */
export function demandSameOrigin(request: Request, origin: string): void {
  if (safeMethods.has(request.method)) return
  const site = request.headers.get('sec-fetch-site')
  const from = request.headers.get('origin')
  const trusted =
    site === null ? from === null || from === origin : site === 'same-origin' || site === 'none'
  if (!trusted) {
    throw new ServiceError('permission_denied', 'Call this from our own page, or with an API key.')
  }
}
