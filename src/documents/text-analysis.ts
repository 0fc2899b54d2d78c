import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { Packed } from '../base/packed.ts'
import type { NewContent } from '../storage/chunk-writes.ts'
import type { ChunkRun } from './analyse-chunks.ts'
import type * as thread from './analysis-thread.ts'

/** Finds the language, chunks, entities and postings of texts, in worker threads. */
export class TextAnalysis implements AsyncDisposable {
  readonly #threads = new Piscina({
    filename: new URL('./analysis-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 10_000,
    resourceLimits: { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 512 },
  })

  texts(texts: readonly thread.WholeText[]): Promise<thread.Analysis> {
    return this.#threads.run(texts, { name: 'analyseTexts' })
  }

  plan(text: thread.Text): Promise<thread.Plan> {
    return this.#threads.run(text, { name: 'planText' })
  }

  restore(outlined: thread.Outlined): Promise<string> {
    return this.#threads.run(outlined, { name: 'restore' })
  }

  run(run: ChunkRun): Promise<Packed<NewContent>> {
    return this.#threads.run(run, { name: 'analyseRun' })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#threads.destroy()
  }
}
