import { setTimeout } from 'node:timers/promises'
import { readEvents } from '../../src/client/read-events.ts'
import { Refused } from '../../src/client/refused.ts'
import { problems } from '../../src/contract/problems/problems.ts'
import type { TestAccount } from '../support/service/operator.ts'
import type { Service, ServiceRequest } from '../support/service/start-service.ts'

type Answer = { readonly status: number; readonly body: Record<string, unknown> }
type Ask = Omit<ServiceRequest, 'key'>

/** A service may not answer for so long; then the same request goes to another one. */
const patienceMs = 15_000
const pauseMs = 100
/** Of the calls that can be left or sent again otherwise, so many are. */
const oddShare = 0.2
/** Somebody who leaves does so within that time, which is about as long as an answer takes. */
const leavesWithinMs = 60
/** Some of the documents are so long that a job indexes them. */
const longShare = 0.05
/** The share of documents that go to a graph, once there is one. */
const inGraphShare = 0.6
const longRest = 'Water comes at nine. '.repeat(51_000)

/**
 * Somebody who adds and deletes documents, makes and deletes graphs, and chats, with an account of their own, whatever
 * happens to the services. What was acknowledged is remembered. Each call has an idempotency key, and is repeated until
 * it is answered.
 */
export class ClientAtWork {
  readonly account: TestAccount
  /** The ids of the documents that must be there, each by its word. */
  readonly documents = new Map<string, string>()
  readonly deleted = new Map<string, string>()
  /** The ids of the graphs that must be there, each by its name. */
  readonly graphs = new Map<string, string>()
  /** What chats were charged, by their keys, with their answers. */
  readonly chats = new Map<string, { readonly charged: number; readonly answer: string }>()
  repeated = 0
  /** How often it has done something. */
  done = 0
  readonly #living: () => readonly Service[]
  readonly #random: () => number
  readonly #name: string
  /** The graphs of documents that are in one of these. */
  readonly #graphOf = new Map<string, string>()
  #calls = 0

  constructor(
    name: string,
    account: TestAccount,
    living: () => readonly Service[],
    random: () => number,
  ) {
    this.#name = name
    this.account = account
    this.#living = living
    this.#random = random
  }

  /** Works until the signal aborts, and finishes the call that is going on. */
  async work(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const chosen = this.#random()
      if (chosen < 0.4) await this.#chat()
      else if (chosen < 0.7) await this.#add()
      else if (chosen < 0.85) await this.#delete()
      else if (chosen < 0.95) await this.#makeGraph()
      else await this.#deleteGraph()
      this.done++
    }
  }

  /** A chat of any kind. Some who ask leave before they have the answer, or the end of it, and ask again. */
  async #chat(): Promise<void> {
    const key = this.#nextKey()
    const content = `Where does ${oneOf([...this.documents.keys(), 'nothing'], this.#random)} grow?`
    const model = oneOf(['snap', 'ponder'], this.#random)
    const reasoning_engine = oneOf(['rag', 'graph', 'web'], this.#random)
    const stream = this.#random() < 0.3
    const json = { messages: [{ role: 'user', content }], model, reasoning_engine, stream }
    if (this.#random() < oddShare) await this.#leave(key, { json })
    const { status, body } = await this.until([200, 502], key, '/agent/interactions', { json })
    // No search engine can be reached: such a question is answered by nobody, and charged to nobody.
    if ((reasoning_engine === 'web') !== (status === 502))
      throw new Error(`A chat was answered ${status} ${JSON.stringify(body)}`)
    if (status === 502) return
    const usage = body.usage as { tokens_consumed: number } // as the contract says
    this.chats.set(key, { charged: usage.tokens_consumed, answer: JSON.stringify(body) })
    if (this.#random() < oddShare) await this.#askOtherwise(key, json)
  }

  async #leave(key: string, ask: Ask): Promise<void> {
    const signal = AbortSignal.timeout(Math.ceil(this.#random() * leavesWithinMs))
    await this.#send(key, '/agent/interactions', ask, signal)
  }

  /** The same key is good for nothing else, and its answer is the one that there was. */
  async #askOtherwise(key: string, json: object): Promise<void> {
    const other = { ...json, messages: [{ role: 'user', content: 'What else grows?' }] }
    await this.until(422, key, '/agent/interactions', { json: other })
    const { body } = await this.until(200, key, '/agent/interactions', { json })
    const { interaction_id } = JSON.parse(this.chats.get(key)?.answer ?? '{}')
    if (body.interaction_id !== interaction_id) throw new Error(`${key} was answered twice`)
  }

  async #add(): Promise<void> {
    const key = this.#nextKey()
    const word = `zq${key.replaceAll(/\W/g, '')}`
    const rest = this.#random() < longShare ? longRest : ''
    const text = `The ${word} grows in the garden of ${this.#name}. ${rest}`
    const graphs = [...this.graphs.values()]
    const isInGraph = graphs.length > 0 && this.#random() < inGraphShare
    const graph_id = isInGraph ? oneOf(graphs, this.#random) : undefined
    const json = { text, external_id: word, graph_id }
    const { body } = await this.until([201, 202], key, '/documents', { json })
    this.documents.set(word, String(body.doc_id))
    if (graph_id !== undefined) this.#graphOf.set(word, graph_id)
  }

  async #delete(): Promise<void> {
    if (this.documents.size === 0) return
    const [word, id] = oneOf([...this.documents], this.#random)
    // Nobody may count on it from here on, nor on its absence until that is acknowledged.
    this.documents.delete(word)
    await this.until([200, 202, 404], this.#nextKey(), `/documents/${id}`, { method: 'DELETE' })
    this.deleted.set(word, id)
  }

  async #makeGraph(): Promise<void> {
    const key = this.#nextKey()
    const { body } = await this.until(201, key, '/graphs', { json: { name: key } })
    this.graphs.set(String(body.name), String(body.graph_id))
  }

  /** What is in a graph goes with it. */
  async #deleteGraph(): Promise<void> {
    if (this.graphs.size === 0) return
    const [name, graphId] = oneOf([...this.graphs], this.#random)
    const within = [...this.documents].filter(([word]) => this.#graphOf.get(word) === graphId)
    for (const [word] of within) this.documents.delete(word)
    const ask = { method: 'DELETE' }
    await this.until([200, 202, 404], this.#nextKey(), `/graphs/${graphId}`, ask)
    this.graphs.delete(name)
    for (const [word, id] of within) this.deleted.set(word, id)
  }

  /** Sends a request again and again until it is answered with one of these; any refusal but "not now" is a failure. */
  async until(
    statuses: number | readonly number[],
    key: string,
    path: string,
    ask: Ask,
  ): Promise<Answer> {
    for (let attempt = 0; ; attempt++) {
      const answer = await this.#send(key, path, ask)
      if (answer && [statuses].flat().includes(answer.status)) return answer
      const { status, body } = answer ?? { status: 503, body: {} }
      if (![409, 503].includes(status))
        throw new Error(`${path} was answered ${status} ${JSON.stringify(body)}`)
      if (attempt === 0) this.repeated++
      await setTimeout(pauseMs)
    }
  }

  /** `undefined` if the service was gone, did not answer in time or broke off. */
  async #send(
    key: string,
    path: string,
    ask: Ask,
    signal = AbortSignal.timeout(patienceMs),
  ): Promise<Answer | undefined> {
    const service = oneOf(this.#living(), this.#random)
    try {
      const answer = await service.request(path, {
        ...ask,
        key: this.account.key,
        headers: { 'idempotency-key': key },
        signal,
      })
      if (answer.headers.get('content-type')?.startsWith('text/event-stream'))
        return await endOf(answer)
      return { status: answer.status, body: (await answer.json()) as Answer['body'] } // answers are objects
    } catch {
      return undefined
    }
  }

  #nextKey(): string {
    return `${this.#name}-${++this.#calls}`
  }
}

/** What the last event of a stream has: the whole answer, or the failure with which it ended. */
async function endOf(answer: Response): Promise<Answer | undefined> {
  try {
    for await (const event of readEvents(answer)) {
      const body = event as Answer['body'] // events are objects
      if (body.type === 'interaction-end') return { status: 200, body }
    }
    return undefined
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { status: problems[error.problem.code], body: { ...error.problem } }
  }
}

export function oneOf<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}
