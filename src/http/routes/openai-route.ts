import { operations } from '../../contract/operations.ts'
import { isOurFailure } from '../../operations/answer/describe-problem.ts'
import { problemAnswer } from '../answer/problem-answer.ts'
import { eventStream, type StreamOptions } from '../answer/stream-answer.ts'
import { readInput } from '../body/read-input.ts'
import { identifyCaller } from '../caller/identify-caller.ts'
import type { HttpApp } from '../http-env.ts'
import type { HttpParts, OpenAiDoor } from '../http-parts.ts'
import { readIdempotencyKey, withFingerprint } from '../idempotency-key.ts'

const prefix = '/v1/'

/** Serves the OpenAI-compatible API below `/v1/`, including its error format. */
export function mountOpenAiRoute(app: HttpApp, parts: HttpParts): void {
  const { openai, events } = parts

  app.all(`${prefix}*`, async (context) => {
    const request = context.req.raw
    const requestId = context.get('requestId')
    context.set('path', `${prefix}*`)
    try {
      const caller = await identifyCaller(request, parts.identify, parts.address)
      context.set('caller', caller)
      const { accountId } = caller
      using share = parts.flight.share(accountId)
      const { limits, json, spool } = parts
      const reading = { accountId, limits, json, share, spool, incoming: context.env?.incoming }
      const answer = await openai.answer({
        method: request.method,
        path: context.req.path.slice(context.req.path.indexOf(prefix) + prefix.length),
        caller,
        requestId,
        baseUrl: parts.address.urlFor(request),
        signal: request.signal,
        body: () => readChat(request, reading),
      })
      const response =
        'body' in answer
          ? Response.json(answer.body)
          : eventStream(framed(answer.chunks, openai, { requestId, events }))
      if (answer.replayed) response.headers.set('Idempotent-Replayed', 'true')
      return response
    } catch (error) {
      if (isOurFailure(error)) events.failed({ requestId, error })
      const { status, headers } = problemAnswer(error, requestId)
      headers.delete('content-length')
      return Response.json(openai.describeError(error, requestId), { status, headers })
    }
  })
}

/** The fields of a chat, and its idempotency key if the request has one. */
async function readChat(request: Request, reading: Parameters<typeof readInput>[3]) {
  const key = readIdempotencyKey(request, operations.interact)
  const { fields, bodyDigest } = await readInput(request, operations.interact, {}, reading)
  if (key === undefined) return { fields }
  return { fields, idempotency: withFingerprint(key, request, bodyDigest) }
}

/** Encodes the chunks as events, followed by the end marker `[DONE]` that the API requires, or by the failure. */
async function* framed(
  chunks: AsyncIterable<object>,
  openai: OpenAiDoor,
  { requestId, events }: StreamOptions,
): AsyncGenerator<string> {
  try {
    for await (const chunk of chunks) yield `data: ${JSON.stringify(chunk)}\n\n`
    yield 'data: [DONE]\n\n'
  } catch (error) {
    if (isOurFailure(error)) events.failed({ requestId, error })
    yield `data: ${JSON.stringify(openai.describeError(error, requestId))}\n\n`
  }
}
