import type { z } from 'zod'
import { Replay } from '../operations/replay.ts'
import { allowed, jsonAnswer } from './answer-once.ts'
import type { CallInHand } from './call-in-hand.ts'
import { begun, eventAnswer, parsed } from './stream-answer.ts'

type Event = { readonly type: string }

/** Answers with the events of a call as they happen, or with the last one alone if the client wants no events. */
export async function answerWithEvents(inHand: CallInHand, schema: z.ZodType): Promise<Response> {
  const { described, wantsEvents, call, parts } = inHand
  const given = await inHand.handle()
  const replayed = given instanceof Replay
  const events = replayed
    ? lastEventOf(inHand, given)
    : complete(given as AsyncIterable<Event>, described.lastEvent) // a handler of events gives these, or a replay

  if (!wantsEvents) {
    const body = allowed(described, await findLast(events))
    return jsonAnswer({ status: 200, body }, replayed)
  }
  const sent = parsed(await begun(events), schema) as AsyncIterable<Event> // parsing keeps the type
  const response = eventAnswer(sent, { requestId: call.requestId, events: parts.events })
  if (replayed) response.headers.set('Idempotent-Replayed', 'true')
  return response
}

/** A repeated answer as a stream of one event, the last. */
async function* lastEventOf({ described }: CallInHand, { answer }: Replay<unknown>) {
  yield { ...allowed(described, answer), type: described.lastEvent ?? '' }
}

/** The same events. Throws if the last one is missing, as that is a bug and must not look like a complete answer. */
async function* complete(events: AsyncIterable<Event>, lastType: string | undefined) {
  let last: Event | undefined
  for await (const event of events) {
    last = event
    yield event
  }
  if (last?.type !== lastType) throw new Error(`The events do not end with "${lastType}"`)
}

async function findLast(events: AsyncIterable<Event>): Promise<Event | undefined> {
  let last: Event | undefined
  for await (const event of events) last = event
  return last
}
