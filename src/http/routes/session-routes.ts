import { ServiceError } from '../../base/errors/service-error.ts'
import { sessionOperations } from '../../contract/access/sessions.ts'
import type { Operation } from '../../contract/operation.ts'
import { RateLimits } from '../../operations/rate-limits.ts'
import { spoolBody } from '../body/read-body.ts'
import type { Spool } from '../body/spool.ts'
import { demandSameOrigin } from '../caller/demand-same-origin.ts'
import { networkOfCall } from '../caller/network-of-call.ts'
import type { HttpApp } from '../http-env.ts'
import type { HttpParts } from '../http-parts.ts'
import { mediaTypeOf } from '../media-types.ts'

type SessionParts = Pick<HttpParts, 'session' | 'address' | 'trustsProxy' | 'spool'>

/** For each address: the people behind one begin and end sessions less often. */
const postsPerMinute = 60
/** An e-mail address and a password are far shorter. */
const bodyBytesMax = 16 * 1024

/**
 * Serves the calls that begin and end sessions, which `answer` carries out. Only this service's own page may call them,
 * with JSON, and calls are limited by address. `answer` limits password guesses.
 */
export function mountSessionRoutes(app: HttpApp, parts: SessionParts): void {
  const { session: answer, address: ownAddress, trustsProxy } = parts
  const rates = new RateLimits({ postsPerMinute, getsPerMinute: Number.MAX_SAFE_INTEGER })

  for (const { method, path } of Object.values<Operation>(sessionOperations)) {
    app.on(method.toUpperCase(), path, async (context) => {
      const request = context.req.raw
      context.set('path', path)
      demandSameOrigin(request, ownAddress)
      demandJson(request)
      const address = networkOfCall(context, trustsProxy)
      if (request.method === 'POST') context.set('counted', { rates, holder: address })
      await rates.count(request.method, address)
      return answer(await received(request, parts.spool()), address)
    })
  }
}

/** Requires JSON: a form of another site cannot send it without a preflight request. */
function demandJson(request: Request): void {
  const mediaType = mediaTypeOf(request.headers.get('content-type'))
  if (mediaType === '' || mediaType === 'application/json') return
  throw new ServiceError('unsupported_media_type', 'Send the body as application/json.')
}

/** The request with its body read into memory, within the limits of time and size. */
async function received(request: Request, opened: Spool): Promise<Request> {
  if (request.method === 'GET' || request.method === 'HEAD') return request
  await using spool = opened
  await spoolBody(request, { bytesMax: bodyBytesMax, time: 'whole' }, spool)
  const { url, method, headers, signal } = request
  return new Request(url, { method, headers, signal, body: await spool.bytes() })
}
