import type { z } from 'zod'
import { sessionOperations } from '../contract/access/sessions.ts'
import { ImportResult } from '../contract/documents/document-import.ts'
import { Document } from '../contract/documents/documents.ts'
import { operations } from '../contract/operations.ts'
import { problemsOf } from '../contract/problems/problems-of.ts'
import { type Fields, operationRequest } from './operation-request.ts'
import { readEvents } from './read-events.ts'
import { type Refused, refusalOf } from './refused.ts'

const called = { ...operations, ...sessionOperations }
type Called = typeof called
type Name = keyof Called
type Input<Chosen extends Name> = z.input<Called[Chosen]['input']>
type Output<Chosen extends Name> = z.output<Called[Chosen]['output']>
/** The operations that yield events while they work. */
type Telling = {
  [Chosen in Name]: Called[Chosen] extends { events: z.ZodType } ? Chosen : never
}[Name]
type EventOf<Chosen extends Telling> = z.output<Called[Chosen]['events']>

/** How calls are authorised. A page of the service needs neither, as its browser sends the session cookie. */
export type CallerCredentials = { readonly key?: string; readonly cookie?: string }
export type CallOptions = {
  readonly signal?: AbortSignal | undefined
  /** Calls with the same key are one call: the first answer is returned again. */
  readonly idempotencyKey?: string | undefined
}

type FileFields = Readonly<Record<string, string>>

/** A client of the service at `url`, the base URL without a trailing slash. Answers are validated by the contract. */
export class ApiClient {
  readonly #url: string
  readonly #credentials: CallerCredentials

  constructor(url: string, credentials: CallerCredentials = {}) {
    this.#url = url
    this.#credentials = credentials
  }

  /** Makes a call and returns the answer. Throws `Refused` if it is not a success. */
  async call<Chosen extends Name>(
    name: Chosen,
    input: Input<Chosen>,
    options: CallOptions = {},
  ): Promise<Output<Chosen>> {
    const response = await this.send(name, input, headersOf(options), options.signal)
    // The output of the operation's schema is an answer of that operation.
    return called[name].output.parse(await answerOf(response)) as Output<Chosen>
  }

  /** Yields the events of a call; the last one has the whole answer. Throws `Refused`, also between events. */
  async *events<Chosen extends Telling>(
    name: Chosen,
    input: Input<Chosen>,
    options: CallOptions = {},
  ): AsyncGenerator<EventOf<Chosen>> {
    const streaming = { ...input, stream: true }
    const response = await this.send(name, streaming, headersOf(options), options.signal)
    if (!response.ok) throw await refusalOf(response)
    for await (const event of readEvents(response))
      yield called[name].events.parse(event) as EventOf<Chosen> // as above
  }

  /** The rejection of a call that must be rejected, in a way that the contract describes. For tests. */
  async refusal(name: Name, input: Fields): Promise<Refused> {
    const response = await this.send(name, input)
    if (response.ok) throw new Error(`${name} was not refused: ${await response.text()}`)
    const refused = await refusalOf(response)
    if (problemsOf(called[name]).includes(refused.problem.code)) return refused
    throw new Error(`${name} is not described to fail so: ${refused.message}`)
  }

  /** The response as it is, successful or not. */
  send(
    name: Name,
    input: Fields,
    headers: Readonly<Record<string, string>> = {},
    signal?: AbortSignal,
  ): Promise<Response> {
    const { path, init } = operationRequest(called[name], input, headers)
    return this.request(path, { ...init, ...(signal && { signal }) })
  }

  async upload(bytes: Uint8Array, filename: string, fields: FileFields = {}): Promise<Document> {
    return Document.parse(await answerOf(await this.sendFile(bytes, filename, fields)))
  }

  sendFile(
    bytes: Uint8Array,
    filename: string,
    fields: FileFields = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    body.set('file', new Blob([new Uint8Array(bytes)]), filename)
    return this.request('/documents', { method: 'POST', body, headers })
  }

  async import(lines: readonly unknown[], graphId?: string): Promise<ImportResult[]> {
    const response = await this.send('importDocuments', { lines, graph_id: graphId })
    if (!response.ok) throw await refusalOf(response)
    const answered = (await response.text()).trim().split('\n')
    return answered.map((line) => ImportResult.parse(JSON.parse(line)))
  }

  /** The text of a document, to which all offsets refer. */
  async text(docId: string): Promise<string> {
    const response = await this.send('getDocumentContent', { doc_id: docId, format: 'text' })
    if (!response.ok) throw await refusalOf(response)
    return response.text()
  }

  request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    const { key, cookie } = this.#credentials
    if (key !== undefined) headers.set('authorization', `Bearer ${key}`)
    // With a cookie, a browser also says that the request comes from a page of the service.
    if (cookie !== undefined) headers.set('cookie', cookie)
    if (cookie !== undefined) headers.set('sec-fetch-site', 'same-origin')
    return fetch(`${this.#url}${path}`, { ...init, headers })
  }
}

function headersOf({ idempotencyKey }: CallOptions): Readonly<Record<string, string>> {
  return idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }
}

async function answerOf(response: Response): Promise<unknown> {
  if (!response.ok) throw await refusalOf(response)
  return response.json()
}
