import type { RequestListener } from 'node:http'

/**
 * A listener to which each request names one host at most. HTTP/1.0 need not name any, and health checks of load
 * balancers do not; of more than one, a proxy could have believed another than we do (RFC 9112, 3.2), so that none is
 * believed and the request is refused as one without.
 */
export function oneHost(listener: RequestListener): RequestListener {
  return (request, answer) => {
    const { headers, headersDistinct, httpVersion } = request
    const named = headersDistinct.host?.length ?? 0
    if (named === 0 && httpVersion === '1.0') headers.host = 'localhost'
    if (named > 1) delete headers.host
    listener(request, answer)
  }
}
