import { describeProblem, isOurFailure } from '../../operations/answer/describe-problem.ts'
import type { Event } from '../../operations/run-call.ts'
import type { HttpEvents } from '../http-events.ts'
import { gathered } from './gathered.ts'

/** Some proxies cut a connection on which nothing comes for half a minute. */
const pingMsDefault = 15_000
/** Lines are sent together up to this many characters: each piece costs a write to the socket. */
const gatheredLengthMax = 16 * 1024

/** The options of a stream, and where its failure is logged. */
export type StreamOptions = {
  readonly requestId: string
  readonly events: HttpEvents
  readonly pingMs?: number
  /**
   * Whether events only report what happens elsewhere. Then they are produced at the reader's pace, and stop when it
   * leaves.
   */
  readonly isRead?: boolean
}

/**
 * Responds with server-sent events. Unless `isRead` is set, the source is read to its end even if the client has left,
 * so that what was begun is settled. If it fails, the last event is `error`.
 */
export function eventAnswer(source: AsyncIterable<Event>, around: StreamOptions): Response {
  return eventStream(eventsOf(source, around), around)
}

async function* eventsOf(source: AsyncIterable<Event>, around: StreamOptions) {
  try {
    for await (const event of source) yield formatEvent(event.type, event, event.number)
  } catch (error) {
    yield formatEvent('error', { error: tellFailure(error, around) })
  }
}

/** Like `eventAnswer`, for events that are already encoded. */
export function eventStream(
  events: AsyncIterable<string>,
  { pingMs = pingMsDefault, isRead = false }: Pick<StreamOptions, 'pingMs' | 'isRead'> = {},
): Response {
  let listening = true
  let taken = Promise.withResolvers<void>()
  const sendAll = async (controller: ReadableStreamDefaultController<string>) => {
    const send = (text: string) => listening && controller.enqueue(text)
    const ping = setInterval(() => send(': ping\n\n'), pingMs)
    try {
      for await (const event of events) {
        send(event)
        if (!isRead) continue
        if (listening && (controller.desiredSize ?? 0) <= 0) await taken.promise
        if (!listening) return
        taken = Promise.withResolvers()
      }
    } finally {
      clearInterval(ping)
      if (listening) controller.close()
    }
  }
  const body = new ReadableStream<string>({
    start(controller) {
      sendAll(controller).catch((error) => controller.error(error))
    },
    pull() {
      taken.resolve()
    },
    cancel() {
      listening = false
      taken.resolve()
    },
  })
  return streamed(body, 'text/event-stream')
}

/**
 * Responds with one JSON value per line, produced at the client's pace. If the source fails, the last line has only the
 * field `error`.
 */
export function lineAnswer(source: AsyncIterable<unknown>, around: StreamOptions): Response {
  const lines = linesOf(source, around)
  return streamed(ReadableStream.from(gathered(lines, gatheredLengthMax)), 'application/x-ndjson')
}

async function* linesOf(source: AsyncIterable<unknown>, around: StreamOptions) {
  try {
    for await (const value of source) yield `${JSON.stringify(value)}\n`
  } catch (error) {
    yield `${JSON.stringify({ error: tellFailure(error, around) })}\n`
  }
}

function tellFailure(error: unknown, { requestId, events }: StreamOptions) {
  if (isOurFailure(error)) events.failed({ requestId, error })
  return describeProblem(error, requestId)
}

function formatEvent(type: string, data: object, id?: number): string {
  const head = id === undefined ? '' : `id: ${id}\n`
  return `${head}event: ${type}\ndata: ${JSON.stringify(data)}\n\n`
}

function streamed(body: ReadableStream<string>, mediaType: string): Response {
  return new Response(body.pipeThrough(new TextEncoderStream()), {
    // Keeps proxies (nginx) from buffering the response until it is complete.
    headers: { 'Content-Type': mediaType, 'X-Accel-Buffering': 'no' },
  })
}
