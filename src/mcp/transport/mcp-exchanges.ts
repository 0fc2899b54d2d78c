import {
  type AuthInfo,
  createMcpHandler,
  type McpHttpHandler,
  type McpServer,
  type ServerNotifier,
} from '@modelcontextprotocol/server'
import type { Caller } from '../../access/caller.ts'
import { ServiceError } from '../../base/errors/service-error.ts'
import { Deadline } from '../../base/turns/deadline.ts'
import type { Scope } from '../../contract/scope.ts'
import type { McpParts } from '../mcp-parts.ts'
import { missingToRead } from '../resources.ts'
import { serveCaller } from '../serve-caller.ts'
import { demandKnown, missingScope, wantedTools } from '../tool-calls/tools-for.ts'
import { refuseParams } from './check-params.ts'

/** Replaces the server of a request by one that offers more. */
export type Extend = (server: McpServer, notify: ServerNotifier) => McpServer

/** One MCP message over HTTP from an identified caller. */
export type McpRequest = {
  readonly request: Request
  /** The JSON of the body; absent if there is none. */
  readonly message?: unknown
  readonly caller: Caller
  readonly requestId: string
  /** The public URL of the service, for links to documents. */
  readonly baseUrl: URL
}

type PassedOn = Omit<McpRequest, 'request' | 'message'>

/** Longer than the longest answer, which takes 180 seconds. */
const exchangeMsMax = 200_000

/**
 * The Model Context Protocol over HTTP, in the revision of 2026-07-28 and older ones, without sessions: every request
 * gets a server object of its own, so that any process can answer it. Source:
 * https://modelcontextprotocol.io/specification/2026-07-28.
 */
export class McpExchanges implements AsyncDisposable {
  readonly #handler: McpHttpHandler

  constructor(parts: Omit<McpParts, 'baseUrl'>, extend: Extend) {
    this.#handler = createMcpHandler(
      ({ authInfo, requestInfo }) => {
        const { caller, requestId, baseUrl } = passedBy(authInfo)
        const client = requestInfo && { request: requestInfo }
        return extend(
          serveCaller(caller, requestId, { ...parts, baseUrl }, client),
          this.#handler.notify,
        )
      },
      { keepAliveMs: 15_000 },
    )
  }

  /**
   * Answers one request within `exchangeMsMax`. Throws `invalid_request` if its URL names an unknown tool, and
   * `permission_denied` with the scope that an app lacks: it can ask for it, which an error of the protocol would not
   * tell it.
   */
  async answer({ request, message, ...passedOn }: McpRequest): Promise<Response> {
    demandKnown(wantedTools(request))
    const { caller } = passedOn
    const scope = caller.isApp && (missingScope(caller, message) ?? missingToRead(caller, message))
    if (scope) throw new ServiceError('permission_denied', lacks(scope), { details: { scope } })
    const refused = refuseParams(message)
    if (refused) return Response.json(refused)
    const { url, method, headers } = request
    const exchange = new Deadline(exchangeMsMax)
    request.signal.addEventListener('abort', () => exchange.abort(), { once: true })
    const bodyless = new Request(url, { method, headers, signal: exchange.signal })
    const authInfo = {
      token: '',
      clientId: passedOn.caller.accountId,
      scopes: [],
      extra: passedOn,
    }
    const response = await this.#handler.fetch(bodyless, {
      authInfo,
      ...(message !== undefined && { parsedBody: message }),
    })
    // The library says that the connection stays open, which only the client and the server decide.
    response.headers.delete('connection')
    return endedWith(response, exchange)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#handler.close()
  }
}

/**
 * The response, at whose end the exchange is over: its timer would keep 2 KB of each request for minutes. A stream ends
 * with its last piece, or when the client leaves.
 */
function endedWith(response: Response, exchange: Deadline): Response {
  const end = () => exchange[Symbol.dispose]()
  const isStream = response.headers.get('content-type') === 'text/event-stream'
  if (response.body && isStream) {
    const body = response.body.pipeThrough(new TransformStream({ flush: end, cancel: end }))
    return new Response(body, response)
  }
  end()
  return response
}

function lacks(scope: Scope): string {
  return `The app has not been allowed the scope ${scope}, which this needs.`
}

/** The data that `answer` put there. */
function passedBy(authInfo: AuthInfo | undefined): PassedOn {
  return authInfo?.extra as PassedOn
}
