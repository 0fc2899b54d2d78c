import { availableParallelism } from 'node:os'
import { notFound } from '../base/errors/not-found.ts'
import { ServiceError } from '../base/errors/service-error.ts'
import { FairThreads } from '../base/turns/fair-threads.ts'
import type { FoundPassage, Passage } from '../evidence/passage.ts'
import { EmbeddingMind } from '../mind/embedding-mind.ts'
import type { Answer, Mind } from '../mind/mind.ts'
import { ModelMind } from '../mind/model/model-mind.ts'
import { type RunMindCall, ThreadedMind } from '../mind/threaded-mind.ts'
import type { EmbeddingModel } from '../models/embedding-model.ts'
import type { LanguageModel } from '../models/language-model.ts'
import type { Reach } from '../storage/index/index-view.ts'
import type {
  AnsweredSearch,
  AnswerOutcome,
  FindOutcome,
  QuestionThreadConfig,
  Snippet,
} from './question-thread.ts'
import { QuestionVectors } from './question-vectors.ts'
import { type Correction, Misspelt } from './retrieval/spelling/corrected.ts'
import type { Search } from './search.ts'
import { type PageSearch, passagesIn, type RankedPassages } from './web/rank-passages.ts'

export type Retrieval = {
  /**
   * Finds the passages that an engine would read, best first. Throws `not_found` if the account has no such graph or
   * document, and `Misspelt` if words of the question are, and the search asks for that.
   */
  find(search: Search, signal: AbortSignal): Promise<FoundPassages>
  /** Searches and composes the answer of the built-in mind in one thread. Throws what `find` throws. */
  answer(asked: AnsweredSearch, signal: AbortSignal): Promise<AnsweredPassages>
  /** The languages of the documents in reach. */
  languagesOfAll(reach: Reach, signal: AbortSignal): Promise<readonly string[]>
}

export type FoundPassages<Found = Passage> = {
  readonly passages: readonly Found[]
  /** How many documents in reach were still being indexed, so that nothing of them could be found. */
  readonly documentsIndexing: number
}

export type AnsweredPassages = FoundPassages<FoundPassage> & {
  readonly answer: Answer
}

/** Finds passages for `POST /documents/search`, without answering. */
export type SnippetSearch = {
  findSnippets(search: Search, signal: AbortSignal): Promise<FoundSnippets>
}

export type FoundSnippets = {
  readonly snippets: readonly Snippet[]
  /** The words of the question that are misspelt, where it was searched for what is meant instead. */
  readonly corrections: readonly Correction[]
}

/**
 * At least two threads, so that one account cannot occupy all of them. In a server two are always ready unless it is
 * set otherwise, so that another account does not wait for its thread to start; that takes 34 MB more at rest than one.
 * A question of several searches takes some milliseconds of a thread; one that reaches the time limit is not an
 * ordinary question.
 */
const threadsMin = 2
const limits = {
  what: 'questions',
  waitingOfOneMax: 64,
  waitingMax: 512,
  waitMsMax: 30_000,
  workMsMax: 20_000,
}

/**
 * The heap of a thread without its caches, of which 53 MB are used at rest and 260 MB were seen, most of that garbage. A
 * thread that exceeds it by a large allocation ends the whole process, so nothing may come near. V8 collects more often
 * the nearer a limit is: with 512 MB a question takes 10 to 18 % more CPU, and 320 instead of 340 MB are resident after
 * a load by graph; with this as much as without a limit before.
 */
const heapMegabytesMax = 2_048
/** The caches have twice as much room as they may take, as their sizes are estimates. */
const cachesOnHeap = 2

/**
 * Runs retrieval and the built-in mind in worker threads, each with its own connection to the storage; they serve the
 * accounts in turn.
 */
export class QuestionThreads implements Retrieval, SnippetSearch, AsyncDisposable {
  readonly #threads: FairThreads
  readonly #vectors: QuestionVectors | undefined

  /**
   * `memoryBytesMax` bounds the cached parts of the index, of all threads together, in bytes. So many `readyThreads`
   * are started now and kept, the others when there is a question for them. With an embedding model, passages are found
   * by their vectors too, whose codes take up to a quarter of the memory more in each thread.
   */
  constructor(
    {
      storage,
      memoryBytesMax,
      readyThreads = threadsMin,
    }: { storage: QuestionThreadConfig['storage']; memoryBytesMax: number; readyThreads?: number },
    embedding?: EmbeddingModel,
  ) {
    this.#vectors = embedding && new QuestionVectors(embedding)
    const threads = Math.max(threadsMin, availableParallelism() - 1)
    const config: QuestionThreadConfig = {
      storage,
      cacheBytesMax: memoryBytesMax / threads,
      // Each thread needs all codes of an account: a share of them would find nothing of the rest.
      codeBytesMax: memoryBytesMax / 4,
    }
    this.#threads = new FairThreads({
      filename: new URL('./question-thread.ts', import.meta.url).href,
      workerData: config,
      minThreads: readyThreads,
      atOnceMax: threads,
      atOnceOfOneMax: threads - 1,
      ...limits,
      readsStorage: true,
      // A small young generation of the heap, so that the garbage of a question is collected soon; with half of this a
      // question by graph takes 15 % more CPU, with twice as much it takes no less. `--max-semi-space-size` overrides
      // it.
      resourceLimits: {
        maxYoungGenerationSizeMb: 32,
        maxOldGenerationSizeMb: heapMegabytesMax + cachesOnHeap * (config.cacheBytesMax / 2 ** 20),
      },
    })
  }

  /**
   * The mind for one account, run in these threads, which knows what is near in meaning if there is an embedding model;
   * `model` writes its answers, if there is one.
   */
  mindOf(accountId: string, model: LanguageModel | undefined): Mind {
    const run: RunMindCall = (name, asked, signal) =>
      this.#threads.run(accountId, name, asked, { signal })
    const threaded = new ThreadedMind(run)
    const builtIn = this.#vectors
      ? new EmbeddingMind(this.#vectors.nearnessFor(accountId), threaded, run)
      : threaded
    return model ? new ModelMind(model, accountId, builtIn, run) : builtIn
  }

  async find(search: Search, signal: AbortSignal): Promise<FoundPassages> {
    const { accountId } = search.reach
    const placed = await this.#withVector(search, signal)
    const run = this.#threads.run<FindOutcome>(accountId, 'find', placed, { signal })
    return asWritten(foundOf(await run, search))
  }

  async findSnippets(search: Search, signal: AbortSignal): Promise<FoundSnippets> {
    const { accountId } = search.reach
    const placed = await this.#withVector(search, signal)
    const run = this.#threads.run<FindOutcome<Snippet>>(accountId, 'findSnippets', placed, {
      signal,
    })
    const { passages, corrections = [] } = foundOf(await run, search)
    return { snippets: passages, corrections }
  }

  async answer(asked: AnsweredSearch, signal: AbortSignal): Promise<AnsweredPassages> {
    const { accountId } = asked.search.reach
    const placed = { ...asked, search: await this.#withVector(asked.search, signal) }
    const outcome = await this.#threads.run<AnswerOutcome>(accountId, 'answer', placed, { signal })
    const found = asWritten(foundOf(outcome, asked.search))
    if (!outcome.answer) throw new Error('What was found was not answered from')
    return { ...found, answer: outcome.answer }
  }

  languagesOfAll(reach: Reach, signal: AbortSignal): Promise<readonly string[]> {
    return this.#threads.run(reach.accountId, 'languagesOfAll', reach, { signal })
  }

  /**
   * Ranks passages of pages that are not in the index, best first; throws `Misspelt` if words of the question are, and
   * the search asks for that.
   */
  async rankPassages(
    accountId: string,
    search: PageSearch,
    signal: AbortSignal,
  ): Promise<readonly Passage[]> {
    const run = this.#threads.run<RankedPassages>(accountId, 'rankPassages', search, { signal })
    return passagesIn(await run)
  }

  async #withVector(search: Search, signal: AbortSignal): Promise<Search> {
    if (!this.#vectors || search.reads) return search
    const { question, context = '', reach } = search
    const text = `${question} ${context}`.trim()
    return { ...search, vector: await this.#vectors.of(text, reach.accountId, signal) }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#threads[Symbol.asyncDispose]()
  }
}

/** What was found, unless the question is misspelt. */
function asWritten<Found>(found: FoundPassages<Found> & { readonly corrections?: Corrections }) {
  if (found.corrections) throw new Misspelt(found.corrections)
  return found
}

type Corrections = readonly Correction[]

function foundOf<Found>(
  outcome: FindOutcome<Found>,
  { reach }: Search,
): FoundPassages<Found> & { readonly corrections?: Corrections } {
  if ('problem' in outcome) {
    const { code, message, facts } = outcome.problem
    // The only conflict is that the document of the reach is still being indexed.
    const param = code === 'conflict' && { param: 'target_doc_id' }
    throw new ServiceError(code, message, { ...facts, ...param })
  }
  const { passages, documentsIndexing, corrections } = outcome
  if (passages) return { passages, documentsIndexing, ...(corrections && { corrections }) }
  throw reach.docId === undefined
    ? notFound('graph', 'target_graph_id')
    : notFound('document', 'target_doc_id')
}
