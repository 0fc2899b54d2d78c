import {
  isJSONRPCNotification,
  isJSONRPCRequest,
  type JSONRPCMessage,
  ProtocolErrorCode,
  parseJSONRPCMessage,
  type Transport,
} from '@modelcontextprotocol/server'
import { refuseParams } from './check-params.ts'

/**
 * The transport of one client on standard input and output, with one message on each line. It answers invalid messages
 * as HTTP does. The library's own closes with the input, which leaves requests without answers.
 */
export class StdioWire implements Transport {
  onmessage?: NonNullable<Transport['onmessage']>
  onclose?: NonNullable<Transport['onclose']>
  readonly #write: (line: string) => void
  /** The ids of the requests that are being answered. */
  readonly #open = new Set<unknown>()
  #whenAllAnswered = Promise.withResolvers<void>()

  constructor(write: (line: string) => void) {
    this.#write = write
  }

  /** Nothing is to be opened: lines come through `receive`. */
  async start(): Promise<void> {}

  /** Takes a line of the input. */
  receive(line: string): void {
    const message = line.trim() === '' ? undefined : this.#read(line)
    if (!message) return
    if (isJSONRPCRequest(message) && message.method !== 'subscriptions/listen') {
      this.#open.add(message.id)
    }
    // A cancelled request gets no answer.
    if (isJSONRPCNotification(message) && message.method === 'notifications/cancelled') {
      this.#settle(message.params?.requestId)
    }
    this.onmessage?.(message)
  }

  async send(message: JSONRPCMessage): Promise<void> {
    this.#say(message)
    if (!('method' in message)) this.#settle(message.id)
  }

  /** Resolves when no request waits for its answer. */
  async allAnswered(): Promise<void> {
    if (this.#open.size > 0) await this.#whenAllAnswered.promise
  }

  async close(): Promise<void> {
    this.onclose?.()
  }

  #read(line: string): JSONRPCMessage | undefined {
    try {
      const value: unknown = JSON.parse(line)
      const refused = refuseParams(value)
      if (!refused) return parseJSONRPCMessage(value)
      this.#say(refused)
    } catch (error) {
      this.#say(error instanceof SyntaxError ? noJson : noMessage)
    }
    return undefined
  }

  #say(message: object): void {
    this.#write(`${JSON.stringify(message)}\n`)
  }

  #settle(id: unknown): void {
    this.#open.delete(id)
    if (this.#open.size > 0) return
    this.#whenAllAnswered.resolve()
    this.#whenAllAnswered = Promise.withResolvers()
  }
}

const noJson = errorWithoutId(ProtocolErrorCode.ParseError, 'The line is not valid JSON.')
const noMessage = errorWithoutId(
  ProtocolErrorCode.InvalidRequest,
  'A line must be one message, not an array or anything else.',
)

/** The error response where no id could be read. */
function errorWithoutId(code: ProtocolErrorCode, message: string): object {
  return { jsonrpc: '2.0', id: null, error: { code, message } }
}
