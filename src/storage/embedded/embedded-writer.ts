import { on, once } from 'node:events'
import { isMarkedAsUntransferable, Worker } from 'node:worker_threads'
import type { QueryResult } from 'kysely'
import type { SchemaListener } from '../schema-change.ts'
import {
  toError,
  type WriterConfig,
  type WriterReply,
  type WriterRequest,
  type WriterStart,
} from './writer-messages.ts'

type Waiting = { resolve(result: unknown): void; reject(error: Error): void }
/** `Omit` applied to each member of a union. */
type Question = WriterRequest extends infer One
  ? One extends WriterRequest
    ? Omit<One, 'id'>
    : never
  : never

/** Shorter byte arrays are copied, as transferring them gains nothing. */
const handedOverBytesMin = 64 * 1024

/** The only writer of a SQLite file in this process: a worker thread, so that no sync to disk blocks the service. */
export class EmbeddedWriter implements AsyncDisposable {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #nextId = 1
  #failure: Error | undefined

  private constructor(worker: Worker) {
    this.#worker = worker
    worker.on('message', (reply: WriterReply) => this.#settle(reply))
    worker.on('error', (error) => this.#failAll(error))
    worker.on('exit', () => this.#failAll(new Error('The writer thread of the store has stopped')))
  }

  static async open(config: WriterConfig, onSchemaChange: SchemaListener): Promise<EmbeddedWriter> {
    const worker = new Worker(new URL('./writer-thread.ts', import.meta.url), {
      workerData: config,
      resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 1024 },
    })
    await Promise.race([
      untilReady(worker, onSchemaChange),
      once(worker, 'exit').then(() => {
        throw new Error('The writer thread of the store could not start')
      }),
    ])
    return new EmbeddedWriter(worker)
  }

  /** Transfers long byte arrays of the input to the writer thread; the caller's become empty. */
  write(name: string, input: unknown): Promise<unknown> {
    return this.#ask({ kind: 'write', name, input })
  }

  async statement<Row>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
    // The thread answers a `statement` request with the result of its statement.
    return (await this.#ask({ kind: 'statement', sql, parameters })) as QueryResult<Row>
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#failure) return
    const stopped = once(this.#worker, 'exit')
    this.#worker.postMessage({ id: 0, kind: 'close' })
    await stopped
  }

  #ask(question: Question): Promise<unknown> {
    if (this.#failure) return Promise.reject(this.#failure)
    const id = this.#nextId++
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage({ ...question, id }, [...new Set(longBytes(question))])
    })
  }

  #settle(reply: WriterReply): void {
    const waiting = this.#waiting.get(reply.id)
    this.#waiting.delete(reply.id)
    if ('failure' in reply) waiting?.reject(toError(reply.failure))
    else waiting?.resolve(reply.result)
  }

  #failAll(error: Error): void {
    this.#failure ??= error
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}

async function untilReady(worker: Worker, onSchemaChange: SchemaListener): Promise<void> {
  const messages: AsyncIterable<WriterStart[]> = on(worker, 'message')
  for await (const [started] of messages) {
    if (started === 'ready') return
    if (started) onSchemaChange(started)
  }
}

/**
 * The buffers to transfer: those of long byte arrays that own their memory. Copies would stay in memory until garbage
 * collection.
 */
function longBytes(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value))
    return value instanceof Uint8Array && isHandedOver(value) ? [value.buffer] : []
  if (Array.isArray(value)) return value.flatMap(longBytes)
  return value instanceof Object ? Object.values(value).flatMap(longBytes) : []
}

function isHandedOver(bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = bytes
  if (byteLength < handedOverBytesMin || byteLength < buffer.byteLength) return false
  return buffer instanceof ArrayBuffer && !isMarkedAsUntransferable(buffer)
}
