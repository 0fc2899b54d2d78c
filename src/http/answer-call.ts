import { ServiceError } from '../base/service-error.ts'
import type { Content } from '../contract/document-content.ts'
import { answerOnce } from './answer-once.ts'
import { answerWithEvents } from './answer-with-events.ts'
import type { CallInHand } from './call-in-hand.ts'
import { contentAnswer } from './content-answer.ts'
import { accepts } from './media-types.ts'
import { begun, lineAnswer, parsed } from './stream-answer.ts'

/** Runs the handler and turns what it gives into a response, in the form that its operation describes. */
export async function answerCall(inHand: CallInHand): Promise<Response> {
  const { described, request, parts, call } = inHand
  const accept = request.headers.get('accept')
  if (described.answer === 'content') {
    return contentAnswer((await inHand.handle()) as Content, accept) // as `answer: 'content'` says
  }
  demandAcceptable(accept, answerTypes(inHand))
  if (described.events) return answerWithEvents(inHand, described.events)
  if (described.answer === 'ndjson') {
    const results = (await inHand.handle()) as AsyncIterable<unknown> // as `answer: 'ndjson'` says
    return lineAnswer(parsed(await begun(results), described.output), {
      requestId: call.requestId,
      events: parts.events,
    })
  }
  return answerOnce(inHand)
}

/**
 * The media types of the answer. A client that asks for JSON also gets a stream of JSON lines: many know no other
 * type.
 */
function answerTypes({ described, wantsEvents }: CallInHand): readonly string[] {
  if (wantsEvents) return ['text/event-stream', 'application/json']
  if (described.answer === 'ndjson') return ['application/x-ndjson', 'application/json']
  return ['application/json']
}

function demandAcceptable(accept: string | null, types: readonly string[]): void {
  if (types.some((type) => accepts(accept, type))) return
  throw new ServiceError(
    'not_acceptable',
    `This call answers with ${types[0]}, which the Accept header excludes.`,
  )
}
