import { ServiceError } from '../base/errors/service-error.ts'
import { tookTooLong } from '../base/errors/took-too-long.ts'
import { isId, newId } from '../base/ids.ts'
import type { Thinking } from '../base/thinking.ts'
import { Deadline } from '../base/turns/deadline.ts'
import { type Interaction, type InteractionEvent, ReasoningEngine } from '../contract/chat/chat.ts'
import type { Step } from '../contract/chat/trace.ts'
import type { Engine, EngineEvent } from '../engines/engine.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { chatPrice } from '../ledger/prices.ts'
import { Reservation } from '../ledger/reservation.ts'
import type { Utterance } from '../mind/mind.ts'
import type { ChatPlaces } from './chat-places.ts'
import { describeCitation } from './describe-answer.ts'
import { NodeBudget } from './node-budget.ts'
import { type Answer, settleTurn } from './settle-turn.ts'
import type { TurnRequest } from './turn-request.ts'

export type Engines = { readonly [Name in ReasoningEngine]: Engine }

type BegunTurn = {
  readonly turn: TurnRequest
  readonly interactionId: string
  readonly reserved: Reservation
  readonly nodes: NodeBudget
  readonly events: AsyncIterable<EngineEvent>
  /** The time limit of the turn. */
  readonly deadline: Deadline
  /** The start, on the clock of `performance.now()`, in milliseconds. */
  readonly beganAt: number
}

/** A turn that takes longer is ended: stops and no aims, as an answer mostly takes seconds. */
const deadlineMs = { snap: 60_000, ponder: 180_000 } as const satisfies Record<Thinking, number>

/**
 * Answers one turn of a conversation: holds the price, lets an engine answer, and charges for the nodes it read. An
 * engine that reads only local storage (`isLocal`) begins while the hold is being written.
 */
export class Chat {
  readonly #engines: Engines
  readonly #ledger: Ledger
  readonly #places: ChatPlaces
  readonly #nodesMax: number
  /** By the ids of their interactions. */
  readonly #running = new Map<string, BegunTurn>()

  constructor(engines: Engines, ledger: Ledger, places: ChatPlaces, nodesMax: number) {
    this.#engines = engines
    this.#ledger = ledger
    this.#places = places
    this.#nodesMax = nodesMax
  }

  /** The engines that can answer here. */
  get engines(): readonly ReasoningEngine[] {
    return ReasoningEngine.options.filter((name) => this.#engines[name].isConfigured)
  }

  /**
   * Stops an answer that is being made, here at once, in another process at its next heartbeat. False if nobody makes
   * it.
   */
  async stop(accountId: string, interactionId: string): Promise<boolean> {
    if (!isId('interaction', interactionId)) return false
    const running = this.#running.get(interactionId)
    if (running?.turn.reach.accountId !== accountId)
      return this.#ledger.askToStop(accountId, interactionId)
    running.deadline.abort(new Stopped())
    return true
  }

  /**
   * Yields events while it answers, or returns the answer that was given before under the same idempotency key. Once
   * begun, a turn is finished and charged, even if nobody reads its events.
   */
  async begin(
    turn: TurnRequest,
  ): Promise<AsyncIterable<InteractionEvent> | { readonly replay: Interaction }> {
    const place = this.#places.enter(turn.reach.accountId)
    const deadline = new Deadline(deadlineMs[turn.thinking])
    const beganAt = performance.now()
    try {
      const interactionId = newId('interaction')
      const reserving = this.#ledger.reserve({
        accountId: turn.reach.accountId,
        operationId: interactionId,
        amount: chatPrice(turn.thinking, 0),
        idempotency: turn.idempotency,
        cappedKeyId: turn.cappedKeyId,
      })
      const nodes = new NodeBudget(this.#nodesMax, async (count) => {
        const reserved = await reserving
        return reserved instanceof Reservation ? reserved.extend(count) : 0
      })
      const { signal } = deadline
      const engine = this.#engines[turn.engine]
      const answering = engine.answer({ ...turn, messages: withQuotes(turn) }, nodes, signal)
      const events = within(engine.isLocal ? underway(answering) : answering, signal)
      const reserved = await reserving
      if (reserved instanceof Reservation) {
        await using undemanded = new AsyncDisposableStack()
        undemanded.use(reserved)
        await turn.demand?.()
        undemanded.move()
        const { lost, stopAsked } = reserved
        lost.addEventListener('abort', () => deadline.abort(lost.reason), { once: true })
        stopAsked.addEventListener('abort', () => deadline.abort(new Stopped()), { once: true })
        const begun = { turn, interactionId, reserved, nodes, events, deadline, beganAt }
        return this.#answer(begun, place)
      }
      deadline.abort()
      place[Symbol.dispose]()
      // The body was stored by this method, as the key belongs to this operation.
      return { replay: reserved.body as Interaction }
    } catch (error) {
      deadline.abort()
      place[Symbol.dispose]()
      throw error
    }
  }

  async *#answer(begun: BegunTurn, place: Disposable): AsyncIterable<InteractionEvent> {
    using _place = place
    using _deadline = begun.deadline
    const { turn, interactionId: interaction_id, nodes, events, beganAt } = begun
    await using reservation = begun.reserved
    const { thinking: model, engine: reasoning_engine } = turn
    using running = new DisposableStack()
    this.#running.set(interaction_id, begun)
    running.defer(() => this.#running.delete(interaction_id))
    yield { type: 'interaction-start', interaction_id, model, reasoning_engine }

    const steps: Step[] = []
    const answer = yield* tell(events, steps)
    if (!answer) throw new Error(`Engine ${reasoning_engine} ended without an answer`)

    const done = { turn, interaction_id, reservation, nodes, steps, answer, beganAt }
    const settled = await settleTurn(done)
    yield { type: 'interaction-end', ...settled }
  }
}

/** Why an answer ends that its caller has stopped before anything of it was told. */
class Stopped extends ServiceError {
  constructor() {
    super('conflict', 'The answer was stopped before any of it was told. It was not charged.')
  }
}

type Told = Pick<Answer, 'text' | 'citations'>

/**
 * Tells an answer as it comes, and returns it, with its steps added to `steps`. One that is stopped ends with what was
 * told, which is charged: else whoever stopped at the last sentence would pay nothing.
 */
async function* tell(
  events: AsyncIterable<EngineEvent>,
  steps: Step[],
): AsyncGenerator<InteractionEvent, Answer | undefined> {
  let told: Told = { text: '', citations: [] }
  let answer: Answer | undefined
  try {
    for await (const event of events) {
      if (event.type === 'step') {
        const { type: _, ...step } = event
        steps.push(step)
        yield event
        continue
      }
      if (event.type === 'answer') answer = event
      yield* tellMore(told, event)
      told = event
    }
    return answer
  } catch (error) {
    if (!(error instanceof Stopped) || told.text === '') throw error
    const { text, citations } = told
    return answer ?? { type: 'answer', text, citations, passages: [], isStopped: true }
  }
}

/** What an answer has beyond what was told of it: its citations, then the text that refers to them. */
function* tellMore(told: Told, { text, citations }: Told): Iterable<InteractionEvent> {
  for (const one of citations.slice(told.citations.length))
    yield { type: 'citation-found', ...describeCitation(one) }
  const more = text.slice(told.text.length)
  if (more !== '') yield { type: 'text-delta', text: more }
}

/** The messages, the last answer with its quotes. */
function withQuotes({ messages, quotes }: TurnRequest): readonly Utterance[] {
  if (quotes === undefined) return messages
  const last = messages.findLastIndex(({ role }) => role === 'assistant')
  return messages.map((message, index) => (index === last ? { ...message, quotes } : message))
}

/** Starts a source at once instead of at its first read, and yields its events. */
function underway<Event>(events: AsyncIterable<Event>): AsyncIterable<Event> {
  const iterator = events[Symbol.asyncIterator]()
  let first: Promise<IteratorResult<Event>> | undefined = iterator.next()
  // The reader of the event gets the failure; if it is never read, the turn failed for another reason.
  first.catch(() => {})
  const next = () => {
    const event = first ?? iterator.next()
    first = undefined
    return event
  }
  return { [Symbol.asyncIterator]: () => ({ next }) }
}

/** The events of a source. Throws the reason of the signal when it aborts, even if the source ignores the signal. */
async function* within<Event>(
  events: AsyncIterable<Event>,
  signal: AbortSignal,
): AsyncIterable<Event> {
  if (signal.aborted) throw asProblem(signal.reason)
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(asProblem(signal.reason)), { once: true })
  })
  aborted.catch(() => {})
  const iterator = events[Symbol.asyncIterator]()
  for (;;) {
    const next = await Promise.race([iterator.next(), aborted])
    if (next.done) return
    yield next.value
  }
}

function asProblem(reason: unknown): unknown {
  if (!(reason instanceof DOMException) || reason.name !== 'TimeoutError') return reason
  return tookTooLong(reason)
}
