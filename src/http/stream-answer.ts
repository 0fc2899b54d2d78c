import type { z } from 'zod'
import { gathered } from './gathered.ts'
import type { HttpEvents } from './http-events.ts'
import { describeProblem, isOurFailure } from './problem-answer.ts'

const pingMsDefault = 15_000
const gatheredLengthMax = 16 * 1024

type Event = { readonly type: string }
type Circumstances = {
  readonly requestId: string
  readonly events: HttpEvents
  readonly pingMs?: number
}

/**
 * Answers with server-sent events. The source is read to its end even if the client has left, so that what was
 * begun is settled. If it fails, the last event is `error`.
 */
export function eventAnswer(source: AsyncIterable<Event>, around: Circumstances): Response {
  let listening = true
  const body = new ReadableStream<string>({
    async start(controller) {
      const send = (text: string) => listening && controller.enqueue(text)
      const ping = setInterval(() => send(': ping\n\n'), around.pingMs ?? pingMsDefault)
      try {
        for await (const event of source) send(formatEvent(event.type, event))
      } catch (error) {
        send(formatEvent('error', { error: tellFailure(error, around) }))
      } finally {
        clearInterval(ping)
        if (listening) controller.close()
      }
    },
    cancel() {
      listening = false
    },
  })
  return streamed(body, 'text/event-stream')
}

/**
 * Answers with one JSON value a line, made only as fast as the client reads them. If the source fails, the last line
 * has only the field `error`.
 */
export function lineAnswer(source: AsyncIterable<unknown>, around: Circumstances): Response {
  const lines = linesOf(source, around)
  return streamed(ReadableStream.from(gathered(lines, gatheredLengthMax)), 'application/x-ndjson')
}

/** The same stream, once its first value is there: a failure before it can still be answered with its own status. */
export async function begun<Value>(source: AsyncIterable<Value>): Promise<AsyncIterable<Value>> {
  const iterator = source[Symbol.asyncIterator]()
  const first = await iterator.next()
  return (async function* resumed() {
    try {
      for (let step = first; !step.done; step = await iterator.next()) yield step.value
    } finally {
      await iterator.return?.()
    }
  })()
}

/** The values of the source, each with only the fields that the contract names. */
export async function* parsed<Schema extends z.ZodType>(
  source: AsyncIterable<unknown>,
  schema: Schema,
): AsyncGenerator<z.output<Schema>> {
  for await (const value of source) yield schema.parse(value)
}

async function* linesOf(source: AsyncIterable<unknown>, around: Circumstances) {
  try {
    for await (const value of source) yield `${JSON.stringify(value)}\n`
  } catch (error) {
    yield `${JSON.stringify({ error: tellFailure(error, around) })}\n`
  }
}

function tellFailure(error: unknown, { requestId, events }: Circumstances) {
  if (isOurFailure(error)) events.failed({ requestId, error })
  return describeProblem(error, requestId)
}

function formatEvent(type: string, data: object): string {
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`
}

function streamed(body: ReadableStream<string>, mediaType: string): Response {
  return new Response(body.pipeThrough(new TextEncoderStream()), {
    // Without the second header, some proxies would hold the answer back until it is complete.
    headers: { 'Content-Type': mediaType, 'X-Accel-Buffering': 'no' },
  })
}
