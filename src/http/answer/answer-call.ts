import { ServiceError } from '../../base/errors/service-error.ts'
import type { Operation } from '../../contract/operation.ts'
import type { Answer } from '../../operations/run-call.ts'
import type { Share } from '../bytes-in-flight.ts'
import { accepts } from '../media-types.ts'
import { contentAnswer } from './content-answer.ts'
import { countedStream, socketChunks } from './counted-stream.ts'
import { eventAnswer, lineAnswer, type StreamOptions } from './stream-answer.ts'

type Carrying = {
  readonly share: Share
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal
  /** Whether the call only read, so that its answer may still be rejected. */
  readonly isRead: boolean
}

/** Shorter answers are not counted as bytes in flight: they take little memory until they are read. */
const uncountedLengthMax = 64 * 1024

/** Turns the answer of an operation into an HTTP response. */
export function answerCall(
  answer: Answer,
  accept: string | null,
  { share, signal, isRead, ...around }: StreamOptions & Carrying,
): Response {
  switch (answer.form) {
    case 'json':
      return marked(jsonResponse(answer, { share, signal, isRead }), answer.replayed)
    case 'events':
      return marked(eventAnswer(answer.events, { ...around, isRead }), answer.replayed)
    case 'lines':
      return lineAnswer(answer.lines, around)
    case 'content':
      return contentAnswer(answer.content, accept, { share, signal })
  }
}

/**
 * Throws `not_acceptable` if the client accepts none of the media types that the answer may have. The type of a file is
 * only known with the answer, so it is checked later.
 */
export function demandAcceptable(
  described: Operation,
  accept: string | null,
  wantsEvents: boolean,
): void {
  if (described.answer === 'content') return
  const types = answerTypes(described, wantsEvents)
  if (types.some((type) => accepts(accept, type))) return
  const isWished = described.events !== undefined && accepts(accept, 'text/event-stream')
  const hint = isWished ? ' For events send "stream": true in the body.' : ''
  throw new ServiceError(
    'not_acceptable',
    `This call answers with ${types[0]}, which the Accept header excludes.${hint}`,
  )
}

/**
 * The media types that the answer may have. JSON lines are also sent to clients that accept JSON, as many know no other
 * type.
 */
function answerTypes(described: Operation, wantsEvents: boolean): readonly string[] {
  if (described.answer === 'events') return ['text/event-stream']
  if (wantsEvents) return ['text/event-stream', 'application/json']
  if (described.answer === 'ndjson') return ['application/x-ndjson', 'application/json']
  return ['application/json']
}

function jsonResponse(
  { status, body, location }: Extract<Answer, { form: 'json' }>,
  { share, signal, isRead }: Carrying,
): Response {
  const text = JSON.stringify(body)
  const headers = { 'Content-Type': 'application/json', ...(location && { Location: location }) }
  if (!isRead || text.length <= uncountedLengthMax) return new Response(text, { status, headers })
  const bytes = Buffer.from(text)
  share.take(bytes.byteLength)
  return new Response(countedStream(socketChunks(bytes), share, signal), { status, headers })
}

function marked(response: Response, replayed: boolean): Response {
  if (replayed) response.headers.set('Idempotent-Replayed', 'true')
  return response
}
