import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { AppScope } from '../../../src/contract/access/apps.ts'
import type { ComposedService, TestCaller } from './compose-service.ts'
import { McpClient } from './mcp-client.ts'

/** Settings of a service where apps may sign in. */
export const oauthSettings = { BASE_URL: 'https://skein.test', MCP_OAUTH: 'on' }
export const issuer = oauthSettings.BASE_URL
export const resource = `${issuer}/api/mcp`
const redirectUri = 'https://app.example/callback?from=skein'

export type Person = TestCaller & { readonly cookie: string }

/** The answer to an exchange. */
export const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.literal(86_400),
  scope: z.string(),
})
type Tokens = z.infer<typeof Tokens>
const Client = z.looseObject({ client_id: z.string() })
const Refusal = z.object({ error: z.string(), error_description: z.string() })

/** The status of an answer that refuses, and its error in the words of OAuth. */
export async function refusalOf(response: Response): Promise<readonly [number, string]> {
  return [response.status, Refusal.parse(await response.json()).error]
}

/** An app that signs in with OAuth, in its own words, to see what is really sent. */
export class OAuthApp {
  readonly #service: ComposedService
  readonly clientId: string
  readonly verifier = randomBytes(32).toString('base64url')
  readonly redirectUri: string

  constructor(service: ComposedService, clientId: string, address = redirectUri) {
    this.#service = service
    this.clientId = clientId
    this.redirectUri = address
  }

  /** An app that has registered itself. */
  static async register(service: ComposedService, address = redirectUri): Promise<OAuthApp> {
    const response = await register(service, { client_name: 'Helper', redirect_uris: [address] })
    return new OAuthApp(service, Client.parse(await response.json()).client_id, address)
  }

  /** The query with which it sends a person. */
  request(changes: Readonly<Record<string, string>> = {}): string {
    const challenge = createHash('sha256').update(this.verifier).digest('base64url')
    const parameters = new URLSearchParams({
      response_type: 'code',
      client_id: this.clientId,
      redirect_uri: this.redirectUri,
      state: 'its state&more',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      resource,
    })
    for (const [name, value] of Object.entries(changes)) parameters.set(name, value)
    return parameters.toString()
  }

  /** The parameters of the address to which somebody is sent who allows what is asked, or the scopes given. */
  async allowedBy(
    { cookie }: Person,
    {
      scopes,
      ...limits
    }: { readonly scopes?: readonly AppScope[]; readonly spend_cap?: number } = {},
    request = this.request(),
  ): Promise<URLSearchParams> {
    const person = this.#service.client({ cookie })
    const asked = await person.call('getAuthorization', { request })
    const answer = { request, scopes: [...(scopes ?? asked.scopes)], ...limits }
    const { redirect_to } = await person.call('authorizeApp', answer)
    return new URL(redirect_to).searchParams
  }

  /** What it sends to exchange a code. */
  exchange(code: string, changes: Readonly<Record<string, string>> = {}): Promise<Response> {
    return this.post('token', {
      grant_type: 'authorization_code',
      client_id: this.clientId,
      redirect_uri: this.redirectUri,
      code_verifier: this.verifier,
      resource,
      code,
      ...changes,
    })
  }

  refresh(refresh_token: string, changes: Readonly<Record<string, string>> = {}) {
    const { clientId: client_id } = this
    return this.post('token', { grant_type: 'refresh_token', client_id, refresh_token, ...changes })
  }

  post(what: string, body: string | Readonly<Record<string, string>>): Promise<Response> {
    return fetch(`${this.#service.url}/oauth/${what}`, {
      method: 'POST',
      body: new URLSearchParams(body),
    })
  }

  /** The tokens of somebody who has allowed it something. */
  async signIn(person: Person, limits?: Parameters<OAuthApp['allowedBy']>[1]): Promise<Tokens> {
    const code = (await this.allowedBy(person, limits)).get('code') ?? ''
    return Tokens.parse(await (await this.exchange(code)).json())
  }

  async refreshed(refreshToken: string): Promise<Tokens> {
    return Tokens.parse(await (await this.refresh(refreshToken)).json())
  }

  mcp({ access_token }: Pick<Tokens, 'access_token'>): McpClient {
    return new McpClient(`${this.#service.url}/api/mcp`, access_token)
  }

  /** The status that a token has at the MCP endpoint. */
  async statusOf(tokens: Pick<Tokens, 'access_token'>): Promise<number> {
    const response = await this.mcp(tokens).send('tools/list')
    await response.body?.cancel()
    return response.status
  }
}

export function register(
  service: ComposedService,
  metadata: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${service.url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof metadata === 'string' ? metadata : JSON.stringify(metadata),
  })
}
