import { appScopes } from '../../access/oauth/authorization-request.ts'
import { resourceMetadataUrl } from '../../access/oauth/resource-metadata-url.ts'
import { keysUrl } from '../../operations/page-urls.ts'

/** The paths of OAuth below the base URL. */
export const oauthPaths = {
  authorize: '/app/authorize',
  token: '/oauth/token',
  register: '/oauth/register',
  revoke: '/oauth/revoke',
} as const

/** What MCP clients read first: who lets them call the endpoint (RFC 9728, section 3.2). */
export function resourceMetadata(issuer: string, resource: string): object {
  return {
    resource,
    authorization_servers: [issuer],
    scopes_supported: appScopes,
    bearer_methods_supported: ['header'],
    resource_name: 'Skein',
    resource_documentation: keysUrl(new URL(issuer)),
  }
}

/** What the authorization server can do (RFC 8414, section 2). `hasAddresses`: apps may be known by their address. */
export function serverMetadata(issuer: string, resource: string, hasAddresses: boolean): object {
  return {
    issuer,
    authorization_endpoint: issuer + oauthPaths.authorize,
    token_endpoint: issuer + oauthPaths.token,
    registration_endpoint: issuer + oauthPaths.register,
    revocation_endpoint: issuer + oauthPaths.revoke,
    scopes_supported: appScopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: hasAddresses,
    protected_resources: [resource],
  }
}

/**
 * The paths of a metadata document, from the root of the host: that of RFC 8414 and RFC 9728, where the path of the
 * issuer or resource comes last, and those where older clients look, which leave it out or take the MCP endpoint for the
 * issuer.
 */
export function wellKnownPaths(name: string, prefix: string): readonly string[] {
  return [...new Set(['', prefix, `${prefix}/api/mcp`])].map(
    (path) => `/.well-known/${name}${path}`,
  )
}

/**
 * What a call of the MCP endpoint without a valid token is told: where to find out who gives tokens, and what to ask for
 * (RFC 6750, section 3; RFC 9728, section 5.1).
 */
export function challenge(resource: string, isPresented: boolean): string {
  const error = isPresented ? 'error="invalid_token", ' : ''
  return `Bearer ${error}${metadataOf(resource)}, scope="${appScopes.join(' ')}"`
}

/** What an app is told that has a valid token without the scope that it needs. */
export function scopeChallenge(resource: string, scope: string): string {
  return `Bearer error="insufficient_scope", ${metadataOf(resource)}, scope="${scope}"`
}

function metadataOf(resource: string): string {
  return `resource_metadata="${resourceMetadataUrl(resource)}"`
}
