import { hash } from 'node:crypto'
import { ServiceError } from '../../base/errors/service-error.ts'
import type { RunningJob } from '../../jobs/running-job.ts'
import type { LanguageModel, Prompt } from '../../models/language-model.ts'
import { ModelFailure } from '../../models/model-failure.ts'
import type { JobWish } from '../../storage/jobs/job.ts'
import type { PageFailure, PageReader, WebPage } from '../../web-access/pages/web-page.ts'
import type { SearchOutcome, WebSearch } from '../../web-access/search/web-search.ts'
import type { ModelText, ResearchTools } from '../research.ts'
import { SharedPolls } from './shared-polls.ts'

/** How often the wish of the account is looked at while pages are read. */
const wishPauseMs = 500

export type Outside = {
  readonly search: WebSearch
  readonly pages: PageReader
  readonly model: Pick<LanguageModel, 'write' | 'name'> | undefined
}

type Pace = { readonly searchingMsMax: number; readonly isPatient: boolean }

/** A search that every engine refused is recorded as well: it must have the same outcome when the job is resumed. */
type Searched =
  | SearchOutcome
  | {
      readonly refusal: {
        readonly message: string
        readonly details: ServiceError['facts']['details']
      }
    }

/**
 * The tools of a run, each call a step of its job. A resumed job gets stored results instead of asking again, and so
 * takes the same course. After `searchingMsMax` milliseconds of work the run may not go on; patient searches wait for
 * engines that may be asked only once in some seconds.
 */
export function recordedTools(
  job: RunningJob,
  { search, pages, model }: Outside,
  { searchingMsMax, isPatient }: Pace,
): ResearchTools & { readonly modelName?: string } {
  const reading = new ReadingUntilFinish(job, pages)
  const working = new WorkingTime()
  return {
    search: async (query) => {
      const name = `search ${digest(JSON.stringify(query))}`
      const paced = { ...query, isPatient }
      const searching = () => searched(search.search(paced, job.job.accountId, job.signal))
      return outcomeOf(await job.step(name, searching))
    },
    read: (url) => job.step(`read ${digest(url)}`, () => reading.read(url)),
    mayGoOn: async (checkpoint) => {
      const { goesOn, workedMs } = await job.step(`checkpoint ${checkpoint}`, async () => {
        const isWanted = (await wishOf(job)) !== null
        const workedMs = working.ms()
        return { goesOn: !isWanted && workedMs < searchingMsMax, workedMs }
      })
      working.isAtLeast(workedMs)
      return goesOn
    },
    ...(model && {
      modelName: model.name,
      write: (prompt) =>
        job.step(`write ${digest(JSON.stringify(prompt))}`, () => written(prompt, model, job)),
    }),
  }
}

/**
 * How long a job was worked on. What its checkpoints recorded counts for a process that resumes it, and the time in
 * which no process ran it does not.
 */
class WorkingTime {
  #beganAt = performance.now()

  ms(): number {
    return performance.now() - this.#beganAt
  }

  isAtLeast(recordedMs: number): void {
    this.#beganAt = Math.min(this.#beganAt, performance.now() - recordedMs)
  }
}

/** Reads pages for a job, until its account wants the report. */
class ReadingUntilFinish {
  readonly #job: RunningJob
  readonly #pages: PageReader
  readonly #polls = new SharedPolls<JobWish | null>(wishPauseMs)

  constructor(job: RunningJob, pages: PageReader) {
    this.#job = job
    this.#pages = pages
  }

  /** The page, or `null` if the report was wanted before it came. */
  async read(url: string): Promise<WebPage | PageFailure | null> {
    const { job, signal } = this.#job
    const stop = new AbortController()
    const reading = this.#pages.read(url, job.accountId, AbortSignal.any([signal, stop.signal]))
    // It rejects with the reason of `stop` once nobody waits for it.
    reading.catch(() => {})
    try {
      return await Promise.race([reading, this.#finish(stop.signal)])
    } finally {
      stop.abort()
    }
  }

  /** Resolves when the account wants the report, or at the next poll after `signal`. */
  async #finish(signal: AbortSignal): Promise<null> {
    for (;;) {
      const wish = await this.#polls.next('wish', () => wishOf(this.#job))
      if (wish !== null || signal.aborted) return null
    }
  }
}

/** What the account wants of the job; to cancel interrupts it. */
async function wishOf(job: RunningJob): Promise<JobWish | null> {
  const wish = await job.wish()
  if (wish === 'cancel') job.interrupt('cancelled')
  return wish
}

/** A failure is recorded as well, so that a resumed job does not wait for a broken model again. */
async function written(
  prompt: Prompt,
  model: Pick<LanguageModel, 'write'>,
  job: RunningJob,
): Promise<ModelText> {
  try {
    return { text: await model.write(prompt, job.job.accountId, job.signal) }
  } catch (error) {
    if (error instanceof ModelFailure) return { failure: error.message }
    throw error
  }
}

async function searched(searching: Promise<SearchOutcome>): Promise<Searched> {
  try {
    return await searching
  } catch (error) {
    if (!(error instanceof ServiceError && error.code === 'upstream_error')) throw error
    return { refusal: { message: error.message, details: error.facts.details } }
  }
}

function outcomeOf(searched: Searched): SearchOutcome {
  if (!('refusal' in searched)) return searched
  const { message, details } = searched.refusal
  throw new ServiceError('upstream_error', message, details ? { details } : {})
}

function digest(text: string): string {
  return hash('sha256', text)
}
