import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { startWebServer } from '../web/web-server.ts'
import { failureHeaders } from './failure-headers.ts'

const Body = z.object({ model: z.string(), input: z.array(z.string()) })

/** The texts of one request to an embedding model. */
export type AskedForVectors = {
  readonly texts: readonly string[]
  readonly key: string | undefined
}
export type Vectors = readonly { readonly index: number; readonly embedding: readonly number[] }[]
/** Nothing: the vectors; an HTTP status instead of them; or silence until the client leaves. */
export type ScriptedFailure = number | 'silence' | undefined

/**
 * An embedding model behind real HTTP that knows what some words mean: each of `meanings` is a list of words that mean
 * the same. A text lies in the direction of what its words mean.
 */
export async function startScriptedEmbeddings(
  meanings: readonly (readonly string[])[],
  fail: (asked: AskedForVectors) => ScriptedFailure = () => undefined,
  /** Makes of a right answer what the server sends. */
  change: (data: Vectors) => unknown = (data) => data,
) {
  const asked: AskedForVectors[] = []
  const server = await startWebServer(async (request, response) => {
    const { model, input } = Body.parse(JSON.parse(await text(request)))
    const key = request.headers.authorization?.replace(/^Bearer /, '')
    const one = { texts: input, key }
    asked.push(one)
    const failure = fail(one)
    if (failure === 'silence') return
    const headers = failure === undefined ? {} : failureHeaders
    response.writeHead(failure ?? 200, { 'content-type': 'application/json', ...headers })
    const data = input.map((text, index) => {
      return { object: 'embedding', index, embedding: vectorOf(text, meanings) }
    })
    const body =
      failure === undefined
        ? { object: 'list', model, data: change(data) }
        : { error: { message: '' } }
    response.end(JSON.stringify(body))
  })
  const env = {
    EMBEDDING_URL: `http://127.0.0.1:${server.port}/v1`,
    EMBEDDING_NAME: 'scripted-embed',
    EMBEDDING_API_KEY: 'only-for-tests',
  }
  return {
    asked,
    /** The settings that lead a service to it. */
    env,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

/** For each meaning whether the text has one of its words: well above 0 or well below. */
function vectorOf(text: string, meanings: readonly (readonly string[])[]): number[] {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu))
  return meanings.map((some) => (some.some((word) => words.has(word)) ? 1 : -0.1))
}
