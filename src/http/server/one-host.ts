import type { RequestListener } from 'node:http'

/**
 * Passes on requests with at most one Host header. HTTP/1.0 requests, such as health checks of load balancers, need
 * none. With several, a proxy may have used another one than we would (RFC 9112, 3.2), so they are removed and the
 * request is rejected as one without.
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
