import type { ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { startWebServer } from '../web/web-server.ts'
import { failureHeaders } from './failure-headers.ts'

/** What a model is asked, as an API of OpenAI's dialect gets it. */
export type Asked = {
  readonly instructions: string
  readonly input: string
  readonly model: string
  readonly key: string | undefined
}

/**
 * A reply, an HTTP status instead of one, or silence until the client leaves. Of a reply in pieces, each
 * is sent as soon as it is there; where they end with an error, the connection breaks.
 */
export type Scripted = string | number | 'silence' | AsyncIterable<string> | CutOff | Refusal

/** What a server answers with status 400 that is given more than its model reads. */
export type Refusal = { readonly refusal: string }

/** A reply that the server sends word by word and ends before it is whole, and why it says it does. */
export type CutOff = { readonly begun: string; readonly why: 'length' | 'content_filter' }

const Body = z.object({
  model: z.string(),
  stream: z.boolean().default(false),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
})

/** A language model that says what a test tells it to, behind real HTTP. */
export async function startScriptedModel(script: (asked: Asked) => Scripted) {
  const asked: Asked[] = []
  const server = await startWebServer(async (request, response) => {
    const { model, messages, stream } = Body.parse(JSON.parse(await text(request)))
    const said = (role: string) => messages.find((one) => one.role === role)?.content ?? ''
    const key = request.headers.authorization?.replace(/^Bearer /, '')
    const one = { instructions: said('system'), input: said('user'), model, key }
    asked.push(one)
    const reply = script(one)
    if (reply === 'silence') return
    const isRefusal = typeof reply === 'object' && 'refusal' in reply
    if (typeof reply === 'number' || isRefusal) {
      const [status, message] = isRefusal ? [400, reply.refusal] : [reply, 'No reply.']
      response.writeHead(status, { 'content-type': 'application/json', ...failureHeaders })
      response.end(JSON.stringify({ error: { message } }))
      return
    }
    const isCutOff = typeof reply === 'object' && 'begun' in reply
    const why = isCutOff ? reply.why : 'stop'
    const whole = isCutOff ? reply.begun.split(/(?<= )/) : reply
    const pieces = typeof whole === 'string' ? [whole] : whole
    if (stream) return sendPieces(response, model, pieces, why)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(completion(model, await gathered(pieces), why)))
  })
  const env = {
    MODEL_URL: `http://127.0.0.1:${server.port}/v1`,
    MODEL_NAME: 'scripted:1b',
    MODEL_API_KEY: 'only-for-tests',
  }
  return {
    asked,
    /** The settings that lead a service to it. */
    env,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

/** The number of the line of evidence that contains a text, as a citation: `[3]`. */
export function lineWith(words: string, { input }: Asked): string {
  const line = input.split('\n').find((one) => one.startsWith('[') && one.includes(words))
  return /^\[\d+\]/.exec(line ?? '')?.[0] ?? `(no line has "${words}")`
}

type Pieces = Iterable<string> | AsyncIterable<string>

async function gathered(pieces: Pieces): Promise<string> {
  let all = ''
  for await (const piece of pieces) all += piece
  return all
}

/** Sends pieces as server-sent events; if they end with an error, the connection breaks. */
async function sendPieces(
  response: ServerResponse,
  model: string,
  pieces: Pieces,
  why: string,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (delta: object, finish_reason: string | null = null) => {
    const choices = [{ index: 0, delta, finish_reason }]
    const chunk = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 0, model, choices }
    response.write(`data: ${JSON.stringify(chunk)}\n\n`)
  }
  try {
    for await (const content of pieces) send({ role: 'assistant', content })
  } catch {
    response.destroy()
    return
  }
  send({}, why)
  response.end('data: [DONE]\n\n')
}

function completion(model: string, content: string, finish_reason: string): object {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 0,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  }
}
