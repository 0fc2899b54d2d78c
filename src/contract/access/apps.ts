import { z } from 'zod'
import { listOf, PageQuery } from '../list.ts'
import { operation } from '../operation.ts'
import { Scope } from '../scope.ts'
import { Instant, Tokens } from '../values.ts'
import { KeyStatus, SpendCap } from './keys.ts'

/** What an app that signs in with OAuth may be allowed: what a key may, but to manage keys. All of it is over MCP. */
export const AppScope = Scope.exclude(['keys', 'mcp'])
export type AppScope = z.infer<typeof AppScope>

export const ConnectedApp = z
  .object({
    id: z.string().describe('`app_…`'),
    object: z.literal('connected_app'),
    name: z.string().describe('What the app calls itself, which proves nothing.'),
    client_id: z.string().describe('An address if the app is known by one.'),
    returns_to: z.string().describe('The host that the consent was sent to.'),
    status: KeyStatus,
    scopes: z.array(AppScope),
    spend_cap: Tokens.optional().describe('The most tokens that the app may spend.'),
    cap_left: Tokens.optional().describe('How much of `spend_cap` is left for new calls.'),
    created_at: Instant,
    last_used_at: Instant.nullable(),
    expires_at: Instant.nullable().describe('When its access ends, if it is not used until then.'),
    usage_30d: z.object({ requests: z.int().nonnegative(), tokens: Tokens }),
  })
  .meta({ id: 'ConnectedApp' })
export type ConnectedApp = z.infer<typeof ConnectedApp>

export const listApps = operation({
  method: 'get',
  path: '/connected-apps',
  scope: 'keys',
  summary: 'List the apps that you have allowed to call for you over MCP.',
  problems: [],
  input: PageQuery,
  output: listOf(ConnectedApp),
})

export const revokeApp = operation({
  method: 'delete',
  path: '/connected-apps/{app_id}',
  scope: 'keys',
  summary:
    'Revoke what an app was allowed, at once and for good. A repeated call has the same answer.',
  problems: ['not_found'],
  input: z.object({ app_id: z.string().describe('`app_…`') }),
  output: ConnectedApp,
})

/** An authorization request is far shorter; some clients have a long `state`. */
const requestCharactersMax = 8_192
const AuthorizationRequest = z
  .string()
  .max(requestCharactersMax)
  .describe('The query with which the app has sent the person: `response_type=code&client_id=…`')

export const Authorization = z
  .object({
    object: z.literal('authorization'),
    name: z.string().describe('What the app calls itself, which proves nothing.'),
    client_host: z
      .string()
      .nullable()
      .describe(
        'The host of the address that the app is known by; null if it has registered itself.',
      ),
    returns_to: z.string().describe('The host to which the answer is sent.'),
    on_own_machine: z
      .boolean()
      .describe('Whether that is a program on the machine of the person, which may be any.'),
    scopes: z.array(AppScope).describe('What the app asks for.'),
    refused: z
      .object({ message: z.string(), redirect_to: z.url() })
      .optional()
      .describe('What is wrong with the request, and the address that tells the app so.'),
  })
  .meta({ id: 'Authorization' })
export type Authorization = z.infer<typeof Authorization>

export const getAuthorization = operation({
  method: 'get',
  path: '/oauth/authorization',
  scope: undefined,
  session: 'required',
  summary: 'Tell which app asks to be allowed what, before a person answers it.',
  problems: ['not_found'],
  input: z.object({ request: AuthorizationRequest }),
  output: Authorization,
})

export const authorizeApp = operation({
  method: 'post',
  path: '/oauth/authorization',
  scope: undefined,
  session: 'required',
  summary: 'Answer an app that asks to be allowed something: with some of it, or with nothing.',
  problems: ['not_found', 'conflict'],
  input: z.object({
    request: AuthorizationRequest,
    scopes: z
      .array(AppScope)
      .describe('What the app may do, of what it asks for; it is refused if there is nothing.'),
    spend_cap: SpendCap.optional().describe(
      'The most tokens that the app may spend; not limited if not given.',
    ),
  }),
  output: z.object({
    redirect_to: z.url().describe('Where the browser goes now, which tells the app the answer.'),
  }),
  // The answer has a code for the app, which is not to be stored.
  idempotency: 'refused',
})
