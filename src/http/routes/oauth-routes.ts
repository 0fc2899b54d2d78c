import type { Context } from 'hono'
import { OAuthError } from '../../access/oauth/oauth-error.ts'
import { methodNotAllowed } from '../../base/errors/method-not-allowed.ts'
import { ServiceError } from '../../base/errors/service-error.ts'
import { pathPrefix } from '../../base/text/path-prefix.ts'
import { asServiceError } from '../../operations/answer/describe-problem.ts'
import { RateLimits } from '../../operations/rate-limits.ts'
import { problemAnswer } from '../answer/problem-answer.ts'
import { spoolBody } from '../body/read-body.ts'
import { networkOfCall } from '../caller/network-of-call.ts'
import type { HttpApp, HttpEnv } from '../http-env.ts'
import type { HttpParts, OAuthDoor } from '../http-parts.ts'
import { mediaTypeOf } from '../media-types.ts'
import { oauthPaths, resourceMetadata, serverMetadata, wellKnownPaths } from './oauth-metadata.ts'

/** For each network. An app makes two calls a day; that of many people calls from one network. */
const postsPerMinute = 300
/** What apps send is far shorter. */
const bodyBytesMax = 16 * 1024

/**
 * Serves what apps call to sign in with OAuth: the descriptions of both servers, registration, exchange and revocation.
 * No cookie counts here, so pages of any origin may call. People answer apps on the page, by operations of the contract.
 */
export function mountOAuthRoutes(root: HttpApp, app: HttpApp, parts: HttpParts): void {
  const { oauth } = parts
  if (!oauth) return
  serveMetadata(root, oauth, pathPrefix(parts.baseUrl))
  const { server, clients } = oauth
  const rates = new RateLimits({ postsPerMinute, getsPerMinute: Number.MAX_SAFE_INTEGER })
  const post = (
    path: string,
    mediaType: string,
    answer: (body: string, network: string) => Promise<Response>,
  ) => {
    app.post(path, async (context) => {
      context.set('path', path)
      const network = networkOfCall(context, parts.trustsProxy)
      context.set('counted', { rates, holder: network })
      try {
        await rates.count('POST', network)
        return await answer(await bodyOf(context, mediaType, parts), network)
      } catch (error) {
        return refusal(error, context, parts)
      }
    })
    app.all(path, (context) => {
      context.set('path', path)
      return problemAnswer(methodNotAllowed('POST'), context.get('requestId'))
    })
  }

  post(oauthPaths.token, 'application/x-www-form-urlencoded', async (body) =>
    Response.json(await server.exchange(new URLSearchParams(body))),
  )
  post(oauthPaths.revoke, 'application/x-www-form-urlencoded', async (body) => {
    await server.revoke(new URLSearchParams(body))
    return Response.json({})
  })
  post(oauthPaths.register, 'application/json', async (body, network) => {
    const { id, name, redirectUris } = await clients.register(jsonOf(body), network)
    return Response.json(
      {
        client_id: id,
        client_id_issued_at: Math.floor(Date.now() / 1000),
        client_name: name,
        redirect_uris: redirectUris,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
      },
      { status: 201 },
    )
  })
}

function serveMetadata(root: HttpApp, { issuer, server, hasAddresses }: OAuthDoor, prefix: string) {
  const documents = {
    'oauth-protected-resource': resourceMetadata(issuer, server.resource),
    'oauth-authorization-server': serverMetadata(issuer, server.resource, hasAddresses),
  }
  for (const [name, document] of Object.entries(documents))
    for (const path of wellKnownPaths(name, prefix))
      root.get(path, (context) => {
        context.set('path', path)
        return context.json(document)
      })
}

async function bodyOf(
  context: Context<HttpEnv>,
  mediaType: string,
  parts: HttpParts,
): Promise<string> {
  const request = context.req.raw
  if (mediaTypeOf(request.headers.get('content-type')) !== mediaType)
    throw new OAuthError('invalid_request', `Send the body as ${mediaType}.`)
  await using spool = parts.spool()
  await spoolBody(request, { bytesMax: bodyBytesMax, time: 'whole' }, spool)
  return new TextDecoder().decode(await spool.bytes())
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new OAuthError('invalid_client_metadata', 'The body is not valid JSON.')
  }
}

/** The answer to a failed call in the form of RFC 6749 (section 5.2); what is not of the app goes to whoever logs it. */
function refusal(error: unknown, context: Context<HttpEnv>, { events }: HttpParts): Response {
  if (error instanceof OAuthError)
    return Response.json(
      { error: error.code, error_description: error.message },
      { status: 400, headers: { 'Cache-Control': 'no-store' } },
    )
  const requestId = context.get('requestId')
  if (!(error instanceof ServiceError) || error.code === 'storage_unavailable')
    events.failed({ requestId, error })
  const { status, headers } = problemAnswer(error, requestId)
  headers.delete('content-type')
  const isPassing = status === 429 || status >= 500
  const code = isPassing ? 'temporarily_unavailable' : 'invalid_request'
  const description = asServiceError(error).message
  return Response.json({ error: code, error_description: description }, { status, headers })
}
