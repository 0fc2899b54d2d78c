import type { AuthorizationServer } from '../access/oauth/authorization-server.ts'
import type { ConnectedApps } from '../access/oauth/connected-apps.ts'
import type { OAuthClients } from '../access/oauth/oauth-clients.ts'
import type { ServiceLimits } from '../contract/limits.ts'
import type { McpRequest } from '../mcp/transport/mcp-exchanges.ts'
import type { OpenAiAnswer, OpenAiCall } from '../openai/openai-door.ts'
import type { Admission } from '../operations/admit-call.ts'
import type { JsonThreads } from './body/json-threads.ts'
import type { Spool } from './body/spool.ts'
import type { BytesInFlight } from './bytes-in-flight.ts'
import type { Identify } from './caller/identify-caller.ts'
import type { OwnAddress } from './caller/own-address.ts'
import type { HttpEvents } from './http-events.ts'
import type { PageFiles } from './routes/page-files.ts'

/** The dependencies of the HTTP server. */
export type HttpParts = {
  readonly admission: Admission
  readonly identify: Identify
  readonly limits: ServiceLimits
  readonly json: Pick<JsonThreads, 'parse'>
  readonly flight: BytesInFlight
  /** Creates a spool for the bytes of a body. */
  spool(): Spool
  readonly events: HttpEvents
  /** The public URL of the service: its origin, and the prefix of all paths. */
  readonly baseUrl: URL
  readonly address: OwnAddress
  readonly version: string
  /** `true` if the service can work now; otherwise the reason why it cannot. */
  ready(): Promise<true | string>
  /** Aborts when the service is about to end, with the error for what it no longer takes. */
  readonly ending: AbortSignal
  /** Handles the calls of `contract/access/sessions.ts`. */
  readonly session: AnswerSessionCall
  /** Handles one message of the Model Context Protocol. */
  mcp(asked: McpRequest): Promise<Response>
  readonly openai: OpenAiDoor
  /** Missing where MCP clients may use keys alone. */
  readonly oauth?: OAuthDoor
  /** Whether this address is a trusted proxy, whose `X-Forwarded-*` headers are believed. */
  trustsProxy(address: string): boolean
  /** The files of the web page; empty if it has not been built. */
  readonly page: PageFiles
}

/** Handles calls to the OpenAI-compatible API. */
export type OpenAiDoor = {
  answer(call: OpenAiCall): Promise<OpenAiAnswer>
  /** The body of the response to a failed call. */
  describeError(error: unknown, requestId: string): object
}

/** How apps sign in with OAuth, where the operator has turned that on. */
export type OAuthDoor = {
  readonly server: AuthorizationServer
  readonly clients: OAuthClients
  readonly apps: ConnectedApps
  /** The public URL of the service, without a slash at its end. */
  readonly issuer: string
  /** Whether apps may be known by the address of a document about them. */
  readonly hasAddresses: boolean
}

/** `address` is the client's network address. */
export type AnswerSessionCall = (request: Request, address: string) => Promise<Response>
