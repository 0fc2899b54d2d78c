import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { sessionOperations } from './contract/access/sessions.ts'
import type { InteractionEvent } from './contract/chat/chat.ts'
import type { Operation } from './contract/operation.ts'
import { operations } from './contract/operations.ts'
import type { HttpEvents } from './http/http-events.ts'
import type { Reaper } from './ledger/reaper.ts'
import type { ModelWatch } from './models/model-watch.ts'
import { asServiceError } from './operations/answer/describe-problem.ts'
import type { Handlers } from './operations/handlers.ts'
import type { Storage } from './storage/storage.ts'
import { countOpen } from './storage/upkeep/count-open.ts'

type Counted = {
  readonly storage: Pick<Storage, 'db'>
  /** By the kind of the model. */
  readonly modelWatches: Readonly<Record<string, ModelWatch>>
}
type ReaperEvents = ConstructorParameters<typeof Reaper>[1]

const secondsBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 180]

/** Other paths come from whoever calls, and would make lines without end. */
const routes: ReadonlySet<string> = new Set([
  ...Object.values<Operation>({ ...operations, ...sessionOperations }).map(({ path }) => path),
  ...['/', '/openapi.json', '/livez', '/readyz', '/v1/*', '/api/mcp'],
])

/** Counts what a server does, without any data of accounts. Its methods are heard beside those that log. */
export class ServiceMetrics {
  readonly #registry = new Registry()
  readonly #call = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Time from a request to the head of its answer.',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    buckets: secondsBounds,
    registers: [this.#registry],
  })
  readonly #failure = this.#counter(
    'svc_failures_total',
    'Calls that failed through a bug, the storage or something upstream.',
    ['code'],
  )
  readonly #chat = this.#counter('svc_chats_total', 'Chats that were answered.', [
    ...['engine', 'model', 'grounding'],
  ])
  readonly #settled = this.#counter('svc_tokens_settled_total', 'Tokens charged for chats.', [
    ...['operation', 'model'],
  ])
  readonly #written = this.#counter(
    'svc_chats_written_total',
    'Chats that were answered where a language model is set up, by who wrote the answer.',
    ['by'],
  )
  readonly #sentencesRefused = this.#counter(
    'svc_sentences_refused_total',
    'Sentences of the language model that were left out of answers.',
  )
  readonly #expired = this.#counter(
    'svc_holds_expired_total',
    'Holds of dead processes that were given back.',
  )
  readonly #violation = this.#counter(
    'svc_ledger_invariant_violations_total',
    'Accounts whose books were found not to balance; 0 is right.',
  )

  constructor({ storage: { db }, modelWatches }: Counted) {
    const loop = monitorEventLoopDelay({ resolution: 20 })
    loop.enable()
    this.#countCalls(modelWatches)
    this.#gauge('svc_jobs', 'Jobs that wait or run.', ['kind', 'state'], async (jobs) => {
      jobs.reset()
      for (const { count, ...labels } of (await countOpen(db)).jobs) jobs.set(labels, count)
    })
    this.#gauge('svc_holds_open', 'Holds neither settled nor given back.', [], async (holds) =>
      holds.set((await countOpen(db)).holds),
    )
    this.#gauge('nodejs_eventloop_lag_p99_seconds', 'Of the main thread.', [], (lag) =>
      lag.set(loop.percentile(99) / 1e9),
    )
    this.#gauge('process_resident_memory_bytes', 'Of all threads.', [], (memory) =>
      memory.set(process.memoryUsage.rss()),
    )
  }

  #counter(name: string, help: string, labelNames: readonly string[] = []): Counter {
    return new Counter({ name, help, labelNames, registers: [this.#registry] })
  }

  /** The watches have counted; they are read whenever somebody asks. */
  #countCalls(watches: Counted['modelWatches']): void {
    const registers = [this.#registry]
    const calls: Counter = new Counter({
      name: 'svc_model_calls_total',
      help: 'Calls to the language model and the embedding model, retries not counted.',
      labelNames: ['model', 'outcome'],
      registers,
      collect: () => {
        calls.reset()
        for (const [model, { counts }] of Object.entries(watches))
          for (const [outcome, count] of Object.entries(counts))
            calls.inc({ model, outcome }, count)
      },
    })
  }

  /** A metric that is read whenever somebody asks for it. */
  #gauge(
    name: string,
    help: string,
    labelNames: readonly string[],
    read: (gauge: Gauge) => Promise<void> | void,
  ): void {
    const registers = [this.#registry]
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames,
      registers,
      collect: () => read(gauge),
    })
  }

  /** In the text form of Prometheus. */
  text(): Promise<string> {
    return this.#registry.metrics()
  }

  http({ answered, failed }: HttpEvents): HttpEvents {
    return {
      answered: (call) => {
        answered(call)
        const { method, path, status, durationMs } = call
        const labels = {
          http_request_method: methods.has(method) ? method : '_OTHER',
          http_route: routes.has(path) ? path : '',
          http_response_status_code: status,
        }
        this.#call.observe(labels, durationMs / 1000)
      },
      failed: (failure) => {
        failed(failure)
        this.#failure.inc({ code: asServiceError(failure.error).code })
      },
    }
  }

  reaper(events: ReaperEvents): ReaperEvents {
    return {
      ...events,
      holdsExpired: (count) => {
        events.holdsExpired(count)
        this.#expired.inc(count)
      },
      discrepanciesFound: (found) => {
        events.discrepanciesFound(found)
        this.#violation.inc(found.length)
      },
    }
  }

  /** The handlers, of which that of chats is counted, whichever door it is called through. */
  handlers(handlers: Handlers): Handlers {
    return {
      ...handlers,
      interact: async (...asked) => {
        const begun = await handlers.interact(...asked)
        return Symbol.asyncIterator in begun ? this.#counted(begun, asked[0]) : begun
      },
    }
  }

  async *#counted(
    events: AsyncIterable<InteractionEvent>,
    { model, reasoning_engine: engine }: Parameters<Handlers['interact']>[0],
  ): AsyncIterable<InteractionEvent> {
    for await (const event of events) {
      if (event.type === 'interaction-end') {
        const { grounding = 'none', written_by, usage } = event
        this.#chat.inc({ engine, model, grounding })
        this.#settled.inc({ operation: usage.operation, model }, usage.tokens_consumed)
        if (written_by) {
          this.#written.inc({ by: written_by.name === 'built-in' ? 'built-in' : 'model' })
          this.#sentencesRefused.inc(written_by.refused_sentences)
        }
      }
      yield event
    }
  }
}

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'])
