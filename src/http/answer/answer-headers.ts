import type { Context } from 'hono'
import { contractVersion } from '../../contract/version.ts'
import { rateHolder } from '../../operations/admit-call.ts'
import type { RateLimits } from '../../operations/rate-limits.ts'
import type { HttpEnv } from '../http-env.ts'

/** The headers that a route may set itself; these are for answers that are no pages. */
const unlessSet = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
}

const fixed = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Skein-Version': contractVersion,
  'X-Content-Type-Options': 'nosniff',
}

const readable = [
  'Idempotent-Replayed',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Skein-Version',
  'X-Request-Id',
].join(', ')

/** Sets the headers of every answer, whether the call succeeded or failed. */
export async function setAnswerHeaders(
  context: Context<HttpEnv>,
  surroundings: { readonly https: boolean; readonly rates: RateLimits },
): Promise<void> {
  const caller = context.get('caller')
  const holder = caller && rateHolder(caller)
  const headers = {
    ...fixed,
    ...(surroundings.https && { 'Strict-Transport-Security': 'max-age=31536000' }),
    ...(await surroundings.rates.headers(context.req.method, holder)),
    'X-Request-Id': context.get('requestId'),
  }
  // Not by `context.header`, which makes a new response for each.
  const answer = context.res.headers
  for (const [name, value] of Object.entries(headers)) answer.set(name, value)
  for (const [name, value] of Object.entries(unlessSet))
    if (!answer.has(name)) answer.set(name, value)
}

/**
 * Lets pages of any origin call with an API key. They cannot call with a cookie: to `*` a browser sends none.
 */
export function allowAnyOrigin(context: Context): void {
  context.res.headers.set('Access-Control-Allow-Origin', '*')
  context.res.headers.set('Access-Control-Expose-Headers', readable)
}

/** The answer to a preflight request, with which a browser asks whether a page may call. */
export function preflightAnswer(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'GET, POST, DELETE',
      'Access-Control-Allow-Headers':
        'Authorization, X-API-Key, Content-Type, Idempotency-Key, X-Request-Id, Prefer, Last-Event-ID',
      'Access-Control-Max-Age': '7200',
    },
  })
}
