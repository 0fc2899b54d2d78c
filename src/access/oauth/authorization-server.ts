import { ServiceError } from '../../base/errors/service-error.ts'
import { newId } from '../../base/ids.ts'
import { inHalfTokens } from '../../base/token-amounts.ts'
import type { AppScope, Authorization } from '../../contract/access/apps.ts'
import type { AppStore } from '../../storage/access/app-store.ts'
import type { GivenTokens } from '../../storage/access/app-writes.ts'
import { scopesOf } from '../keys/describe-key.ts'
import {
  challengeOf,
  digestOfToken,
  pairAfter,
  randomPair,
  randomToken,
  storedPair,
  type TokenPair,
} from './app-tokens.ts'
import {
  type AuthorizationRequest,
  appScopes,
  demandResource,
  readAuthorizationRequest,
} from './authorization-request.ts'
import type { OAuthClients } from './oauth-clients.ts'
import { OAuthError } from './oauth-error.ts'
import { isOnOwnMachine, redirectTo } from './redirect-uri.ts'
import { accessMs, codeMs, graceMs, usedClientMs } from './settings.ts'

type Parts = {
  readonly store: AppStore
  readonly clients: OAuthClients
  /** The public URL of the service, without a slash at its end. */
  readonly issuer: string
  /** The secret of the installation. */
  readonly secret: string
  /** How many apps an account may have at the same time. */
  readonly activeMax: number
}

/** What a person allows an app; nothing, if there is no scope. */
type Consent = { readonly scopes: readonly AppScope[]; readonly spendCap?: number | undefined }

/** The answer to an exchange (RFC 6749, section 5.1). */
type TokenAnswer = {
  readonly access_token: string
  readonly token_type: 'Bearer'
  readonly expires_in: number
  readonly refresh_token: string
  readonly scope: string
}

/**
 * Lets apps call for people over MCP: the authorization code grant of OAuth 2.1 with PKCE (RFC 7636), for this one
 * resource (RFC 8707). What a person allows is a key of their account, which nobody is shown; an app has codes and
 * tokens that belong to it. Source: https://modelcontextprotocol.io/specification/2026-07-28/basic/authorization.
 */
export class AuthorizationServer {
  readonly #parts: Parts
  /** The address of the MCP endpoint, for which all tokens are. */
  readonly resource: string

  constructor(parts: Parts) {
    this.#parts = parts
    this.resource = `${parts.issuer}/api/mcp`
  }

  /** What a person is asked. Throws `invalid_request` for a request that must not be answered. */
  async describe(query: string, signal: AbortSignal): Promise<Authorization> {
    const request = await this.#read(query, signal)
    const { client, redirectUri } = request
    return {
      object: 'authorization',
      name: client.name,
      client_host: client.host ?? null,
      returns_to: new URL(redirectUri).host,
      on_own_machine: isOnOwnMachine(redirectUri),
      scopes: 'error' in request ? [] : [...request.scopes],
      ...('error' in request && {
        refused: {
          message: request.error.message,
          redirect_to: this.#tell(request, request.error),
        },
      }),
    }
  }

  /**
   * The address that brings a person's answer to the app. Throws `invalid_request` for a request that must not be
   * answered, and `conflict` if the account has as many apps as it may.
   */
  async answer(
    accountId: string,
    query: string,
    { scopes, spendCap }: Consent,
    signal: AbortSignal,
  ): Promise<string> {
    const request = await this.#read(query, signal)
    if ('error' in request) return this.#tell(request, request.error)
    const allowed = request.scopes.filter((scope) => scopes.includes(scope))
    if (allowed.length === 0) return this.#respond(request, { error: 'access_denied' })

    const { client, redirectUri, challenge } = request
    const code = randomToken('code')
    const id = newId('app')
    const isStored = await this.#parts.store.allow({
      key: {
        id,
        accountId,
        name: client.name,
        // No secret has this digest: the key is found by the tokens of the app alone.
        digest: id,
        last4: '',
        scopes: JSON.stringify([...allowed, 'mcp']),
        expiresAt: null,
        createdAt: Date.now(),
        spendCap: spendCap === undefined ? null : inHalfTokens(spendCap),
      },
      app: { client_id: client.id, returns_to: new URL(redirectUri).host },
      code: { digest: digestOfToken(code), challenge, redirectUri, lifetimeMs: codeMs },
      activeMax: this.#parts.activeMax,
      clientMs: usedClientMs,
    })
    if (!isStored) throw tooMany(this.#parts.activeMax)
    return this.#respond(request, { code })
  }

  /** Exchanges a code or a refresh token. Throws an `OAuthError`. */
  async exchange(form: URLSearchParams): Promise<TokenAnswer> {
    demandOnce(form)
    demandResource(form, this.resource)
    const grantType = form.get('grant_type')
    if (grantType === 'authorization_code') return this.#redeem(form)
    if (grantType === 'refresh_token') return this.#refresh(form)
    const message = 'The grant_type must be authorization_code or refresh_token.'
    throw new OAuthError('unsupported_grant_type', message)
  }

  /** Takes a token back, which revokes the app (RFC 7009). Nothing happens if it is not known. Throws an `OAuthError`. */
  async revoke(form: URLSearchParams): Promise<void> {
    demandOnce(form)
    const [token, clientId] = [demanded(form, 'token'), demanded(form, 'client_id')]
    if (await this.#parts.store.giveBack(digestOfToken(token), clientId)) return
    throw new OAuthError('invalid_request', 'The token was given to another client.')
  }

  async #redeem(form: URLSearchParams): Promise<TokenAnswer> {
    const code = {
      digest: digestOfToken(demanded(form, 'code')),
      clientId: demanded(form, 'client_id'),
      redirectUri: demanded(form, 'redirect_uri'),
      challenge: challengeOf(demanded(form, 'code_verifier')),
    }
    const pair = randomPair()
    return answerOf(pair, await this.#parts.store.redeem(code, storedPair(pair)))
  }

  async #refresh(form: URLSearchParams): Promise<TokenAnswer> {
    const token = demanded(form, 'refresh_token')
    const clientId = demanded(form, 'client_id')
    const pair = pairAfter(token, this.#parts.secret)
    const presented = { digest: digestOfToken(token), clientId, graceMs }
    return answerOf(pair, await this.#parts.store.refresh(presented, storedPair(pair)))
  }

  #read(query: string, signal: AbortSignal): Promise<AuthorizationRequest> {
    const { clients } = this.#parts
    return readAuthorizationRequest(query, { clients, resource: this.resource }, signal)
  }

  #tell(request: AuthorizationRequest, { code, message }: OAuthError): string {
    return this.#respond(request, { error: code, error_description: message })
  }

  /** The address with an answer, and with who gives it, so that no other server's is taken for it (RFC 9207). */
  #respond(
    { redirectUri, state }: AuthorizationRequest,
    answer: Readonly<Record<string, string>>,
  ): string {
    const { issuer: iss } = this.#parts
    return redirectTo(redirectUri, { ...answer, ...(state !== undefined && { state }), iss })
  }
}

function answerOf(pair: TokenPair, given: GivenTokens): TokenAnswer {
  if (typeof given === 'string')
    throw new OAuthError(
      'invalid_grant',
      given === 'refused'
        ? 'The code or token is unknown, expired, revoked, or was given to another client or address.'
        : 'The code or token was used before. All that was given for it is revoked.',
    )
  return {
    access_token: pair.access,
    token_type: 'Bearer',
    expires_in: accessMs / 1000,
    refresh_token: pair.refresh,
    scope: appScopes.filter((scope) => scopesOf(given).includes(scope)).join(' '),
  }
}

function demandOnce(form: URLSearchParams): void {
  const names = [...form.keys()].filter((name) => name !== 'resource')
  if (new Set(names).size === names.length) return
  throw new OAuthError('invalid_request', 'A parameter is there more than once.')
}

function demanded(form: URLSearchParams, name: string): string {
  const value = form.get(name) ?? ''
  if (value !== '') return value
  throw new OAuthError('invalid_request', `The parameter ${name} is missing.`)
}

function tooMany(activeMax: number): ServiceError {
  const limit = `An account may have at most ${activeMax} connected apps.`
  return new ServiceError('conflict', `${limit} Revoke one that is no longer used.`)
}
