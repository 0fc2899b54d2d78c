import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { z } from 'zod'
import { Interaction, type interact } from '../src/contract/chat/chat.ts'
import { type ImportDocument, ImportResult } from '../src/contract/documents/document-import.ts'
import { searchDocuments } from '../src/contract/documents/document-search.ts'
import { createGraph } from '../src/contract/graphs/graphs.ts'
import type { Service, ServiceRequest } from '../tests/support/service/start-service.ts'

export type Found = z.infer<typeof searchDocuments.output>['passages'][number]

/** A reply may say itself how sure it is. */
const Reply = Interaction.extend({
  grounding: z.enum(['answered', 'nearest', 'nothing']).optional(),
})
export type Reply = z.infer<typeof Reply>

/** What a user's program does: plain requests with a key. Anything but success is thrown. */
export class Client {
  readonly #service: Service
  readonly #key: string

  constructor(service: Service, key: string) {
    this.#service = service
    this.#key = key
  }

  /** The id of a new graph. */
  async createGraph(name: string): Promise<string> {
    const answer = await this.read('/graphs', { json: { name } })
    return createGraph.output.parse(JSON.parse(answer)).graph_id
  }

  /** Imports in one request; resolves when the last line is answered, so all can be found. */
  importAll(documents: readonly ImportDocument[], graphId?: string): Promise<ImportResult[]> {
    const body = documents.map((document) => `${JSON.stringify(document)}\n`).join('')
    return this.#import(graphId, { headers: { 'content-type': 'application/x-ndjson' }, body })
  }

  /** Adds files as `multipart/form-data`. */
  importFiles(paths: readonly string[], graphId?: string): Promise<ImportResult[]> {
    const body = new FormData()
    for (const path of paths) body.append('file', new Blob([readFileSync(path)]), basename(path))
    return this.#import(graphId, { body })
  }

  async #import(graphId: string | undefined, init: ServiceRequest): Promise<ImportResult[]> {
    const place = graphId === undefined ? '' : `?graph_id=${graphId}`
    const answer = await this.read(`/documents/import${place}`, { method: 'POST', ...init })
    const results = answer.trim().split('\n')
    return results.map((line) => readyResult(ImportResult.parse(JSON.parse(line))))
  }

  async search(json: z.input<typeof searchDocuments.input>): Promise<Found[]> {
    const answer = await this.read('/documents/search', { json })
    return searchDocuments.output.parse(JSON.parse(answer)).passages
  }

  /** The answer to a question, asked alone or in a conversation. */
  async ask(
    question: string,
    options: Omit<z.input<typeof interact.input>, 'messages'>,
    earlier: Interaction['messages'] = [],
  ): Promise<Reply> {
    const messages = [...earlier, { role: 'user', content: question }]
    const answer = await this.read('/agent/interactions', { json: { ...options, messages } })
    return Reply.parse(JSON.parse(answer))
  }

  /** The body of a successful answer. */
  async read(path: string, init: ServiceRequest = {}): Promise<string> {
    const response = await this.#service.request(path, { key: this.#key, ...init })
    const body = await response.text()
    if (response.ok) return body
    throw new Error(`${path} answered ${response.status}: ${body.slice(0, 500)}`)
  }
}

/** The milliseconds that something took. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function readyResult(result: ImportResult): ImportResult {
  if (result.status === 'ready') return result
  throw new Error(`Line ${result.line} is ${result.status}: ${JSON.stringify(result.error)}`)
}
