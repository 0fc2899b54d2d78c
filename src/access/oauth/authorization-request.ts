import { ServiceError } from '../../base/errors/service-error.ts'
import { AppScope } from '../../contract/access/apps.ts'
import type { OAuthClient, OAuthClients } from './oauth-clients.ts'
import { OAuthError } from './oauth-error.ts'
import { isSameRedirect } from './redirect-uri.ts'

/** All that an app may be allowed. */
export const appScopes: readonly AppScope[] = AppScope.options

/** Who asks, and where the answer is sent: both are verified. */
type Asking = {
  readonly client: OAuthClient
  readonly redirectUri: string
  readonly state: string | undefined
}
/** What is asked. */
type Asked = { readonly scopes: readonly AppScope[]; readonly challenge: string }
/** An authorization request (RFC 6749, section 4.1.1), or who has made a wrong one. */
export type AuthorizationRequest = Asking & (Asked | { readonly error: OAuthError })

/**
 * Reads the query with which an app has sent a person. Throws `invalid_request` as long as it is not sure where an
 * answer may be sent; what is wrong besides is returned, for the app to be told.
 */
export async function readAuthorizationRequest(
  query: string,
  { clients, resource }: { readonly clients: OAuthClients; readonly resource: string },
  signal: AbortSignal,
): Promise<AuthorizationRequest> {
  const given = new URLSearchParams(query)
  const client = await clients.find(shown(given, 'client_id'), signal)
  const redirectUri = shown(given, 'redirect_uri')
  if (!client.redirectUris.some((known) => isSameRedirect(known, redirectUri)))
    throw new ServiceError('invalid_request', strangeAddress, { param: 'redirect_uri' })
  const states = given.getAll('state')
  const asking = { client, redirectUri, state: states.length === 1 ? states[0] : undefined }
  try {
    return { ...asking, ...readAsked(given, resource) }
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error
    return { ...asking, error }
  }
}

const strangeAddress =
  'The app wants you to be sent to an address that it has not registered. This may be an attempt to steal access: do not go on.'

/** A parameter that must be right before anything is sent to the app. */
function shown(given: URLSearchParams, name: string): string {
  const [value, ...more] = given.getAll(name)
  if (value !== undefined && value !== '' && more.length === 0) return value
  const message = `The app that has sent you here has not said its ${name} once.`
  throw new ServiceError('invalid_request', message, { param: name })
}

function readAsked(given: URLSearchParams, resource: string): Asked {
  for (const name of ['state', 'response_type', 'scope', 'code_challenge', 'code_challenge_method'])
    if (given.getAll(name).length > 1)
      throw new OAuthError('invalid_request', `The parameter ${name} is there more than once.`)
  if (given.get('response_type') !== 'code')
    throw new OAuthError('unsupported_response_type', 'The response_type must be code.')
  if ((given.get('response_mode') ?? 'query') !== 'query')
    throw new OAuthError('invalid_request', 'The response_mode must be query.')
  const challenge = given.get('code_challenge') ?? ''
  if (!/^[\w-]{43}$/.test(challenge) || given.get('code_challenge_method') !== 'S256')
    throw new OAuthError('invalid_request', 'PKCE is required, with the method S256 (RFC 7636).')
  demandResource(given, resource)
  return { challenge, scopes: scopesAsked(given.get('scope')) }
}

/** Throws an `OAuthError` if tokens are wanted for anything but the resource. Who names none means it (RFC 8707). */
export function demandResource(given: URLSearchParams, resource: string): void {
  const others = given.getAll('resource').filter((asked) => withoutSlash(asked) !== resource)
  if (others.length === 0) return
  throw new OAuthError('invalid_target', `The resource must be ${resource}, which is all there is.`)
}

/** A resource as it is compared: with its host in lower case, and without a slash at its end. */
function withoutSlash(resource: string): string {
  return (URL.parse(resource)?.href ?? resource).replace(/(?<!\/)\/$/, '')
}

/**
 * The known scopes of those that an app asks for. Who asks for none that is known is offered all, as who asks for none:
 * the person decides.
 */
function scopesAsked(scope: string | null): readonly AppScope[] {
  const asked = new Set<string>(scope?.split(' '))
  const known = appScopes.filter((one) => asked.has(one))
  return known.length === 0 ? appScopes : known
}
