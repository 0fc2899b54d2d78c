import type { Context } from 'hono'
import type { Caller } from '../../access/caller.ts'
import { ServiceError } from '../../base/errors/service-error.ts'
import { rateHolder } from '../../operations/admit-call.ts'
import { firstBytes, JsonBounds } from '../body/json-bounds.ts'
import { spoolBody } from '../body/read-body.ts'
import { type Identify, identifyCaller } from '../caller/identify-caller.ts'
import type { HttpApp, HttpEnv } from '../http-env.ts'
import type { HttpParts } from '../http-parts.ts'
import { challenge, scopeChallenge } from './oauth-metadata.ts'

const mcpPath = '/api/mcp'

/**
 * Serves the Model Context Protocol to API keys with the scope `mcp`, and to apps that have signed in with OAuth. Pages
 * in browsers may call it only from this service's origin and host name, so that no other site can reach a service on
 * this machine (DNS rebinding).
 */
export function mountMcpRoute(app: HttpApp, parts: HttpParts): void {
  app.all(mcpPath, async (context) => {
    const request = context.req.raw
    context.set('path', mcpPath)
    demandOurNames(request, parts)
    const caller = await callerOf(request, parts)
    context.set('caller', caller)
    if (!caller.scopes.has('mcp')) {
      throw new ServiceError('permission_denied', 'This API key lacks the scope mcp.')
    }
    // A called tool counts again, as the operation that it calls.
    await parts.admission.rates.count('GET', rateHolder(caller))
    const message =
      request.method === 'POST' ? await readMessage(context, caller.accountId, parts) : {}
    if (message instanceof Response) return message
    const baseUrl = parts.address.urlFor(request)
    const asked = { request, ...message, caller, baseUrl, requestId: requestIdOf(context) }
    return parts.mcp(asked).catch((error) => askForMore(error, parts))
  })
}

/** Throws the error, with what an app without the scope for it is told to ask for (RFC 6750, section 3.1). */
function askForMore(error: unknown, { oauth }: HttpParts): never {
  const scope = error instanceof ServiceError ? error.facts.details?.scope : undefined
  if (!oauth || !(error instanceof ServiceError) || typeof scope !== 'string') throw error
  const facts = { ...error.facts, challenge: scopeChallenge(oauth.server.resource, scope) }
  throw new ServiceError(error.code, error.message, facts)
}

/** The caller by an API key or, where apps sign in with OAuth, by an access token. */
async function callerOf(request: Request, parts: HttpParts): Promise<Caller> {
  const { identify, address, oauth } = parts
  const asked = withoutCookie(request)
  if (!oauth) return identifyCaller(asked, identify, address)
  const byKey: Identify['byKey'] = (secret) =>
    oauth.apps.isToken(secret) ? oauth.apps.identify(secret) : identify.byKey(secret)
  try {
    return await identifyCaller(asked, { ...identify, byKey }, address)
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'invalid_api_key') throw error
    const isPresented = ['authorization', 'x-api-key'].some((name) => request.headers.has(name))
    throw new ServiceError(error.code, error.message, {
      ...error.facts,
      challenge: challenge(oauth.server.resource, isPresented),
    })
  }
}

function requestIdOf(context: Context<HttpEnv>): string {
  return context.get('requestId')
}

function demandOurNames(request: Request, { address }: HttpParts): void {
  const { hostname } = new URL(request.url)
  if (!address.hasHost(hostname)) throw refused(`the host ${hostname}`)
  const origin = request.headers.get('origin')
  const isOurs = origin === null || address.hasOrigin(origin, request) || address.isBesideUs(origin)
  if (!isOurs) throw refused('pages of this origin')
}

function refused(what: string): ServiceError {
  return new ServiceError(
    'permission_denied',
    `This service does not answer MCP for ${what}. The operator sets its address with BASE_URL.`,
  )
}

/** Removes the cookie, by which nobody is identified here: browsers send it without being asked. */
function withoutCookie(request: Request): Request {
  if (!request.headers.has('cookie')) return request
  const headers = new Headers(request.headers)
  headers.delete('cookie')
  return new Request(request.url, { method: request.method, headers, signal: request.signal })
}

/** The message in the body, or the error response if there is none. */
async function readMessage(
  context: Context<HttpEnv>,
  accountId: string,
  { limits, json, flight, ...parts }: HttpParts,
): Promise<{ readonly message: unknown } | Response> {
  using share = flight.share(accountId)
  const bounds = new JsonBounds(firstBytes)
  await using spool = parts.spool()
  await spoolBody(
    context.req.raw,
    { bytesMax: limits.bodyBytesMax, time: 'whole', share, incoming: context.env?.incoming },
    spool,
    (piece) => bounds.add(piece),
  )
  let message: unknown
  try {
    message = await json.parse(accountId, await spool.bytes(), 'body')
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'invalid_request') throw error
    return protocolError(-32_700, 'The body is not valid JSON.')
  }
  // A batch that cancels one of its own calls would never be answered.
  if (Array.isArray(message)) return protocolError(-32_600, 'Send one message, not an array.')
  return { message }
}

function protocolError(code: number, message: string): Response {
  return Response.json({ jsonrpc: '2.0', id: null, error: { code, message } }, { status: 400 })
}
