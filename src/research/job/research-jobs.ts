import { notFound } from '../../base/errors/not-found.ts'
import { ServiceError } from '../../base/errors/service-error.ts'
import { newId } from '../../base/ids.ts'
import type { Thinking } from '../../base/thinking.ts'
import { inHalfTokens } from '../../base/token-amounts.ts'
import { prices } from '../../contract/prices.ts'
import { Problem } from '../../contract/problems/problem.ts'
import { type ResearchEvent, ResearchProgress } from '../../contract/research/research-events.ts'
import type { ResearchResult } from '../../contract/research/research-result.ts'
import type { JobRunner } from '../../jobs/job-runner.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import { jobId } from '../../storage/jobs/job.ts'
import type { ResearchStore, StoredResearch } from '../../storage/research/research-store.ts'
import type { Page, PageOf } from '../../storage/statements/page.ts'
import { webIsOff } from '../../web-access/web-is-off.ts'
import { builtInResearchMind } from '../built-in/built-in-research-mind.ts'
import type { ResearchOutcome } from '../research.ts'
import { highestPrice } from '../research-price.ts'
import { endOf, keptNoLonger, unfinished, withoutReport } from './research-ends.ts'
import { inputOf, ResearchInput, type ResearchWanted } from './research-input.ts'
import { SharedPolls } from './shared-polls.ts'

/** A stored job with its input parsed. */
export type ResearchJob = Omit<StoredResearch, 'input' | 'problem' | 'answer'> & {
  readonly input: ResearchInput
  readonly problem: Problem | undefined
  readonly result: ResearchResult | undefined
}

export type Proposal = {
  readonly questions: readonly string[]
  readonly priceMax: Readonly<Record<Thinking, number>>
}

export type ReportParts = {
  readonly details: Pick<ResearchOutcome, 'statements' | 'disagreements' | 'graph'> & {
    readonly markdown: string
  }
  /** The document of the report. */
  readonly docId: string
  /** The documents of the sources, in the order of the sources. */
  readonly sourceDocIds: readonly string[]
}

/** A job, and the number of its last event, read just after the job. */
type Look = { readonly job: ResearchJob; readonly lastEvent: number }

/** How often those who follow a job poll the storage: another process may run the job, and tells nobody directly. */
const pollMs = 150
const eventsTogether = 200

type BegunResearch = {
  readonly researchId: string
  /** Whether the job was begun by an earlier call under the same idempotency key. */
  readonly isJoined: boolean
}

/** Accepts research jobs and reports their progress. A job runs whether or not anybody follows it. */
export class ResearchJobs {
  readonly #store: ResearchStore
  readonly #ledger: Ledger
  readonly #jobs: JobRunner
  readonly #openMax: number
  readonly #isWebOff: boolean
  readonly #polls = new SharedPolls<Look>(pollMs)

  /** `openMax`: the most unfinished jobs of one account. `isWebOff`: only research of documents may begin. */
  constructor(
    parts: { store: ResearchStore; ledger: Ledger; jobs: JobRunner; isWebOff: boolean },
    openMax: number,
  ) {
    this.#isWebOff = parts.isWebOff
    this.#store = parts.store
    this.#ledger = parts.ledger
    this.#jobs = parts.jobs
    this.#openMax = openMax
  }

  /** Suggests questions about a topic, with the highest prices in tokens; free, and before any job exists. */
  async propose(topic: string): Promise<Proposal> {
    const questions = await builtInResearchMind.proposeQuestions(topic)
    const { effort } = await builtInResearchMind.plan({ topic })
    const most = { ...effort, facets: Math.max(effort.facets, questions.length) }
    const priceMax = { snap: highestPrice('snap', most), ponder: highestPrice('ponder', most) }
    return { questions, priceMax }
  }

  /**
   * Holds the highest price and creates a job, in one transaction. For an idempotency key that was used before, returns
   * the earlier job's id or its result. Throws `insufficient_tokens`, `too_many_concurrent_requests`, or
   * `permission_denied` if it would read the web and that is off.
   */
  async begin(
    wanted: ResearchWanted,
  ): Promise<BegunResearch | { readonly replay: ResearchResult }> {
    await this.#demand(wanted)
    const { accountId, cappedKeyId, thinking, idempotency } = wanted
    const researchId = newId('research')
    const { least, most } = prices.research[thinking]
    const hold = this.#ledger.holdFor({
      accountId,
      operationId: researchId,
      idempotency,
      cappedKeyId,
      amount: inHalfTokens(most),
      least: inHalfTokens(least),
    })
    const input = inputOf(wanted)
    const openMax = this.#openMax
    const begun = await this.#ledger.begin(
      () => this.#store.write.beginResearch({ accountId, researchId, input, hold, openMax }),
      // Under an idempotency key, a repeated call joins the job.
      async () => {
        if (!idempotency) await this.#wish(accountId, researchId, 'cancel')
      },
    )
    if (begun.outcome === 'done') {
      if (begun.body === '') throw keptNoLonger()
      return { replay: resultOf(begun.body) }
    }
    if (begun.outcome === 'running') return { researchId: begun.researchId, isJoined: true }
    this.#jobs.wake()
    return { researchId, isJoined: false }
  }

  /**
   * Demands that the research can begin. Under a key it may have been done, and paid for, before its graph was deleted or
   * the web was turned off: then there is nothing to demand.
   */
  async #demand(wanted: ResearchWanted): Promise<void> {
    const { accountId, reads, idempotency, demand } = wanted
    try {
      if (this.#isWebOff && reads !== 'documents') throw webIsOff()
      await demand?.()
    } catch (error) {
      const isClaimed = idempotency && (await this.#store.isClaimed({ accountId, ...idempotency }))
      if (!isClaimed) throw error
    }
  }

  async list(accountId: string, page: Page): Promise<PageOf<ResearchJob>> {
    const { entries, hasMore } = await this.#store.list(accountId, page)
    return { entries: entries.map(researchOf), hasMore }
  }

  /** Throws `not_found` if the account has no such job. */
  async get(accountId: string, researchId: string): Promise<ResearchJob> {
    const found = await this.#store.find(accountId, researchId)
    if (!found) throw notFound('research', 'research_id')
    return researchOf(found)
  }

  /**
   * Cancels a job, which is then not charged; waits up to `cancelPatienceMs` for it to end. A finished job stays as it
   * is. Throws `not_found`.
   */
  async cancel(accountId: string, researchId: string): Promise<ResearchJob> {
    await this.get(accountId, researchId)
    await this.#wish(accountId, researchId, 'cancel')
    this.#jobs.cancel(jobId({ kind: 'research', subject: researchId }))
    await this.#jobs.over('research', [researchId], cancelPatienceMs)
    return this.get(accountId, researchId)
  }

  /** Asks a job to stop searching and write its report. A finished job stays as it is. Throws `not_found`. */
  async finish(accountId: string, researchId: string): Promise<ResearchJob> {
    await this.get(accountId, researchId)
    await this.#wish(accountId, researchId, 'finish')
    return this.get(accountId, researchId)
  }

  /**
   * Deletes a job that is over, with its events and its answer; the documents that it left stay. Throws `not_found`,
   * and `conflict` while the job is unfinished.
   */
  async remove(accountId: string, researchId: string): Promise<void> {
    const removal = await this.#store.write.deleteResearch({ accountId, researchId })
    if (removal === 'none') throw notFound('research', 'research_id')
    if (removal === 'unfinished') throw unfinished()
  }

  /**
   * The report of a job with its evidence. Throws `conflict` if the job has no report, and `not_found` if the report is
   * no longer stored.
   */
  async report(accountId: string, researchId: string): Promise<ReportParts> {
    const { state, result } = await this.get(accountId, researchId)
    if (state !== 'done') throw withoutReport(state)
    const details = await this.#store.result(accountId, researchId)
    if (!result || details === undefined)
      throw new ServiceError('not_found', 'The report of the research is kept no longer.')
    return {
      // `research-work.ts` stored these details, made by its `detailsOf`.
      details: details as ReportParts['details'],
      docId: result.doc_id,
      sourceDocIds: result.sources.map((one) => one.doc_id),
    }
  }

  /**
   * Yields the events numbered above `after` as they are stored, and last the result. Ends early when `signal` aborts.
   * Throws the stored problem of a failed job, and `conflict` if the job was cancelled. An outage of the storage is
   * waited for as long as for a charge, as the job goes on meanwhile; then the error is `storage_unavailable`.
   */
  async *follow(
    accountId: string,
    researchId: string,
    { after = 0, signal }: { after?: number | undefined; signal?: AbortSignal } = {},
  ): AsyncGenerator<ResearchEvent> {
    const read = this.#ledger.readOn.bind(this.#ledger)
    const lookNow = () => this.#look(accountId, researchId)
    let look = await read(lookNow)
    const { topic, model } = look.job.input
    if (after < 1)
      yield { type: 'research-start', number: 1, research_id: researchId, topic, model }
    let seen = Math.max(1, after)
    while (!signal?.aborted) {
      const isBehind = seen < look.lastEvent
      const after = seen
      const events = isBehind
        ? await read(() => this.#store.events(researchId, after, eventsTogether))
        : []
      for (const event of events) {
        yield ResearchProgress.parse(event)
        seen = event.number
      }
      if (events.length > 0) continue
      const end = endOf(look.job)
      if (end) {
        const number = 1 + look.lastEvent
        if (number > after) yield { type: 'research-end', number, ...end }
        return
      }
      look = await this.#polls.next(researchId, () => read(lookNow))
    }
  }

  async #look(accountId: string, researchId: string): Promise<Look> {
    // The job is read first: a job that has ended had stored all its events before.
    const job = await this.get(accountId, researchId)
    return { job, lastEvent: await this.#store.lastEvent(researchId) }
  }

  async #wish(accountId: string, subject: string, wish: 'cancel' | 'finish'): Promise<void> {
    await this.#store.write.storeWish({ kind: 'research', accountId, subject, wish })
    this.#jobs.wake()
  }
}

/** How long `cancel` waits for the job to end. */
const cancelPatienceMs = 1_000

function researchOf({ input, problem, answer, ...same }: StoredResearch): ResearchJob {
  return {
    ...same,
    input: ResearchInput.parse(input),
    problem: problem === undefined ? undefined : Problem.parse(problem),
    result: answer === null ? undefined : resultOf(answer),
  }
}

/** `describeResult` has parsed it before it was stored, and whoever answers with it parses it again. */
function resultOf(answer: string): ResearchResult {
  return JSON.parse(answer) as ResearchResult
}
