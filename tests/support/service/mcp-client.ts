import { z } from 'zod'

const modern = '2026-07-28'
const meta = {
  'io.modelcontextprotocol/protocolVersion': modern,
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

const Result = z.looseObject({
  isError: z.boolean().optional(),
  content: z.array(z.looseObject({ type: z.string(), text: z.string().optional() })).optional(),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
  _meta: z.record(z.string(), z.unknown()).optional(),
})
const Message = z.looseObject({
  result: Result.optional(),
  error: z.looseObject({ code: z.number(), message: z.string() }).optional(),
  method: z.string().optional(),
  params: z.record(z.string(), z.unknown()).optional(),
})
export type McpMessage = z.infer<typeof Message>

/** Speaks the Model Context Protocol of one revision in its own words, to see what is really sent. */
export class McpClient {
  readonly #url: string
  readonly #key: string
  readonly era: 'modern' | 'legacy'

  constructor(url: string, key: string, era: 'modern' | 'legacy' = 'modern') {
    this.#url = url
    this.#key = key
    this.era = era
  }

  /** The text of a result, and its data; throws if the tool failed. */
  async tool(name: string, args: object = {}) {
    const result = await this.toolResult(name, args)
    const text = result.content?.[0]?.text ?? ''
    if (result.isError) throw new Error(text)
    return { text, data: result.structuredContent ?? {}, meta: result._meta ?? {} }
  }

  async toolResult(name: string, args: object = {}) {
    const { result, error } = await this.ask('tools/call', { name, arguments: args })
    if (!result) throw new Error(JSON.stringify(error))
    return result
  }

  /** The last message of the answer. */
  async ask(method: string, params: Readonly<Record<string, unknown>> = {}): Promise<McpMessage> {
    const messages = await messagesOf(await this.send(method, params))
    const last = messages.at(-1)
    if (!last) throw new Error('The answer is empty')
    return last
  }

  send(
    method: string,
    params: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
    signal?: AbortSignal,
  ): Promise<Response> {
    const isModern = this.era === 'modern'
    const name = params.name ?? params.uri ?? params.taskId
    return fetch(this.#url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.#key}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': isModern ? modern : '2025-11-25',
        ...(isModern && { 'mcp-method': method }),
        ...(isModern && typeof name === 'string' && { 'mcp-name': name }),
        ...headers,
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method,
        params: isModern ? { ...params, _meta: { ...meta, ...(params._meta ?? {}) } } : params,
      }),
      ...(signal && { signal }),
    })
  }
}

/** The messages of an answer, which is JSON or a stream of events. */
export async function messagesOf(response: Response): Promise<readonly McpMessage[]> {
  const body = await response.text()
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    return [Message.parse(JSON.parse(body))]
  }
  const data = body.split('\n').filter((line) => line.startsWith('data: {'))
  return data.map((line) => Message.parse(JSON.parse(line.slice('data: '.length))))
}
