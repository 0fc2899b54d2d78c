import type { z } from 'zod'
import { ImportResult } from '../../src/contract/document-import.ts'
import { Document } from '../../src/contract/documents.ts'
import type { Operation } from '../../src/contract/operation.ts'
import { type Operations, operations } from '../../src/contract/operations.ts'
import { type Problem, ProblemBody } from '../../src/contract/problem.ts'
import { problemsOf } from '../../src/contract/problems-of.ts'
import { type Fields, operationRequest } from './operation-request.ts'

export type Credentials = { readonly key?: string; readonly cookie?: string }

type Name = keyof Operations
type Input<Called extends Name> = z.input<Operations[Called]['input']>
type Output<Called extends Name> = z.output<Operations[Called]['output']>
type FileFields = Readonly<Record<string, string>>

/** One caller of a running service: what it is answered is checked against the contract. */
export class ApiClient {
  readonly #url: string
  readonly #credentials: Credentials

  constructor(url: string, credentials: Credentials) {
    this.#url = url
    this.#credentials = credentials
  }

  /** The answer; throws `Refused` if the call is no success. */
  async call<Called extends Name>(name: Called, input: Input<Called>): Promise<Output<Called>> {
    const response = await this.send(name, input)
    // What the schema of an operation parses is an answer of that operation.
    return operations[name].output.parse(await answerOf(response)) as Output<Called>
  }

  /** What a call that is refused is told. */
  async refusal(name: Name, input: Fields): Promise<Refused> {
    const response = await this.send(name, input)
    if (response.ok) throw new Error(`${name} was not refused: ${await response.text()}`)
    const refused = await refusalOf(response)
    if (problemsOf(operations[name]).includes(refused.problem.code)) return refused
    throw new Error(`${name} is not described to fail so: ${refused.message}`)
  }

  send(name: Name, input: Fields, more: Readonly<Record<string, string>> = {}): Promise<Response> {
    const { path, init } = operationRequest(operations[name] as Operation, input, more)
    return this.request(path, init)
  }

  async upload(bytes: Uint8Array, filename: string, fields: FileFields = {}): Promise<Document> {
    return Document.parse(await answerOf(await this.sendFile(bytes, filename, fields)))
  }

  sendFile(bytes: Uint8Array, filename: string, fields: FileFields = {}): Promise<Response> {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    body.set('file', new Blob([new Uint8Array(bytes)]), filename)
    return this.request('/documents', { method: 'POST', body })
  }

  async import(lines: readonly unknown[], graphId?: string): Promise<ImportResult[]> {
    const response = await this.send('importDocuments', { lines, graph_id: graphId })
    if (!response.ok) throw await refusalOf(response)
    const answered = (await response.text()).trim().split('\n')
    return answered.map((line) => ImportResult.parse(JSON.parse(line)))
  }

  /** The text that all offsets count in. */
  async text(docId: string): Promise<string> {
    const response = await this.send('getDocumentContent', { doc_id: docId, format: 'text' })
    if (!response.ok) throw await refusalOf(response)
    return response.text()
  }

  request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    const { key, cookie } = this.#credentials
    if (key !== undefined) headers.set('authorization', `Bearer ${key}`)
    // A browser says with a cookie from where it is sent: here, from our own page.
    if (cookie !== undefined) headers.set('cookie', cookie)
    if (cookie !== undefined) headers.set('sec-fetch-site', 'same-origin')
    return fetch(`${this.#url}${path}`, { ...init, headers })
  }
}

export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number
  readonly problem: Problem

  constructor(status: number, problem: Problem) {
    super(`${status} ${problem.code}: ${problem.message}`)
    this.status = status
    this.problem = problem
  }
}

async function answerOf(response: Response): Promise<unknown> {
  if (!response.ok) throw await refusalOf(response)
  return response.json()
}

/** What a refusal tells; of an import, what is told of its first line. */
export async function refusalOf(response: Response): Promise<Refused> {
  const [first = ''] = (await response.text()).split('\n')
  return new Refused(response.status, ProblemBody.parse(JSON.parse(first)).error)
}
