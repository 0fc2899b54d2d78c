import type { Context } from 'hono'
import { contractVersion } from '../../contract/version.ts'
import { rateHolder } from '../../operations/admit-call.ts'
import type { RateLimits } from '../../operations/rate-limits.ts'
import type { HttpEnv } from '../http-env.ts'

/** Defaults of headers that a route may set itself, suitable for answers that are not pages. */
const unlessSet = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
}

const fixed = {
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
  'WWW-Authenticate',
  'X-Request-Id',
  'X-Should-Retry',
].join(', ')

/** Sets the headers of every response, successful or not. */
export async function setAnswerHeaders(
  context: Context<HttpEnv>,
  surroundings: { readonly https: boolean; readonly rates: RateLimits },
): Promise<void> {
  const caller = context.get('caller')
  const { rates, holder } = context.get('counted') ?? {
    rates: surroundings.rates,
    holder: caller && rateHolder(caller),
  }
  const headers = {
    ...fixed,
    ...(surroundings.https && { 'Strict-Transport-Security': 'max-age=31536000' }),
    ...(await rates.headers(context.req.method, holder)),
    'X-Request-Id': context.get('requestId'),
  }
  // `context.header` would create a new response for each header.
  const answer = context.res.headers
  for (const [name, value] of Object.entries(headers)) answer.set(name, value)
  for (const [name, value] of Object.entries(unlessSet))
    if (!answer.has(name)) answer.set(name, value)
}

/**
 * Allows pages of any origin to call with an API key. They cannot use the session cookie, as browsers send no cookies
 * to `*`.
 */
export function allowAnyOrigin(context: Context): void {
  context.res.headers.set('Access-Control-Allow-Origin', '*')
  context.res.headers.set('Access-Control-Expose-Headers', readable)
}

/** The response to a CORS preflight request. */
export function preflightAnswer(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'GET, POST, DELETE',
      // Clients of other APIs add headers of their own, such as the X-Stainless-… of OpenAI's. `*` leaves out only this
      // one.
      'Access-Control-Allow-Headers': 'Authorization, *',
      'Access-Control-Max-Age': '7200',
    },
  })
}
