import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { isRefusedBySystem, noThread } from '../../base/turns/no-thread.ts'
import type { Prompt } from '../../models/language-model.ts'
import type {
  ModelText,
  OnResearchEvent,
  ResearchOutcome,
  ResearchRequest,
  ResearchTools,
} from '../research.ts'
import {
  type FromThread,
  type SettledResult,
  settled,
  type ToThread,
  unwrapped,
} from './research-messages.ts'

type Run = {
  readonly tools: ResearchTools
  readonly onEvent: OnResearchEvent
  readonly end: PromiseWithResolvers<ResearchOutcome>
}

/**
 * Runs research in one worker thread, so that parsing pages and writing reports do not block the main thread. All runs
 * share the thread, as they mostly wait for the web. It starts on demand, and again after it died; its runs then
 * reject.
 */
export class ThreadedResearch implements AsyncDisposable {
  readonly #runs = new Map<number, Run>()
  #worker: Worker | undefined
  #next = 1

  /**
   * Runs `runResearch` in the worker thread, with the language model of this name if there is one; `tools` and
   * `onEvent` are called in the calling thread. Rejects with the error of the run, or with the reason of `signal`.
   */
  async run(
    request: ResearchRequest,
    { modelName, ...tools }: ResearchTools & { readonly modelName?: string | undefined },
    onEvent: OnResearchEvent,
    signal: AbortSignal,
  ): Promise<ResearchOutcome> {
    signal.throwIfAborted()
    const run = this.#next++
    const end = Promise.withResolvers<ResearchOutcome>()
    this.#worker ??= this.#start()
    const worker = this.#worker
    this.#runs.set(run, { tools, onEvent, end })
    const abort = () => {
      this.#send({ kind: 'abort', run }, worker)
      end.reject(signal.reason)
    }
    signal.addEventListener('abort', abort, { once: true })
    try {
      this.#send({ kind: 'begin', run, request, modelName }, worker)
      return await end.promise
    } finally {
      signal.removeEventListener('abort', abort)
      this.#runs.delete(run)
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#worker?.terminate()
  }

  /** Sends only if this worker is still the current one: a new one does not know the run. */
  #send(message: ToThread, worker: Worker): void {
    if (this.#worker === worker) worker.postMessage(message)
  }

  #start(): Worker {
    const worker = new Worker(new URL('./research-thread.ts', import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 512 },
    })
    worker.unref()
    worker.on('message', (message: FromThread) => void this.#hear(message, worker))
    worker.on('error', (error) => {
      this.#lose(worker, isRefusedBySystem(error) ? noThread('research', error) : error)
    })
    void once(worker, 'exit').then(
      () => this.#lose(worker, new Error('The thread of the research has ended')),
      () => {},
    )
    return worker
  }

  async #hear(message: FromThread, worker: Worker): Promise<void> {
    const run = this.#runs.get(message.run)
    if (!run) return
    switch (message.kind) {
      case 'event':
        run.onEvent(message.event)
        return
      case 'end':
        run.end.resolve(outcomeOf(message.answer))
        return
      case 'call': {
        const answer = await settled(use(run.tools, message))
        this.#send({ kind: 'answer', run: message.run, call: message.call, answer }, worker)
      }
    }
  }

  #lose(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    for (const { end } of this.#runs.values()) end.reject(error)
  }
}

/** Calls a tool of a run; the input comes from `runResearch` and has the type of that tool's parameter. */
function use(
  tools: ResearchTools,
  { tool, input }: FromThread & { kind: 'call' },
): Promise<unknown> {
  switch (tool) {
    case 'search':
      return tools.search(input as Parameters<ResearchTools['search']>[0])
    case 'read':
      return tools.read(String(input))
    case 'mayGoOn':
      return tools.mayGoOn(String(input))
    case 'write':
      return writtenBy(tools, input as Prompt)
  }
}

async function writtenBy({ write }: ResearchTools, prompt: Prompt): Promise<ModelText> {
  return write ? write(prompt) : { failure: 'None is set up.' }
}

/** The outcome of a run; rejects with the run's error. */
async function outcomeOf(answer: SettledResult<ResearchOutcome>): Promise<ResearchOutcome> {
  return unwrapped(answer)
}
