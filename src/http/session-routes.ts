import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { ServiceError } from '../base/service-error.ts'
import { demandSameOrigin } from './demand-same-origin.ts'
import type { HttpApp, HttpEnv } from './http-env.ts'
import type { AnswerSessionCall } from './http-parts.ts'
import { mediaTypeOf } from './media-types.ts'
import { RateLimits } from './rate-limits.ts'

const postsPerMinute = 60

/**
 * `/auth/*`, which the library for sign-in answers. Only our own page may call it, with JSON, and from one address
 * not all the time; how often a password may be guessed is for that library to say.
 */
export function mountSessionRoutes(app: HttpApp, answer: AnswerSessionCall, origin: string): void {
  const rates = new RateLimits({ postsPerMinute, getsPerMinute: Number.MAX_SAFE_INTEGER })

  app.all('/auth/*', async (context) => {
    const request = context.req.raw
    context.set('path', '/auth/*')
    demandSameOrigin(request, origin)
    demandJson(request)
    const address = addressOf(context)
    await rates.count(request.method, address)
    return answer(request, address)
  })
}

/** A form of another site cannot send JSON without asking first. */
function demandJson(request: Request): void {
  const mediaType = mediaTypeOf(request.headers.get('content-type'))
  if (mediaType === '' || mediaType === 'application/json') return
  throw new ServiceError('unsupported_media_type', 'Send the body as application/json.')
}

function addressOf(context: Context<HttpEnv>): string {
  return context.env?.incoming ? (getConnInfo(context).remote.address ?? 'unknown') : 'unknown'
}
