import { ServiceError } from '../base/service-error.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Throws where a browser may have been led by another site to send this request with our cookie. */
export function demandSameOrigin(request: Request, origin: string): void {
  if (safeMethods.has(request.method)) return
  const site = request.headers.get('sec-fetch-site')
  const trusted =
    site === null
      ? request.headers.get('origin') === origin
      : site === 'same-origin' || site === 'none'
  if (!trusted) {
    throw new ServiceError('permission_denied', 'Call this from our own page, or with an API key.')
  }
}
