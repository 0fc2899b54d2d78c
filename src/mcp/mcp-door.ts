import type { McpParts } from './mcp-parts.ts'
import type { Extend, McpExchanges, McpRequest } from './transport/mcp-exchanges.ts'

/**
 * The way in for clients of the Model Context Protocol. What answers them is loaded with the first request: with the
 * SDK it is a tenth of the work of a start, and many servers are never asked by this way.
 */
export class McpDoor implements AsyncDisposable {
  readonly #parts: Omit<McpParts, 'baseUrl'>
  readonly #extend: Extend
  #exchanges: Promise<McpExchanges> | undefined

  /** `extend` is for tests. */
  constructor(parts: Omit<McpParts, 'baseUrl'>, extend: Extend = (server) => server) {
    this.#parts = parts
    this.#extend = extend
  }

  /** Answers one request. Throws `invalid_request` if its URL names an unknown tool. */
  async answer(asked: McpRequest): Promise<Response> {
    this.#exchanges ??= this.#open()
    return (await this.#exchanges).answer(asked)
  }

  async #open(): Promise<McpExchanges> {
    const { McpExchanges } = await import('./transport/mcp-exchanges.ts')
    return new McpExchanges(this.#parts, this.#extend)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await (await this.#exchanges)?.[Symbol.asyncDispose]()
  }
}
