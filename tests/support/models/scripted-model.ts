import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { startWebServer } from '../web/web-server.ts'

/** What a model is asked, as an API of OpenAI's dialect gets it. */
export type Asked = {
  readonly instructions: string
  readonly input: string
  readonly model: string
  readonly key: string | undefined
}

/** A reply, an HTTP status instead of one, or silence until the client leaves. */
export type Scripted = string | number | 'silence'

const Body = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
})

/** A language model that says what a test tells it to, behind real HTTP. */
export async function startScriptedModel(script: (asked: Asked) => Scripted) {
  const asked: Asked[] = []
  const server = await startWebServer(async (request, response) => {
    const { model, messages } = Body.parse(JSON.parse(await text(request)))
    const said = (role: string) => messages.find((one) => one.role === role)?.content ?? ''
    const key = request.headers.authorization?.replace(/^Bearer /, '')
    const one = { instructions: said('system'), input: said('user'), model, key }
    asked.push(one)
    const reply = script(one)
    if (reply === 'silence') return
    if (typeof reply === 'number') {
      response.writeHead(reply, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { message: 'No reply.' } }))
      return
    }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(completion(model, reply)))
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

function completion(model: string, content: string): object {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 0,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  }
}
