import { z } from 'zod'
import type { Caller } from '../access/caller.ts'
import { Content } from '../contract/documents/document-content.ts'
import type { ImportLine } from '../contract/documents/document-import.ts'
import type { Operation } from '../contract/operation.ts'
import type { StoredAnswer } from '../ledger/repeatable-calls.ts'
import { Background } from './answer/background.ts'
import { Replay } from './answer/replay.ts'
import type { Call, Idempotency, KeepAnswer } from './call.ts'
import type { Claims } from './claims.ts'
import { parseInput } from './input/parse-input.ts'

/** What a door knows of a call, besides its input. */
export type Circumstances = Omit<Call, 'idempotency' | 'keep'> & {
  /** Set if the client sent an idempotency key, whether or not the handler claims it. */
  readonly idempotency?: Idempotency
  /** The lines of an import, as they arrive. */
  readonly lines?: AsyncIterable<ImportLine>
}

/** The answer in the form that the contract describes, with only the fields that the contract names. */
export type Answer =
  | (StoredAnswer & {
      readonly form: 'json'
      readonly replayed: boolean
      /** The path at which background work can be queried. */
      readonly location?: string
    })
  | { readonly form: 'events'; readonly events: AsyncIterable<Event>; readonly replayed: boolean }
  | { readonly form: 'lines'; readonly lines: AsyncIterable<unknown> }
  | { readonly form: 'content'; readonly content: Content }
export type Event = { readonly type: string; readonly number?: number }

export type CallInHand = {
  readonly described: Operation
  readonly caller: Caller
  readonly handle: (input: never, caller: Caller, call: Call) => Promise<unknown>
  readonly claims: Claims
  /** An entry of a list was left out, as it is not what the contract describes. */
  readonly failed: (failure: { readonly requestId: string; readonly error: unknown }) => void
}

/** Validates the input, runs the handler (once per idempotency key), and shapes its answer. */
export async function runCall(
  running: CallInHand,
  fields: object,
  { lines, ...around }: Circumstances,
): Promise<Answer> {
  const { described, caller } = running
  const input = parseInput(described.input, fields)
  const handed = lines ? { ...input, lines } : input
  // `handle` is the handler of the operation whose schema has just validated the input.
  const handle = (keep?: KeepAnswer) => {
    const call = { ...forHandler(described, around), ...(keep && { keep }) }
    return running.handle(handed as never, caller, call)
  }

  if (described.answer === 'content') {
    return { form: 'content', content: Content.parse(await handle()) }
  }
  if (described.answer === 'ndjson') {
    const results = streamIn(await handle())
    return { form: 'lines', lines: allowedEach(await begun(results), described.output) }
  }
  if (described.answer === 'events') {
    // What is followed may have failed. The call has not, so that is told in the stream, as when it fails meanwhile.
    const events = allowedEach(streamIn(await handle()), described.output) as AsyncIterable<Event>
    return { form: 'events', events, replayed: false }
  }
  return described.events
    ? answerWithEvents(described, described.events, await handle(), input.stream === true)
    : answerOnce(running, around, handle)
}

/** Passes the idempotency key on only to handlers that claim it themselves. */
function forHandler(described: Operation, { idempotency, ...call }: Circumstances): Call {
  return described.idempotency === 'handler' && idempotency ? { ...call, idempotency } : call
}

/** Returns the first answer again for a repeated idempotency key. */
async function answerOnce(
  { described, caller, claims, failed }: CallInHand,
  { idempotency, requestId }: Circumstances,
  handle: (keep?: KeepAnswer) => Promise<unknown>,
): Promise<Answer> {
  const leftOut = (error: unknown) => failed({ requestId, error })
  const answerOf = (answer: unknown) => ({
    status: successStatus(described, answer),
    body: readable(described, answer, leftOut),
  })
  const run = async (keep?: KeepAnswer) => answerOf(await handle(keep))
  if (!idempotency || described.idempotency)
    return { form: 'json', ...(await run()), replayed: false }

  let fresh: StoredAnswer | undefined
  const toStore = (answer: StoredAnswer) => withheld(answer, described.shownOnce ?? [])
  const stored = await claims.run(caller, idempotency, async (keep) => {
    fresh = await run((answer) => keep(toStore(answerOf(answer))))
    return toStore(fresh)
  })
  return { form: 'json', ...(fresh ?? stored), replayed: stored.replayed }
}

/** Answers with the events of a call as they happen, or with only the last one if the caller wants no stream. */
async function answerWithEvents(
  described: Operation,
  schema: z.ZodType<object>,
  given: unknown,
  wanted: boolean,
): Promise<Answer> {
  if (given instanceof Background && described.background) {
    const { location, replayed } = given
    const body = described.background.parse(given.answer)
    return { form: 'json', status: 202, body, location, replayed }
  }
  const replayed = given instanceof Replay
  const events = replayed
    ? replayedEvents(described, given)
    : complete(given as AsyncIterable<Event>, described.lastEvent) // a handler of events gives these, or a replay
  if (!wanted) {
    const body = allowed(described, await findLast(events))
    return { form: 'json', status: 200, body, replayed }
  }
  return { form: 'events', events: await eventsOf(events, schema), replayed }
}

async function eventsOf(events: AsyncIterable<unknown>, schema: z.ZodType<object>) {
  return allowedEach(await begun(events), schema) as AsyncIterable<Event> // every schema of events has a type
}

/** What a handler yields, one by one. Throws if it gave something else, which its own type forbids. */
function streamIn(given: unknown): AsyncIterable<unknown> {
  if (isStream(given)) return given
  throw new Error('The handler of a stream gave none')
}

function isStream(given: unknown): given is AsyncIterable<unknown> {
  return given instanceof Object && Symbol.asyncIterator in given
}

/** A replayed answer as the stream that it was, without its pauses. */
async function* replayedEvents(described: Operation, { answer, before }: Replay<unknown>) {
  yield* before
  yield { ...allowed(described, answer), type: described.lastEvent ?? '' }
}

/** Passes events on. Throws if the last one is missing, as an incomplete answer must not look complete. */
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

/** Drops all fields of an answer that the contract does not name. */
function allowed(described: Operation, answer: unknown): object {
  return described.output.parse(answer)
}

/**
 * The answer as `allowed` gives it; of a list without the entries that the contract does not describe. What is stored
 * may have a fault, and one such entry must not take the others with it.
 */
function readable(
  { output }: Operation,
  answer: unknown,
  leftOut: (error: unknown) => void,
): object {
  const { data, error } = output.safeParse(answer)
  if (error === undefined) return data
  const list = AnyList.safeParse(answer).data
  if (list === undefined) throw error
  const faulty = new Set(error.issues.map(({ path: [field, index] }) => field === 'data' && index))
  const rest = list.data.filter((_, index) => !faulty.has(index))
  leftOut(error)
  return output.parse({ ...list, data: rest })
}

const AnyList = z.looseObject({ object: z.literal('list'), data: z.array(z.unknown()) })

async function* allowedEach(values: AsyncIterable<unknown>, schema: z.ZodType<object>) {
  for await (const value of values) yield schema.parse(value)
}

function successStatus(described: Operation, answer: unknown): number {
  return described.accepted?.(answer) ? 202 : (described.status ?? 200)
}

function withheld({ status, body }: StoredAnswer, fields: readonly string[]): StoredAnswer {
  return { status, body: { ...body, ...Object.fromEntries(fields.map((field) => [field, null])) } }
}

/** Waits for the first value of a stream, so that an earlier error can still get a status of its own. */
async function begun<Value>(source: AsyncIterable<Value>): Promise<AsyncIterable<Value>> {
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
